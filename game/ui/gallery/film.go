package gallery

import (
	"image"
	"image/draw"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// Film is a canvas for one window that keeps what it has baked.
type Film struct {
	Window
	canvas *kit.Canvas
	device *uitest.Device
}

// Load makes the film for a window.
func Load(w Window) *Film {
	device := uitest.NewDevice(int(float64(w.W)*w.Scale), int(float64(w.H)*w.Scale))
	return &Film{w, kit.NewCanvas(device), device}
}

// Take draws a picture at a moment.
func (f *Film) Take(p scene.Picture, m scene.Moment) *image.RGBA {
	return f.Draw(func(c *kit.Canvas) { p.Draw(c, m) })
}

// Draw returns what a function paints.
func (f *Film) Draw(paint func(c *kit.Canvas)) *image.RGBA {
	f.canvas.Begin(f.Scale)
	paint(f.canvas)
	f.canvas.End()
	out := image.NewRGBA(f.device.Screen.Rect)
	copy(out.Pix, f.device.Screen.Pix)
	return out
}

// gutter is the space between two pictures of a sheet.
const gutter = 4

// Sheet puts pictures side by side, across in a row, each shrunk to a width.
func Sheet(list []*image.RGBA, across, width int) *image.RGBA {
	if len(list) == 0 {
		return image.NewRGBA(image.Rect(0, 0, 1, 1))
	}
	b := list[0].Rect
	height := b.Dy() * width / b.Dx()
	rows := (len(list) + across - 1) / across
	out := image.NewRGBA(image.Rect(0, 0, across*(width+gutter)-gutter, rows*(height+gutter)-gutter))
	draw.Draw(out, out.Rect, image.Black, image.Point{}, draw.Src)
	for i, img := range list {
		at := image.Pt(i%across*(width+gutter), i/across*(height+gutter))
		box := image.Rectangle{at, at.Add(image.Pt(width, height))}
		draw.Draw(out, box, shrink(img, width, height), image.Point{}, draw.Src)
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
