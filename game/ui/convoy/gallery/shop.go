package main

import (
	"image"
	"image/color"
	"image/gif"
	"os"
	"path/filepath"

	"onelongnight/game/convoy"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/scene"
	"onelongnight/internal/pictures"
)

// What a shop's page wants. Covers and banners are laid out larger than they are, so that more of the picture
// fits in.
var (
	cover  = window{"cover", 945, 750, 2.0 / 3}
	banner = window{"banner", 1536, 480, 0.625}
	screen = window{"screen", 1280, 720, 1}
	clip   = window{"clip", 960, 540, 0.45}
)

// clipDelay is how long a frame of the clip is shown, in hundredths of a second.
const clipDelay = 12

// shop takes the pictures of a shop's page: a cover of 630×500, a banner of 960×300, five screens and a clip.
func (g *gallery) shop() {
	out := g.out
	g.out = filepath.Join(filepath.Dir(filepath.Clean(out)), "shop")
	defer func() { g.out = out }()
	if g.err = os.MkdirAll(g.out, 0o755); g.err != nil {
		return
	}
	for _, w := range []window{cover, banner} {
		if g.wants("shop-" + w.name) {
			g.write(w.name, (&player{}).still(load(w), &scene.Screen{Panel: scene.TitlePanel, TextScale: 1}))
		}
	}
	if g.wants("shop-screens") {
		g.screens()
	}
	if g.wants("shop-clip") {
		g.clip()
	}
}

// screens are five moments of a game.
func (g *gallery) screens() {
	outpost, moloch := &studio{g: g, w: screen}, &studio{g: g, w: screen}
	film := load(screen)
	p := begin(convoy.Outpost, seed)
	from, ok := p.until(decides)
	if !ok {
		return
	}
	beats := p.beats(from)
	for name, take := range map[string]func() *image.RGBA{
		"screen-1-choice": outpost.open(convoy.Outpost, "", "resume", "pick"),
		"screen-2-moloch": moloch.open(convoy.Moloch, "", "resume", "pick"),
		"screen-3-battle": func() *image.RGBA { return p.frame(film, &scene.Screen{TextScale: 1}, beats[0], board.BattleTime-10) },
		"screen-4-advice": outpost.open(convoy.Outpost, "", "resume", "button:hint"),
		"screen-5-why":    outpost.open(convoy.Outpost, "", "resume", "figure:total-2-moloch"),
	} {
		g.write(name, pictures.Paletted(take()))
	}
}

// clip is a battle from its beginning to its end, over and over.
func (g *gallery) clip() {
	p := begin(convoy.Outpost, seed)
	from, ok := p.until(func(s table.Step) bool { return decides(s) })
	if !ok {
		return
	}
	film := load(clip)
	c := &scene.Screen{TextScale: 1}
	var frames []*image.RGBA
	for _, b := range p.beats(from) {
		for t := 0.0; t < b.Length; t += clipDelay * 10 {
			frames = append(frames, p.frame(film, c, b, t))
		}
	}
	size := frames[0].Rect
	// All frames at once, as they share their colours.
	all := pictures.Paletted(sheet(frames, 1, size.Dx()))
	out := &gif.GIF{}
	var before *image.Paletted
	for i := range frames {
		frame := all.SubImage(size.Add(image.Pt(0, i*(size.Dy()+4)))).(*image.Paletted)
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
	out.Delay[len(out.Delay)-1] = 100 // a moment to see how it ended
	file, err := os.Create(filepath.Join(g.out, "clip.gif"))
	if err != nil {
		g.err = err
		return
	}
	if g.err = gif.EncodeAll(file, out); g.err == nil {
		g.err = file.Close()
	}
}

// changed is a frame in which what was there before is left out: such files are far smaller.
func changed(before, frame *image.Paletted) *image.Paletted {
	palette := append(color.Palette{}, frame.Palette...)
	clear := len(palette) - 1
	instead := uint8(palette[:clear].Index(palette[clear])) // of the colour whose place that takes
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
