package gallery

import (
	"image"
	"image/color"
	"image/gif"
	"os"
	"path/filepath"
)

// clipDelay is how long a frame of a clip is shown, in hundredths of a second.
const clipDelay = 12

// Clip writes an endless animation of a game's steps from a number on.
func (g *Gallery) Clip(name string, f *Film, p *Player, from int) {
	var frames []*image.RGBA
	screen := g.Screen()
	for _, b := range p.Beats(from) {
		for t := 0.0; t < b.Length; t += clipDelay * 10 {
			frames = append(frames, p.Frame(f, screen, b, t))
		}
	}
	if len(frames) == 0 || g.err != nil {
		return
	}
	size := frames[0].Rect
	// All frames at once, since they share a palette.
	all := Paletted(Sheet(frames, 1, size.Dx()))
	out := &gif.GIF{}
	var before *image.Paletted
	for i := range frames {
		frame := all.SubImage(size.Add(image.Pt(0, i*(size.Dy()+gutter)))).(*image.Paletted)
		frame.Rect = size
		next := frame
		if before != nil {
			next = changed(before, frame)
		}
		before = frame
		out.Image = append(out.Image, next)
		out.Delay = append(out.Delay, clipDelay)
		out.Disposal = append(out.Disposal, gif.DisposalNone)
	}
	out.Delay[len(out.Delay)-1] = 100 // time to see how it ended
	file, err := os.Create(filepath.Join(g.out, name+".gif"))
	if err != nil {
		g.err = err
		return
	}
	if g.err = gif.EncodeAll(file, out); g.err == nil {
		g.err = file.Close()
	}
}

// changed returns a frame without what was already in the one before, for a far smaller file.
func changed(before, frame *image.Paletted) *image.Paletted {
	palette := append(color.Palette{}, frame.Palette...)
	clear := len(palette) - 1
	instead := uint8(palette[:clear].Index(palette[clear])) // replaces the colour whose index stands for "unchanged"
	palette[clear] = color.RGBA{}
	out := image.NewPaletted(frame.Rect, palette)
	for y := range frame.Rect.Dy() {
		for x := range frame.Rect.Dx() {
			i, j := y*out.Stride+x, y*frame.Stride+x
			switch out.Pix[i] = frame.Pix[j]; {
			case frame.Pix[j] == before.Pix[y*before.Stride+x]:
				out.Pix[i] = uint8(clear)
			case int(frame.Pix[j]) == clear:
				out.Pix[i] = instead
			}
		}
	}
	return out
}
