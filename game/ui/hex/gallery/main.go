// Command shots renders the gallery of Neuroshima Hex without a display.
//
//	go run ./game/ui/hex/shots -o DIR
package main

import (
	"flag"
	"image"
	"image/png"
	"log"
	"os"
	"path/filepath"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/soft"
	"onelongnight/internal/pictures"
)

func main() {
	out := flag.String("o", "build/screens", "folder to write to: into hex in it")
	scale := flag.Float64("scale", 1, "device pixels for each CSS pixel")
	flag.Parse()
	log.SetFlags(0)
	dir := filepath.Join(*out, "hex")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		log.Fatal(err)
	}
	for _, s := range sheets {
		if err := take(filepath.Join(dir, s.name+".png"), s, *scale); err != nil {
			log.Fatal(err)
		}
	}
	for _, t := range tables {
		if err := tour(dir, t.name, t.setup, t.seed); err != nil {
			log.Fatal(err)
		}
	}
}

// sheet is a picture of a size in CSS pixels.
type sheet struct {
	name string
	w, h float64
	draw func(c *kit.Canvas)
}

// take draws a sheet and writes it to a file.
func take(name string, s sheet, scale float64) error {
	dev := soft.New(int(s.w*scale), int(s.h*scale))
	c := kit.NewCanvas(dev)
	c.Begin(scale)
	c.FillV(kit.Rect{W: s.w, H: s.h}, kit.Hex(0x33271F), kit.Hex(0x0D0E12))
	s.draw(c)
	c.End()
	return write(name, dev.Screen)
}

// write writes a picture to a file.
func write(name string, picture *image.RGBA) error {
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	enc := png.Encoder{CompressionLevel: png.BestCompression}
	if err := enc.Encode(file, pictures.Paletted(picture)); err != nil {
		return err
	}
	return file.Close()
}
