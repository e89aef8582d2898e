package app

// geometry is what the view knows, as geometry; made anew when the view's walls, doors or grid change.
type geometry struct{}

// passing is when things were last shown to others.
type passing struct{}

// New returns the Model of a client that has just started, in a language.
func New(lang string) *Model {
	return &Model{Lang: lang, Length: 4, Brush: 3, Stale: true, Dirty: true, Camera: Camera{Zoom: 48, Scale: 1}}
}

// Update takes a message in and returns what the outside must do.
func (m *Model) Update(msg Msg) []Effect { panic("being written") }
