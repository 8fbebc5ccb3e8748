package browsertest

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// axe-core finds barriers for people with disabilities. It is too large for the repository: the first run downloads it
// from npm's registry, and keeps it under build/.
const (
	axeVersion = "4.10.3"
	axeURL     = "https://registry.npmjs.org/axe-core/-/axe-core-" + axeVersion + ".tgz"
	axeSum     = "0f2b4d7dcdf7d1219df8d1959ad68e565f51d14c3f0d88bb71cd59abeb956292" // SHA-256 of the archive
	axeFile    = "package/axe.min.js"
)

// axe returns axe-core's program, downloading it if needed. Without it the test fails: a check that was skipped proves
// nothing.
func (r *Rig) axe(t testing.TB) string {
	t.Helper()
	kept := filepath.Join(r.root, "build", "axe-core-"+axeVersion+".tgz")
	archive, err := os.ReadFile(kept)
	if err != nil || sum(archive) != axeSum {
		if archive, err = download(axeURL); err == nil && sum(archive) != axeSum {
			err = errors.New("its checksum is wrong")
		}
		if err == nil {
			err = write(kept, archive)
		}
		if err != nil {
			t.Fatalf("axe-core cannot be had: %v. Put %s to %s.", err, axeURL, kept)
		}
	}
	program, err := unpack(archive, axeFile)
	if err != nil {
		t.Fatal(err)
	}
	return string(program)
}

func sum(data []byte) string {
	s := sha256.Sum256(data)
	return hex.EncodeToString(s[:])
}

func download(url string) ([]byte, error) {
	client := http.Client{Timeout: time.Minute}
	response, err := client.Get(url)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("%s answers %s", url, response.Status)
	}
	return io.ReadAll(response.Body)
}

// unpack returns one file of a .tgz archive.
func unpack(archive []byte, name string) ([]byte, error) {
	plain, err := gzip.NewReader(bytes.NewReader(archive))
	if err != nil {
		return nil, err
	}
	for files := tar.NewReader(plain); ; {
		header, err := files.Next()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		if header.Name == name {
			return io.ReadAll(files)
		}
	}
}

// A Finding is a fault that axe-core found in the page.
type Finding struct {
	Rule  string   `json:"rule"`
	Help  string   `json:"help"`
	Nodes []string `json:"nodes"`
}

// Axe checks the page as it is now with all the rules of axe-core.
func (p *Page) Axe(program string) []Finding {
	p.t.Helper()
	var loaded bool
	p.Eval(`typeof axe === 'object'`, &loaded)
	if !loaded {
		p.Eval(program+`; undefined`, nil)
	}
	var found []Finding
	p.Eval(`axe.run(document, { resultTypes: ['violations'] }).then((r) => r.violations.map((v) => ({
		rule: v.id, help: v.help, nodes: v.nodes.map((n) => n.html.slice(0, 200)) })))`, &found)
	return found
}
