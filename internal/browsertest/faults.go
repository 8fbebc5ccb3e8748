package browsertest

import (
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync"
	"testing"

	"onelongnight/internal/pack"
	"onelongnight/internal/web"
)

// A Host serves a site and can be told to serve some files badly. It counts the requests for each file.
type Host struct {
	*Site
	server *httptest.Server
	mu     sync.Mutex
	faults map[string]http.HandlerFunc // by name without the hash
	asked  map[string]int
	root   string // the folder served now
	down   bool   // the network is down
}

// ServeBadly returns a host for a site, whose files can then be broken.
func ServeBadly(t testing.TB, site *Site) *Host {
	t.Helper()
	h := &Host{faults: map[string]http.HandlerFunc{}, asked: map[string]int{}, root: site.Dir}
	h.server = serve(t, h)
	h.Site = &Site{URL: h.server.URL + "/", Dir: site.Dir, At: site.At}
	return h
}

// serve serves until the end of a test. It does not just call Close, which could wait for ever: a service worker may
// still have a request open whose response it never reads.
func serve(t testing.TB, handler http.Handler) *httptest.Server {
	t.Helper()
	server := httptest.NewServer(handler)
	t.Cleanup(func() {
		server.CloseClientConnections()
		if err := patiently(func() error { server.Close(); return nil }); err != nil {
			t.Errorf("what is asked for does not end: %v", err)
		}
	})
	return server
}

// Break makes f serve a file, given by its name without the hash; nil mends the file.
func (h *Host) Break(name string, f http.HandlerFunc) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.faults[name] = f
}

// Deploy switches to serving the files of another folder.
func (h *Host) Deploy(dir string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.root = dir
}

// Down takes the network down, or brings it up again.
func (h *Host) Down(down bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.down = down
	h.server.CloseClientConnections()
}

// Asked returns how often a file was requested.
func (h *Host) Asked(name string) int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.asked[name]
}

// ServeHTTP implements http.Handler.
func (h *Host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name, _ := pack.Hashed(strings.TrimPrefix(r.URL.Path, "/"))
	h.mu.Lock()
	h.asked[name]++
	fault, dir, down := h.faults[name], h.root, h.down
	h.mu.Unlock()
	if down {
		panic(http.ErrAbortHandler) // drop the connection without an answer
	}
	if fault != nil {
		fault(w, r)
		return
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	defer root.Close()
	web.Handler(root).ServeHTTP(w, r)
}

// stalls sends no answer for as long as the client waits.
func stalls(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() }

// missing answers 404.
func missing(w http.ResponseWriter, r *http.Request) { http.NotFound(w, r) }

// text answers with a body of some content type.
func text(kind, body string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", kind)
		w.Write([]byte(body))
	}
}

// sends answers with data of some content type. If announced, the promised length, is larger, it then stays silent.
func sends(kind string, data []byte, announced int) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", kind)
		if announced == 0 {
			w.Write(data)
			return
		}
		w.Write(data)
		w.(http.Flusher).Flush()
		<-r.Context().Done()
	}
}

// cuts sends data, then drops the connection.
func cuts(kind string, data []byte) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", kind)
		w.Write(data)
		w.(http.Flusher).Flush()
		panic(http.ErrAbortHandler)
	}
}

// once makes f serve a file the first time only.
func (h *Host) once(name string, f http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		h.Break(name, nil)
		f(w, r)
	}
}
