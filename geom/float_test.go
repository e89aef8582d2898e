package geom_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// floats are the functions of geom that may use floating point, and why no verdict hangs on how it rounds.
var floats = map[string]string{
	"grid.Grid.FromCells": "coordinates of files, rounded once when a map is laid",
	"grid.round":          "part of FromCells",
	"grid.bounded":        "part of FromCells",
	"grid.snapHex":        "part of FromCells",
	"grid.off":            "part of FromCells",
	"grid.Grid.ToCells":   "for drawing",
	"grid.Grid.Extent":    "for drawing",
	"grid.tall":           "part of FromCells and ToCells",
	"grid.Root":           "a first guess, put right in integers",

	"sight.outline.vertex":      "for painting",
	"sight.outline.hit":         "for painting",
	"sight.outline.close":       "for painting",
	"sight.outline.draw":        "for painting",
	"sight.outline":             "for painting",
	"sight.Scene.Polygon":       "for painting",
	"sight.Scene.PolygonFacing": "for painting",
	"sight.shape.middle":        "a place to draw a line to; the shape is known to be in line",
	"sight.root":                "a first guess, put right in integers",

	"geomtest.Scene.readGrid": "scenes of tests are written in cells",
}

// filtered is the folder whose approximations are trusted only as far as their error reaches; beyond it an exact form decides. Its own
// tests hold them to that.
const filtered = "area"

// TestNoFloatInVerdicts: verdicts are made of integers alone. Whatever function uses a floating-point type, a number with a point
// or package math must be listed, with the reason why that is no verdict; and no function is listed that does not.
func TestNoFloatInVerdicts(t *testing.T) {
	used := map[string]bool{}
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, path, nil, 0)
		if err != nil {
			return err
		}
		dir := filepath.Dir(path)
		for _, decl := range file.Decls {
			if !usesFloat(decl) || dir == filtered {
				continue
			}
			for _, name := range namesOf(decl) {
				name = filepath.Base(dir) + "." + name
				if used[name] = true; floats[name] == "" {
					t.Errorf("%s: %s uses floating point and is not listed", set.Position(decl.Pos()), name)
				}
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for name := range floats {
		if !used[name] {
			t.Errorf("%s is listed, but uses no floating point", name)
		}
	}
}

// usesFloat reports whether a declaration names a floating-point type, has a number with a point, or calls package math for more
// than its whole constants.
func usesFloat(decl ast.Decl) (found bool) {
	ast.Inspect(decl, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			found = found || n.Name == "float64" || n.Name == "float32"
		case *ast.BasicLit:
			found = found || n.Kind == token.FLOAT
		case *ast.SelectorExpr:
			if p, ok := n.X.(*ast.Ident); ok && p.Name == "math" && !strings.HasPrefix(n.Sel.Name, "Max") && !strings.HasPrefix(n.Sel.Name, "Min") {
				found = true
			}
		}
		return true
	})
	return found
}

// namesOf returns the name of a function, with its receiver's type, or those of the types, variables and constants declared.
func namesOf(decl ast.Decl) (names []string) {
	switch d := decl.(type) {
	case *ast.FuncDecl:
		name := d.Name.Name
		if d.Recv != nil {
			name = receiver(d.Recv.List[0].Type) + "." + name
		}
		return []string{name}
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

func receiver(e ast.Expr) string {
	if s, ok := e.(*ast.StarExpr); ok {
		e = s.X
	}
	if i, ok := e.(*ast.Ident); ok {
		return i.Name
	}
	return "?"
}
