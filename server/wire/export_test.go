package wire

// PatchSize returns how many bytes a patch takes.
func PatchSize(p Patch) int {
	c := encoder()
	p.code(c)
	return c.out.Len()
}
