package grid_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// drawn are the functions that may handle floating point: places that come in and go out, widths for drawing, and a root that is
// made exact in whole numbers.
var drawn = []string{"FromCells", "ToCells", "Extent", "Root", "round", "bounded", "snapHex", "off"}

// No verdict of this package is in floating point: no other function names a float type or a function of package math.
func TestVerdictsAreWholeNumbers(t *testing.T) {
	files := token.NewFileSet()
	names, _ := filepath.Glob("*.go")
	seen := 0
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(files, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || slices.Contains(drawn, f.Name.Name) {
				continue
			}
			seen++
			ast.Inspect(f, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.Ident:
					if strings.HasPrefix(n.Name, "float") {
						t.Errorf("%s handles %s", files.Position(n.Pos()), n.Name)
					}
				case *ast.SelectorExpr:
					if x, ok := n.X.(*ast.Ident); ok && x.Name == "math" && !strings.HasPrefix(n.Sel.Name, "Max") {
						t.Errorf("%s calls math.%s", files.Position(n.Pos()), n.Sel.Name)
					}
				case *ast.BasicLit:
					if n.Kind == token.FLOAT {
						t.Errorf("%s has the number %s", files.Position(n.Pos()), n.Value)
					}
				}
				return true
			})
		}
	}
	if seen < 50 {
		t.Errorf("only %d functions were looked at", seen)
	}
}
