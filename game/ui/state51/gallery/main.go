// Command gallery renders the gallery of 51st State without a display: all cards in all sizes, and moments of games
// that play by themselves.
//
//	go run ./game/ui/state51/gallery -o build/screens
package main

import (
	"onelongnight/game/state51"
	"onelongnight/game/state51/edition"
	"onelongnight/game/state51/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/gallery"
	look "onelongnight/game/ui/state51"
)

func main() { gallery.Main("state51", scenes) }

func scenes(g *gallery.Gallery) {
	k, err := printed(g)
	if err != nil {
		g.Fail(err)
		return
	}
	for _, s := range sheets(k) {
		s.Take(g, ground)
	}
	if g.Any("full") {
		full(g)
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
	bare, _ := state51.Of(p.Game)
	words := v.For(p.Game)
	p.Skin = look.New(bare, words)
	return p, words, nil
}
