package main

import (
	"onelongnight/game/convoy"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/gallery"
	"onelongnight/game/ui/scene"
)

// The windows for what a shop's page needs. Cover and banner are laid out larger than they will be, so that they show
// more of the picture.
var (
	cover  = gallery.Window{Name: "cover", W: 945, H: 750, Scale: 2.0 / 3}
	banner = gallery.Window{Name: "banner", W: 1536, H: 480, Scale: 0.625}
	screen = gallery.Window{Name: "screen", W: 1280, H: 720, Scale: 1}
	clip   = gallery.Window{Name: "clip", W: 960, H: 540, Scale: 0.45}
)

// shop takes the pictures for a shop's page: a cover of 630×500, a banner of 960×300, five screens and a clip.
func shop(g *gallery.Gallery) {
	for _, w := range []gallery.Window{cover, banner} {
		if g.Wants("shop-" + w.Name) {
			p := &gallery.Player{Skin: looks}
			g.Write(w.Name, p.Still(gallery.Load(w), &scene.Screen{Panel: scene.TitlePanel, TextScale: 1}))
		}
	}
	p := begin(convoy.Outpost)
	if !g.Wants("shop-screens") && !g.Wants("shop-clip") {
		return
	}
	from, ok := p.Until(decides)
	if !ok {
		return
	}
	if g.Wants("shop-screens") {
		l := studio(g, screen)
		outpost, moloch := saved(g, convoy.Outpost), saved(g, convoy.Moloch)
		g.Small("screen-1-choice", l.Open(outpost, "", "resume", "pick")())
		g.Small("screen-2-moloch", l.Open(moloch, "", "resume", "pick")())
		g.Small("screen-3-battle", p.Frame(gallery.Load(screen), g.Screen(), p.Beats(from)[0], board.BattleTime-10))
		g.Small("screen-4-advice", l.Open(outpost, "", "resume", "button:hint")())
		g.Small("screen-5-why", l.Open(outpost, "", "resume", "figure:total-2-moloch")())
	}
	if g.Wants("shop-clip") { // a battle from beginning to end
		g.Clip("clip", gallery.Load(clip), p, from)
	}
}
