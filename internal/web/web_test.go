package web

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// site returns a handler for a folder with files.
func site(t *testing.T, files map[string]string) http.Handler {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		write(t, filepath.Join(dir, name), text)
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { root.Close() })
	return Handler(root)
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// get asks h for path with headers given as name, value, name, value.
func get(h http.Handler, path string, headers ...string) *http.Response {
	r := httptest.NewRequest(http.MethodGet, path, nil)
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w.Result()
}

func text(t *testing.T, r io.Reader) string {
	t.Helper()
	all, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(all)
}

func TestServesFilesWithTypesAndPolicy(t *testing.T) {
	h := site(t, map[string]string{"index.html": "home", "game.wasm": "code", "app.webmanifest": "{}",
		"sub/index.html": "below"})
	for path, want := range map[string][2]string{
		"/":                {"home", "text/html; charset=utf-8"},
		"/index.html":      {"home", "text/html; charset=utf-8"},
		"/sub/":            {"below", "text/html; charset=utf-8"},
		"/game.wasm":       {"code", "application/wasm"},
		"/app.webmanifest": {"{}", "application/manifest+json"},
	} {
		r := get(h, path)
		if got := text(t, r.Body); got != want[0] || r.Header.Get("Content-Type") != want[1] {
			t.Errorf("%s: %q as %q, want %q as %q", path, got, r.Header.Get("Content-Type"), want[0], want[1])
		}
		if r.Header.Get("Content-Security-Policy") != Policy || r.Header.Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("%s: security headers missing: %v", path, r.Header)
		}
	}
}

func TestRefusesWhatIsNotThere(t *testing.T) {
	h := site(t, map[string]string{"index.html": "home", "sub/page.html": "below"})
	for _, path := range []string{"/none", "/sub", "/sub/", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd"} {
		if r := get(h, path); r.StatusCode != http.StatusNotFound {
			t.Errorf("%s: %s", path, r.Status)
		}
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequest(http.MethodPost, "/", nil))
	if w.Code != http.StatusMethodNotAllowed {
		t.Errorf("POST: %d", w.Code)
	}
}

func TestPrefersPrecompressed(t *testing.T) {
	h := site(t, map[string]string{"a.js": "plain", "a.js.br": "brotli", "a.js.gz": "gzip"})
	for accept, want := range map[string]string{
		"gzip, deflate, br": "brotli", "gzip": "gzip", "br;q=0, gzip;q=0.5": "gzip", "": "plain", "br;q=0.0": "plain",
	} {
		r := get(h, "/a.js", "Accept-Encoding", accept)
		if got := text(t, r.Body); got != want || r.Header.Get("Content-Type") != types[".js"] {
			t.Errorf("Accept-Encoding %q: %q (%s), want %q", accept, got, r.Header.Get("Content-Type"), want)
		}
	}
}

func TestCompressesLargeFiles(t *testing.T) {
	large := strings.Repeat("a long road ", 10_000)
	h := site(t, map[string]string{"large.wasm": large, "small.js": "small"})
	r := get(h, "/large.wasm", "Accept-Encoding", "gzip")
	if r.Header.Get("Content-Encoding") != "gzip" {
		t.Fatalf("large file: Content-Encoding %q", r.Header.Get("Content-Encoding"))
	}
	unzipped, err := gzip.NewReader(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	if text(t, unzipped) != large {
		t.Error("the gzipped body is not the file")
	}
	if r := get(h, "/small.js", "Accept-Encoding", "gzip"); r.Header.Get("Content-Encoding") != "" {
		t.Error("a small file was compressed")
	}
}

func TestAnswersUnchangedUntilTheFileChanges(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "a.js")
	write(t, name, "first")
	root, err := os.OpenRoot(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer root.Close()
	h := Handler(root)
	tag := get(h, "/a.js").Header.Get("ETag")
	if r := get(h, "/a.js", "If-None-Match", tag); r.StatusCode != http.StatusNotModified {
		t.Errorf("unchanged file: %s", r.Status)
	}
	write(t, name, "second, longer")
	if r := get(h, "/a.js", "If-None-Match", tag); r.StatusCode != http.StatusOK ||
		text(t, r.Body) != "second, longer" {
		t.Errorf("changed file: %s", r.Status)
	}
}

// The policy stands twice, as a header and in the page; they must not drift apart.
func TestPageHasThePolicy(t *testing.T) {
	page, err := os.ReadFile("../../web/index.html")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(page, []byte(`http-equiv="Content-Security-Policy" content="`+Policy+`"`)) {
		t.Errorf("web/index.html does not have the policy %s", Policy)
	}
}

func TestListenTakesTheNextFreePort(t *testing.T) {
	first, err := Listen("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	second, err := Listen(first.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer second.Close()
	if first.Addr().String() == second.Addr().String() {
		t.Errorf("both listen on %s", first.Addr())
	}
	for _, bad := range []string{"", "nowhere", "127.0.0.1:many", "127.0.0.1:70000"} {
		if l, err := Listen(bad); err == nil {
			l.Close()
			t.Errorf("Listen(%q) succeeded", bad)
		}
	}
}

func TestAddressesAreThoseOthersUse(t *testing.T) {
	for _, at := range []string{"127.0.0.1:0", "0.0.0.0:0"} {
		l, err := Listen(at)
		if err != nil {
			t.Fatal(err)
		}
		defer l.Close()
		list := Addresses(l)
		for _, address := range list {
			if strings.Contains(address, "0.0.0.0") || strings.Contains(address, "[::]") {
				t.Errorf("%s: nobody can open %s", at, address)
			}
		}
		if len(list) == 0 || at == "127.0.0.1:0" && list[0] != "http://"+l.Addr().String()+"/" {
			t.Errorf("%s: addresses %v", at, list)
		}
	}
}

func TestNamesWithAHashLastForEver(t *testing.T) {
	h := site(t, map[string]string{"index.html": "home", "sw.js": "", "game.0123456789abcdef.wasm": "code",
		"game.wasm": "code"})
	for path, want := range map[string]bool{"/": false, "/sw.js": false, "/game.wasm": false,
		"/game.0123456789abcdef.wasm": true} {
		got := get(h, path).Header.Get("Cache-Control")
		if strings.Contains(got, "immutable") != want || !want && got != "no-cache" {
			t.Errorf("%s: Cache-Control %q", path, got)
		}
	}
}
