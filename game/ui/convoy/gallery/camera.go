package main

import (
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"strings"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/soft"
	"onelongnight/game/ui/scene"
	"onelongnight/internal/pictures"
)

// window is a size to take pictures at, in CSS pixels.
type window struct {
	name string
	w, h int
	dpr  float64
}

// windows are the six of the gallery.
var windows = []window{
	{"desktop", 1280, 720, 1}, {"large", 1920, 1080, 1}, {"embed", 821, 462, 1}, {"small", 800, 450, 1}, {"phone", 360, 640, 1.5}, {"tablet", 768, 1024, 1},
}

// gallery writes pictures; the first error stops it.
type gallery struct {
	out, only string
	design    string // folder of the design's pictures, "" without
	err       error
}

// wants tells whether a picture is to be taken.
func (g *gallery) wants(name string) bool { return g.err == nil && strings.HasPrefix(name, g.only) }

// film is a canvas that keeps what it has baked, for one window.
type film struct {
	window
	canvas *kit.Canvas
	dev    *soft.Device
}

func load(w window) *film {
	dev := soft.New(int(float64(w.w)*w.dpr), int(float64(w.h)*w.dpr))
	return &film{w, kit.NewCanvas(dev), dev}
}

// take draws a picture at a moment.
func (f *film) take(p scene.Picture, m scene.Moment) *image.RGBA {
	f.canvas.Begin(f.dpr)
	p.Draw(f.canvas, m)
	f.canvas.End()
	out := image.NewRGBA(f.dev.Screen.Rect)
	copy(out.Pix, f.dev.Screen.Pix)
	return out
}

// save writes a picture, in 64 steps a colour: the eye hardly sees it, and the
// file is a good deal smaller.
func (g *gallery) save(name string, img *image.RGBA) {
	for i, v := range img.Pix {
		img.Pix[i] = v&^3 | v>>6
	}
	g.write(name, img)
}

// write writes a picture as it is.
func (g *gallery) write(name string, img image.Image) {
	if g.err != nil {
		return
	}
	file, err := os.Create(filepath.Join(g.out, name+".png"))
	if err != nil {
		g.err = err
		return
	}
	enc := png.Encoder{CompressionLevel: png.BestCompression}
	if g.err = enc.Encode(file, img); g.err == nil {
		g.err = file.Close()
	}
}

// targets are the pictures of the design that ours are put beside.
var targets = map[string]string{"title-desktop": "title", "choice-desktop": "table-landscape", "combat-desktop": "battle", "choice-phone": "table-portrait"}

// compare puts a picture to the right of the design's, where there is one.
func (g *gallery) compare(name string, ours *image.RGBA) {
	if targets[name] == "" || g.design == "" || g.err != nil {
		return
	}
	file, err := os.Open(filepath.Join(g.design, targets[name]+".png"))
	if err != nil {
		g.err = err
		return
	}
	defer file.Close()
	theirs, err := png.Decode(file)
	if err != nil {
		g.err = err
		return
	}
	plain := image.NewRGBA(theirs.Bounds())
	draw.Draw(plain, plain.Rect, theirs, image.Point{}, draw.Src)
	width := 760
	if ours.Rect.Dy() > ours.Rect.Dx() {
		width = 360
	}
	g.write("beside-"+name, pictures.Paletted(sheet([]*image.RGBA{plain, ours}, 2, width)))
}

// sheet puts pictures side by side, across in a row, each shrunk to a width.
func sheet(list []*image.RGBA, across, width int) *image.RGBA {
	if len(list) == 0 {
		return image.NewRGBA(image.Rect(0, 0, 1, 1))
	}
	b := list[0].Rect
	height := b.Dy() * width / b.Dx()
	rows := (len(list) + across - 1) / across
	out := image.NewRGBA(image.Rect(0, 0, across*(width+4)-4, rows*(height+4)-4))
	draw.Draw(out, out.Rect, image.Black, image.Point{}, draw.Src)
	for i, img := range list {
		at := image.Pt(i%across*(width+4), i/across*(height+4))
		draw.Draw(out, image.Rectangle{at, at.Add(image.Pt(width, height))}, shrink(img, width, height), image.Point{}, draw.Src)
	}
	return out
}

// shrink averages a picture down to a size.
func shrink(img *image.RGBA, w, h int) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		y0, y1 := y*img.Rect.Dy()/h, max((y+1)*img.Rect.Dy()/h, y*img.Rect.Dy()/h+1)
		for x := range w {
			x0, x1 := x*img.Rect.Dx()/w, max((x+1)*img.Rect.Dx()/w, x*img.Rect.Dx()/w+1)
			var sum [4]int
			for yy := y0; yy < y1; yy++ {
				row := img.Pix[yy*img.Stride:]
				for i := x0 * 4; i < x1*4; i++ {
					sum[i&3] += int(row[i])
				}
			}
			n := (y1 - y0) * (x1 - x0)
			for ch := range 4 {
				out.Pix[y*out.Stride+x*4+ch] = uint8(sum[ch] / n)
			}
		}
	}
	return out
}
