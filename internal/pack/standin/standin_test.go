package standin

import (
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"slices"
	"testing"
)

// TestOnlyTheKnownImportThem: whoever else imports a part, in the page or the worker, would get less than it asks for.
func TestOnlyTheKnownImportThem(t *testing.T) {
	list := exec.Command("go", "list", "-deps", "-json=ImportPath,Imports", "onelongnight/wasm",
		"onelongnight/wasm/brain")
	list.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := list.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := list.Start(); err != nil {
		t.Fatal(err)
	}
	found := map[string][]string{}
	for in := json.NewDecoder(out); ; {
		var p struct {
			ImportPath string
			Imports    []string
		}
		if err := in.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		if p.ImportPath == "internal/lazyregexp" {
			continue // imported by go/build alone, so it is not there either
		}
		for _, path := range p.Imports {
			if _, is := Packages[path]; is {
				found[path] = append(found[path], p.ImportPath)
			}
		}
	}
	if err := list.Wait(); err != nil {
		t.Fatal(err)
	}
	for path, want := range Packages {
		slices.Sort(found[path])
		if !slices.Equal(found[path], want) {
			t.Errorf("%s is imported by %q, and known are %q", path, found[path], want)
		}
	}
}
