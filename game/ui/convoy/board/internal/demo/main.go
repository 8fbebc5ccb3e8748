// Command demo draws a sample position into a PNG file, without a display:
//
//	go run ./game/ui/convoy/board/internal/demo -model table -size 1280x720 -dpr 1 -o table.png
package main

import (
	"flag"
	"fmt"
	"image/png"
	"log"
	"maps"
	"os"
	"slices"
	"time"

	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/convoy/board/internal/sample"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/soft"
)

func main() {
	name := flag.String("model", "table", "sample to draw")
	size := flag.String("size", "1280x720", "window in CSS pixels")
	dpr := flag.Float64("dpr", 1, "device pixels per CSS pixel")
	text := flag.Float64("text", 1, "text scale")
	look := flag.Int("look", 0, "city looked at, 1..5")
	at := flag.Float64("t", 0, "time of the animation, s")
	out := flag.String("o", "demo.png", "file to write")
	flag.Parse()
	log.SetFlags(0)

	var w, h float64
	if _, err := fmt.Sscanf(*size, "%fx%f", &w, &h); err != nil {
		log.Fatalf("size %q: %v", *size, err)
	}
	build, ok := sample.All[*name]
	if !ok {
		log.Fatalf("no sample %q; there are %v", *name, slices.Sorted(maps.Keys(sample.All)))
	}
	m := build()
	if *look > 0 {
		m.Look = *look
	}
	m.Time = *at
	dev := soft.New(int(w**dpr), int(h**dpr))
	c := kit.NewCanvas(dev)
	start := time.Now()
	c.Begin(*dpr)
	f, over := m.Layout(w, h, *text)
	m.Draw(c, f, over, board.Now{})
	c.End()
	log.Printf("drawn in %v", time.Since(start).Round(time.Millisecond))

	file, err := os.Create(*out)
	if err != nil {
		log.Fatal(err)
	}
	if err := png.Encode(file, dev.Screen); err != nil {
		log.Fatal(err)
	}
	if err := file.Close(); err != nil {
		log.Fatal(err)
	}
}
