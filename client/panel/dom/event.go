package dom

// Event is what happened, as plain data, so that handlers run in tests as they do in a page.
type Event struct {
	Type    string
	Value   string            // of the control that the handler hangs on
	Checked bool              // of a check box or radio button
	Key     string            // of a key event, as in KeyboardEvent.key
	Shift   bool              // held down
	Alt     bool              // held down
	Ctrl    bool              // held down, or the Command key
	Fields  map[string]string // of a submitted form: its named controls; a check box when checked, a button when pressed
	Files   []File            // of a file input or a drop
	Carried string            // of a drop: what Carry was given

	// Carry gives what a drag (dragstart) takes along to the drop. Never nil.
	Carry func(string)
	// Prevent keeps the page from doing what it does by itself. Never nil.
	Prevent func()
	// Clear empties a submitted form's controls. Never nil.
	Clear func()
	// Put writes a value into the control that the handler hangs on, even under the caret. Never nil.
	Put func(string)
	// Copy puts text on the clipboard, and calls done with whether it worked. It works without the clipboard API too
	// (which a page from plain HTTP does not have). Never nil.
	Copy func(text string, done func(bool))
}

// File is a file that a person chose.
type File struct {
	Name string
	Size int64
	// Read gives the whole file. It waits: call it from a goroutine, never within a handler.
	Read func() ([]byte, error)
}
