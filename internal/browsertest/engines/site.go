package engines

import (
	"net"
	"net/http"
	"os"
	"sync/atomic"
	"testing"
	"time"

	"onelongnight/internal/web"
)

// A site serves the packed game, until its network is gone.
type site struct {
	url  string
	down atomic.Bool
}

// serve serves a folder on a port of its own.
func serve(t testing.TB, folder string) *site {
	t.Helper()
	root, err := os.OpenRoot(folder)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { root.Close() })
	listener, err := web.Listen("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s := &site{url: "http://" + listener.Addr().String() + "/"}
	files := web.Handler(root)
	server := &http.Server{ReadHeaderTimeout: 10 * time.Second, Handler: http.HandlerFunc(
		func(w http.ResponseWriter, r *http.Request) {
			if !s.down.Load() {
				files.ServeHTTP(w, r)
				return
			}
			if conn, _, err := http.NewResponseController(w).Hijack(); err == nil {
				hangUp(conn)
			}
		})}
	go server.Serve(listener)
	t.Cleanup(func() { server.Close() })
	return s
}

// hangUp is all that a server that is away says.
func hangUp(conn net.Conn) { _ = conn.Close() }
