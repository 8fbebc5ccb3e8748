// Command gallery renders the gallery of Last Aurora without a display: all cards in all sizes, and moments of games
// that play by themselves.
//
//	go run ./game/ui/aurora/gallery -o build/screens
package main

import (
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/edition"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/table"
	look "onelongnight/game/ui/aurora"
	"onelongnight/game/ui/gallery"
)

func main() { gallery.Main("aurora", scenes) }

func scenes(g *gallery.Gallery) {
	k, err := printed(g)
	if err != nil {
		g.Fail(err)
		return
	}
	for _, s := range sheets(k) {
		s.Take(g, ground)
	}
	for _, t := range tours {
		take(g, t[0], t[1], t[2])
	}
	g.Each([]gallery.Window{gallery.Phone, gallery.Desktop}, func(w gallery.Window) { tasks(g, w) })
}

func begin(of *gallery.Gallery, setup, seed, level string) (*gallery.Player, *voice.Speaker, error) {
	v := gallery.Voice(of, &voice.Languages, voice.Others())
	p, err := gallery.Begin(edition.Full(), table.SpeakerOf(v), setup, seed, level)
	if err != nil {
		return nil, nil, err
	}
	bare, _ := aurora.Of(p.Game)
	words := v.For(p.Game)
	p.Skin = look.New(bare, words)
	return p, words, nil
}

func printed(of *gallery.Gallery) (*look.Skin, error) {
	g, err := aurora.Rules{}.Open(nil)
	if err != nil {
		return nil, err
	}
	bare, _ := aurora.Of(g)
	return look.New(bare, gallery.Voice(of, &voice.Languages, voice.Others()).For(g)), nil
}
