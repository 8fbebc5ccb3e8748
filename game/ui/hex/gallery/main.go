// Command gallery renders the gallery of Neuroshima Hex without a display: all tiles in all states, and moments of
// games that play by themselves.
//
//	go run ./game/ui/hex/gallery -o build/screens
package main

import (
	"onelongnight/game/hex/edition"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/gallery"
	look "onelongnight/game/ui/hex"
)

func main() { gallery.Main("hex", scenes) }

func scenes(g *gallery.Gallery) {
	for _, s := range sheets {
		if g.Wants(s.name) {
			f := gallery.Load(gallery.Window{Name: s.name, W: s.w, H: s.h, Scale: 1})
			g.Small(s.name, f.Draw(s.draw))
		}
	}
	for _, t := range tours {
		if g.Any(t[0]) {
			take(g, t[0], t[1], t[2])
		}
	}
	g.Each([]gallery.Window{gallery.Phone, gallery.Desktop}, func(w gallery.Window) {
		l := g.Studio(w, look.Look.Game)
		l.Keep("first", l.Open("", ""))
		l.Lessons(edition.Missions().Lessons())
	})
}

// begin returns a game in which the computer plays all seats at level 3.
func begin(g *gallery.Gallery, setup, seed string) (*gallery.Player, *voice.Speaker, error) {
	v := gallery.Voice(g, &voice.Languages, voice.Others())
	p, err := gallery.Begin(edition.Full(), table.SpeakerOf(v), setup, seed, "3")
	if err != nil {
		return nil, nil, err
	}
	words := v.For(p.Game)
	p.Skin = look.New(words)
	return p, words, nil
}
