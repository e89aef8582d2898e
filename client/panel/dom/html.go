package dom

import "strings"

var void = map[string]bool{"input": true, "br": true, "hr": true, "img": true, "col": true}

var escape = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&#34;")

// Render gives the tree as HTML, for tests. Wishes (Modal, Focus, Follow, Raise) are left out.
func Render(n *Node) string {
	var b strings.Builder
	render(&b, n)
	return b.String()
}

func render(b *strings.Builder, n *Node) {
	if n.Tag == "" {
		escape.WriteString(b, n.Text)
		return
	}
	b.WriteString("<" + n.Tag)
	for _, a := range n.Attrs {
		renderAttr(b, a)
	}
	b.WriteString(">")
	if void[n.Tag] {
		return
	}
	for _, k := range n.Kids {
		render(b, k)
	}
	b.WriteString("</" + n.Tag + ">")
}

func renderAttr(b *strings.Builder, a Attr) {
	if strings.HasPrefix(a.Name, "!") {
		return
	}
	b.WriteString(" " + a.Name + `="`)
	escape.WriteString(b, a.Value)
	b.WriteString(`"`)
}
