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

// A Host serves a site and can be told to serve some of its files badly. It counts what it is asked for.
type Host struct {
	*Site
	server *httptest.Server
	mu     sync.Mutex
	faults map[string]http.HandlerFunc // by plain names
	asked  map[string]int
	root   string // what is served now
	down   bool   // there is no network
}

// ServeBadly serves a site as a host whose files can be broken.
func ServeBadly(t testing.TB, site *Site) *Host {
	t.Helper()
	h := &Host{faults: map[string]http.HandlerFunc{}, asked: map[string]int{}, root: site.Dir}
	h.server = serve(t, h)
	h.Site = &Site{URL: h.server.URL + "/", Dir: site.Dir, At: site.At}
	return h
}

// serve serves until the end of a test. A service worker may then still be asking for something that it never reads,
// for which Close alone would wait for ever.
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

// Break has a file, by its name without a hash, served by f; nil mends it.
func (h *Host) Break(name string, f http.HandlerFunc) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.faults[name] = f
}

// Deploy serves the files of another folder from now on.
func (h *Host) Deploy(dir string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.root = dir
}

// Down takes the network away, or gives it back.
func (h *Host) Down(down bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.down = down
	h.server.CloseClientConnections()
}

// Asked is how often a file was asked for.
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
		panic(http.ErrAbortHandler) // the connection ends without an answer
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

// stalls answers nothing for as long as anybody waits.
func stalls(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() }

// missing answers that there is no such file.
func missing(w http.ResponseWriter, r *http.Request) { http.NotFound(w, r) }

// text answers with something else of a type.
func text(kind, body string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", kind)
		w.Write([]byte(body))
	}
}

// sends answers with bytes of a type, and then stays silent if more were announced.
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

// cuts ends the connection after these bytes.
func cuts(kind string, data []byte) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", kind)
		w.Write(data)
		w.(http.Flusher).Flush()
		panic(http.ErrAbortHandler)
	}
}

// once breaks a file the first time only.
func (h *Host) once(name string, f http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		h.Break(name, nil)
		f(w, r)
	}
}
