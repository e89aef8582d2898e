package app

import "sightline/server/wire"

// The keys of what Update says in toasts; client/lang puts each into Czech and English. The comment is the English text.
const (
	SayCopied     = "toast.copied"      // Copied.
	SayCopyFailed = "toast.copyFailed"  // Copy it by hand: this page may not use the clipboard.
	SayOnlyGM     = "toast.onlyGM"      // Only the GM can lay a map.
	SayNotAMap    = "toast.notAMap"     // %s is neither a map (.dd2vtt, .uvtt) nor a picture (PNG, JPEG, WebP).
	SayNoToken    = "toast.selectToken" // Select a token first.
	SayStopped    = "toast.stopped"     // Stopped here.
	SayLost       = "toast.lost"        // The connection was lost; trying again.
	SayBack       = "toast.back"        // Connected again.
	SayNoFreeCell = "toast.noFreeCell"  // There is no free place here.
	SayBreakOver  = "toast.breakOver"   // The break is over.
	SayYourTurn   = "toast.yourTurn"    // It is %s's turn: yours.
	SayNotDamage  = "toast.notDamage"   // %s is no kind of damage.
	SayBadLine    = "toast.badLine"     // Line %d can't be read.
)

// toastFor is how long a notice stays, in milliseconds.
const toastFor = 6000

func (m *Model) toast(bad bool, s Say) {
	m.nextToast++
	m.Toasts = append(m.Toasts, Toast{m.nextToast, s, bad, m.Now + toastFor})
	if n := len(m.Toasts); n > 5 {
		m.Toasts = append([]Toast(nil), m.Toasts[n-5:]...)
	}
	m.Stale = true
}

func (m *Model) say(key string, args ...any) { m.toast(false, Say{Key: key, Args: args}) }

func (m *Model) warn(key string, args ...any) { m.toast(true, Say{Key: key, Args: args}) }

func (m *Model) refuse(r wire.Reason) { m.toast(true, Say{Reason: r}) }

func (m *Model) closeToast(id int) {
	for i, t := range m.Toasts {
		if t.ID == id {
			m.Toasts = append(append([]Toast(nil), m.Toasts[:i]...), m.Toasts[i+1:]...)
			m.Stale = true
			return
		}
	}
}
