package rules

// Text is a name or a sentence of the rules in both languages.
type Text struct{ En, Cs string }

// In is the text in a language by its tag; any but "cs" is English.
func (t Text) In(tag string) string {
	if tag == "cs" {
		return t.Cs
	}
	return t.En
}
