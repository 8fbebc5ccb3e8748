// Command serve shows a packed game in the browser on this machine.
//
// The page cannot be opened from disk: browsers refuse to load WebAssembly and workers from files.
package main

import (
	"flag"
	"fmt"
	"log"
	"net/http"
	"os"
	"time"

	"onelongnight/internal/web"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("serve: ")
	addr := flag.String("addr", "127.0.0.1:8080", "`address` to listen on; if taken, the next free port is used")
	dir := flag.String("dir", "build/page", "`directory` to serve, made by cmd/pack")
	flag.Parse()
	if err := serve(*addr, *dir); err != nil {
		log.Fatal(err)
	}
}

func serve(addr, dir string) error {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return fmt.Errorf("%w (make run builds it first)", err)
	}
	defer root.Close()
	listener, err := web.Listen(addr)
	if err != nil {
		return err
	}
	for i, address := range web.Addresses(listener) {
		if i == 0 {
			fmt.Printf("The game is at %s - stop with Ctrl+C\n", address)
		} else {
			fmt.Printf("From another device in the same network: %s\n", address)
		}
	}
	server := &http.Server{Handler: web.Handler(root), ReadHeaderTimeout: 10 * time.Second}
	return server.Serve(listener)
}
