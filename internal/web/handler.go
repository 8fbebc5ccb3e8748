// Package web serves the packed game over HTTP as a good static host would: with the right content types, a strict
// content security policy, compressed bodies, and a check for new files at every visit.
package web

import (
	"bytes"
	"net/http"
	"os"
	"path"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// Policy is the Content-Security-Policy of every response. web/index.html has it too, for hosts that send none.
// wasm-unsafe-eval lets WebAssembly compile. Scripts come from the addresses that web/trust.js allows. The manifest
// comes under default-src, since WebKit does not know manifest-src and warns of it.
const Policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; " +
	"worker-src 'self'; img-src 'self' data:; style-src 'self'; font-src 'self'; " +
	"media-src 'none'; object-src 'none'; frame-src 'none'; base-uri 'none'; form-action 'none'; " +
	"require-trusted-types-for 'script'; trusted-types default"

// types are the content types by extension. The system's own table may lack some or be wrong, and a wrong type for
// .wasm prevents streaming compilation.
var types = map[string]string{
	".html":        "text/html; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".css":         "text/css; charset=utf-8",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
	".svg":         "image/svg+xml",
	".png":         "image/png",
	".webp":        "image/webp",
	".json":        "application/json",
	".txt":         "text/plain; charset=utf-8",
	".ttf":         "font/ttf",
}

// Handler serves the files of a folder, and index.html for the folder itself. It reads through root, so that no path
// leads outside.
func Handler(root *os.Root) http.Handler {
	files := &library{root: root, kept: map[string]*body{}}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		head := w.Header()
		head.Set("Content-Security-Policy", Policy)
		head.Set("X-Content-Type-Options", "nosniff")
		head.Set("Referrer-Policy", "no-referrer")
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			head.Set("Allow", "GET, HEAD")
			http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
			return
		}
		name := strings.TrimPrefix(path.Clean("/"+r.URL.Path), "/")
		if name == "" || strings.HasSuffix(r.URL.Path, "/") {
			name = path.Join(name, "index.html")
		}
		found, err := files.find(name, r.Header.Get("Accept-Encoding"))
		if err != nil {
			http.Error(w, "no such file: "+name, http.StatusNotFound)
			return
		}
		head.Set("Content-Type", typeOf(name))
		head.Set("Cache-Control", cacheControl(name))
		head.Set("ETag", found.etag)
		head.Set("Vary", "Accept-Encoding")
		if found.encoding != "" {
			head.Set("Content-Encoding", found.encoding)
			// ServeContent leaves the length out for an encoded body, since it cannot know who encodes it.
			head.Set("Content-Length", strconv.Itoa(len(found.data)))
		}
		http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(found.data))
	})
}

// lasting matches names that carry a hash of the content, as internal/pack makes them.
var lasting = regexp.MustCompile(`\.[0-9a-f]{16}\.[a-z0-9]+$`)

// cacheControl lets browsers keep a file for ever if its name changes with its content. For all others they must ask
// each time, and get 304 if nothing has changed.
func cacheControl(name string) string {
	if lasting.MatchString(name) {
		return "public, max-age=31536000, immutable"
	}
	return "no-cache"
}

func typeOf(name string) string {
	if known, ok := types[path.Ext(name)]; ok {
		return known
	}
	return "application/octet-stream"
}
