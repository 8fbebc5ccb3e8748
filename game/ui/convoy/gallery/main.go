// Command shots renders the gallery of build/screens without a display: it
// plays a game by itself and takes stills and strips of it.
//
//	go run ./game/ui/convoy/shots -o build/screens
package main

import (
	"flag"
	"log"
	"os"
)

func main() {
	out := flag.String("o", "build/screens", "folder to write to")
	only := flag.String("only", "", "take only the pictures whose names begin so")
	design := flag.String("design", "", "folder of the design's pictures, to put ours beside them")
	flag.Parse()
	log.SetFlags(0)
	if err := os.MkdirAll(*out, 0o755); err != nil {
		log.Fatal(err)
	}
	g := &gallery{out: *out, only: *only, design: *design}
	g.all()
	if g.err != nil {
		log.Fatal(g.err)
	}
}
