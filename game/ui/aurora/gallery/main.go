// Command gallery renders the gallery of Last Aurora without a display: all cards in all sizes, and moments of games
// that play by themselves.
//
//	go run ./game/ui/aurora/gallery -o build/screens
package main

import (
	"fmt"
	"math/rand/v2"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/think"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/games"
	"onelongnight/game/table"
	look "onelongnight/game/ui/aurora"
	"onelongnight/game/ui/gallery"
)

func main() { gallery.Main("aurora", scenes) }

func scenes(g *gallery.Gallery) {
	k, err := printed()
	if err != nil {
		g.Fail(err)
		return
	}
	for _, s := range sheets(k) {
		if g.Wants(s.name) {
			s.take(g)
		}
	}
	for _, t := range tours {
		t.take(g)
	}
	g.Each([]gallery.Window{gallery.Phone, gallery.Desktop}, func(w gallery.Window) { tasks(g, w) })
}

func begin(setup, seed, level string) (*gallery.Player, *voice.Speaker, error) {
	g, err := think.Rules{}.Open([]byte(setup))
	if err != nil {
		return nil, nil, err
	}
	v := voice.English()
	s, err := table.Begin(g, func(g game.Game) table.Voice { return v.For(g) }, table.Together(g), seed)
	if err != nil {
		return nil, nil, err
	}
	bare, _ := aurora.Of(s.Game)
	words := v.For(s.Game)
	rng := rand.New(rand.NewPCG(1, 2))
	decide := func(s *table.Session) (game.Move, error) {
		for _, l := range games.Levels(s.Game.Kind().Name()) {
			if l.Name == level {
				p, err := l.New(s.Game, nil)
				if err != nil {
					return 0, err
				}
				return p.Decide(s.View(), game.SeedOf(fmt.Sprint(rng.Uint64()))).Move, nil
			}
		}
		return 0, fmt.Errorf("there is no level %s", level)
	}
	return &gallery.Player{Session: s, Skin: look.New(bare, words), Decide: decide, Clock: 2}, words, nil
}

func printed() (*look.Skin, error) {
	g, err := aurora.Rules{}.Open(nil)
	if err != nil {
		return nil, err
	}
	bare, _ := aurora.Of(g)
	return look.New(bare, voice.English().For(g)), nil
}
