package panel

import (
	"fmt"
	"testing"

	"sightline/client/app"
	"sightline/client/panel/dom"
	"sightline/client/panel/dom/domtest"
	"sightline/server/wire"
)

// BenchmarkRedraw is a fight: 50 lines in the turn list and as many tokens, 200 notes, and the turn goes on with each draw.
func BenchmarkRedraw(b *testing.B) {
	m := table("cs", wire.GM)
	m.View.Turn.Entries, m.View.Tokens = nil, nil
	for i := range 50 {
		id := wire.TokenID(i + 1)
		m.View.Tokens = append(m.View.Tokens, wire.Token{ID: id, Name: fmt.Sprint("Žoldák ", i), Sheet: &wire.Sheet{HP: 5, MaxHP: 9}})
		m.View.Turn.Entries = append(m.View.Turn.Entries, wire.Entry{ID: wire.EntryID(i + 1), Token: id, Name: fmt.Sprint("Žoldák ", i)})
	}
	for i := range 200 {
		m.Notes = append(m.Notes, wire.Note{ID: wire.NoteID(i + 1), Name: "Eva", Text: "útočím"})
	}
	doc := domtest.NewDocument()
	root := dom.NewRoot(doc, doc.Body)
	root.Draw(View(m, func(app.Msg) {}))
	doc.Ops = 0
	for i := 0; b.Loop(); i++ {
		m.View.Turn.Entries[i%50].Now = false
		m.View.Turn.Entries[(i+1)%50].Now = true
		root.Draw(View(m, func(app.Msg) {}))
	}
	b.ReportMetric(float64(doc.Ops)/float64(b.N), "ops/redraw")
}
