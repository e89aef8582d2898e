package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// compare is a program that asks both forms of the file for all shaders.
const compare = `package main

import (
	"bytes"
	"fmt"

	before "x/before"
	after "x/after"
)

func main() {
	a, b := before.AppendShaderSources(nil), after.AppendShaderSources(nil)
	if len(a) != len(b) || len(a) != 14 {
		fmt.Println("so many shaders:", len(a), len(b))
	}
	for i := range a {
		if !bytes.Equal(a[i], b[i]) {
			fmt.Printf("shader %d differs:\n%s\n%s\n", i, a[i], b[i])
		}
	}
}
`

// TestSameShaders runs the module's file and the changed one side by side: all shaders must come out the same, byte by byte.
func TestSameShaders(t *testing.T) {
	_, from, err := find()
	if err != nil {
		t.Fatal(err)
	}
	before, err := os.ReadFile(filepath.Join(from, shaderFile))
	if err != nil {
		t.Fatal(err)
	}
	after, err := fill(before)
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(after), "text/template") {
		t.Error("the changed file still imports text/template")
	}
	dir := t.TempDir()
	for name, data := range map[string]string{
		"go.mod": "module x\n\ngo 1.26\n", "main.go": compare, "before/a.go": string(before), "after/a.go": string(after),
	} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(data), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command("go", "run", ".")
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil || len(out) > 0 {
		t.Errorf("%v\n%s", err, out)
	}
}

// TestUnknownFileIsRefused: a later Ebitengine whose file is another must stop the build, not be patched by guess.
func TestUnknownFileIsRefused(t *testing.T) {
	for _, src := range []string{
		"package builtinshader\n",
		"package builtinshader\nvar tmpl = 1\nvar (\nshaders int\nshadersM int\n)\nfunc ShaderSource() {}\n",
		"package builtinshader\nvar tmpl = template.Must(template.New(``).Parse(`{{.Elsewhere}}`))\nvar (\nshaders int\nshadersM int\n)\nfunc ShaderSource() {}\n",
		"package builtinshader\nvar tmpl = template.Must(template.New(``).Parse(`x`))\n",
		"no Go",
	} {
		if _, err := fill([]byte(src)); err == nil {
			t.Errorf("changed without complaint: %q", src)
		}
	}
}

// TestClientHasNoTemplates asks the linker: with the copy in place, nothing in the client reaches text/template or calls
// methods by names found at run time, either of which keeps every method of every type in the download.
func TestClientHasNoTemplates(t *testing.T) {
	if testing.Short() {
		t.Skip("links the client")
	}
	root := filepath.Join("..", "..", "..")
	t.Chdir(root)
	dir := filepath.Join(".build", "slim-test")
	t.Cleanup(func() { os.RemoveAll(dir) })
	if err := slim(dir); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", "build", "-modfile="+filepath.Join(dir, "go.mod"), "-ldflags=-dumpdep", "-o", filepath.Join(t.TempDir(), "client.wasm"), "./client")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if len(out) < 100000 {
		t.Fatalf("the linker told only %d bytes of what it keeps", len(out))
	}
	for line := range strings.Lines(string(out)) {
		if strings.Contains(line, "text/template.") || strings.Contains(line, "<ReflectMethod>") {
			t.Fatalf("the linker keeps: %s", line)
		}
	}
}
