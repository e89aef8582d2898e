package main

import (
	"bytes"
	"errors"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"strconv"
	"text/template"
)

// What of the file is replaced by the shaders filled in.
var replaced = map[string]bool{"tmpl": true, "shaders": true, "shadersM": true, "ShaderSource": true}

// The counts and order of the constants Filter and Address in the file.
const (
	filters   = 2 // nearest, linear
	addresses = 3 // unsafe, clamp to zero, repeat
)

// fill returns the file with its template filled in for all cases.
func fill(src []byte) ([]byte, error) {
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, "shader.go", src, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	fmt.Fprintf(&out, "// Changed for the browser client of Sightline: the shaders are filled in already.\n\n%s\n", src[:offset(set, file.Package)])
	fmt.Fprintf(&out, "package %s\n\n", file.Name.Name)
	var text string
	found := 0
	for _, d := range file.Decls {
		if t, ok := literal(d); ok {
			text = t
		}
		names := namesOf(d)
		switch {
		case names == nil: // imports
		case replaced[names[0]]:
			found += len(names)
		default:
			fmt.Fprintf(&out, "%s\n\n", src[offset(set, start(d)):offset(set, d.End())])
		}
	}
	if text == "" || found != len(replaced) {
		return nil, errors.New("the template or what uses it is not there")
	}
	if err := table(&out, text); err != nil {
		return nil, err
	}
	return format.Source(out.Bytes())
}

func offset(set *token.FileSet, p token.Pos) int { return set.Position(p).Offset }

// start is where a declaration begins, its comment counted in.
func start(d ast.Decl) token.Pos {
	switch d := d.(type) {
	case *ast.GenDecl:
		if d.Doc != nil {
			return d.Doc.Pos()
		}
	case *ast.FuncDecl:
		if d.Doc != nil {
			return d.Doc.Pos()
		}
	}
	return d.Pos()
}

// namesOf returns what a declaration declares; nil for imports.
func namesOf(d ast.Decl) (names []string) {
	switch d := d.(type) {
	case *ast.FuncDecl:
		return []string{d.Name.Name}
	case *ast.GenDecl:
		for _, s := range d.Specs {
			switch s := s.(type) {
			case *ast.TypeSpec:
				names = append(names, s.Name.Name)
			case *ast.ValueSpec:
				for _, n := range s.Names {
					names = append(names, n.Name)
				}
			}
		}
	}
	return names
}

// literal returns the string in `var tmpl = template.Must(template.New("tmpl").Parse(STRING))`.
func literal(d ast.Decl) (text string, ok bool) {
	if n := namesOf(d); len(n) != 1 || n[0] != "tmpl" {
		return "", false
	}
	ast.Inspect(d, func(n ast.Node) bool {
		call, isCall := n.(*ast.CallExpr)
		if !isCall {
			return true
		}
		if s, isSelector := call.Fun.(*ast.SelectorExpr); isSelector && s.Sel.Name == "Parse" && len(call.Args) == 1 {
			if lit, isLit := call.Args[0].(*ast.BasicLit); isLit {
				var err error
				text, err = strconv.Unquote(lit.Value)
				ok = err == nil
			}
		}
		return true
	})
	return text, ok
}

// table writes the shaders and the function that gives them out.
func table(out *bytes.Buffer, text string) error {
	t, err := template.New("shader").Option("missingkey=error").Parse(text)
	if err != nil {
		return err
	}
	out.WriteString("var shaders = [FilterCount][AddressCount][2][]byte{\n")
	for f := range filters {
		out.WriteString("{\n")
		for a := range addresses {
			out.WriteString("{\n")
			for _, colorM := range []bool{false, true} {
				var shader bytes.Buffer
				err := t.Execute(&shader, map[string]any{
					"Filter": f, "FilterNearest": 0, "FilterLinear": 1,
					"Address": a, "AddressUnsafe": 0, "AddressClampToZero": 1, "AddressRepeat": 2, "UseColorM": colorM,
				})
				if err != nil {
					return err
				}
				fmt.Fprintf(out, "[]byte(%q),\n", shader.String())
			}
			out.WriteString("},\n")
		}
		out.WriteString("},\n")
	}
	out.WriteString(`}

// ShaderSource returns the built-in shader source based on the given parameters.
func ShaderSource(filter Filter, address Address, useColorM bool) []byte {
	if useColorM {
		return shaders[filter][address][1]
	}
	return shaders[filter][address][0]
}
`)
	return nil
}
