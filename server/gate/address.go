package gate

import (
	"net/http"
	"net/netip"
	"sync"
	"time"

	"sightline/server/room/rate"
)

// addresses holds one bucket an address. Behind a reverse proxy that we do not know of all players count as one: the rates
// allow for a table.
type addresses struct {
	rate, burst float64
	most        int

	mu   sync.Mutex
	each map[netip.Prefix]*rate.Bucket
}

// take says whether the request's address may do it once more now.
func (a *addresses) take(r *http.Request, now time.Time) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	who := address(r)
	b := a.each[who]
	if b == nil {
		if len(a.each) >= a.most {
			a.forget(now)
		}
		if len(a.each) >= a.most {
			return false // more strangers at once than we can watch: the new ones wait
		}
		if a.each == nil {
			a.each = map[netip.Prefix]*rate.Bucket{}
		}
		b = new(rate.Bucket)
		a.each[who] = b
	}
	return b.Take(now, a.rate, a.burst)
}

// forget drops those for whom remembering changes nothing.
func (a *addresses) forget(now time.Time) {
	for who, b := range a.each {
		if b.Full(now, a.rate, a.burst) {
			delete(a.each, who)
		}
	}
}

// address is the other end's address; of IPv6 the 64 bits of its network, since one machine has as many of the rest as it likes.
func address(r *http.Request) netip.Prefix {
	ap, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil {
		return netip.Prefix{}
	}
	ip := ap.Addr().Unmap()
	bits := 32
	if ip.Is6() {
		bits = 64
	}
	p, _ := ip.WithZone("").Prefix(bits) // bits fit the family
	return p
}
