package gate

import (
	"net/http"

	"sightline/maps/samples"
)

// sampleMap is a map that ships inside the program, for the page.
type sampleMap struct {
	Name  string `json:"name"`
	Title string `json:"title"`
}

// samples lists the maps that a GM can lay without a file.
func (g *Gate) samples(w http.ResponseWriter, _ *http.Request, _ place) {
	all := []sampleMap{}
	for _, s := range samples.List() {
		all = append(all, sampleMap{s.Name, s.Title})
	}
	write(w, http.StatusOK, all)
}

// laySample lays a sample map as if its file had been sent. It takes its turn among the uploads: it needs as much memory.
func (g *Gate) laySample(w http.ResponseWriter, r *http.Request, p place, sample string) {
	data, err := samples.File(sample)
	if err != nil {
		refuse(w, absent)
		return
	}
	if !g.turn(r) {
		refuse(w, busy)
		return
	}
	defer func() { <-g.uploads }()
	name := r.URL.Query().Get("name")
	if name == "" {
		name = sample
	}
	laid, err := p.room.Lay(r.Context(), name, data)
	if err != nil {
		g.fail(w, r, err)
		return
	}
	write(w, http.StatusOK, laid)
}
