// Command gallery renders the gallery of Neuroshima Hex without a display: all tiles in all states, and moments of
// games that play by themselves.
//
//	go run ./game/ui/hex/gallery -o build/screens
package main

import (
	"fmt"
	"math/rand/v2"

	"onelongnight/game"
	"onelongnight/game/games"
	"onelongnight/game/hex/think"
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
		if g.Wants(t.name) {
			t.take(g)
		}
	}
}

// begin returns a game in which everybody is a player of the third level.
func begin(setup, seed string) (*gallery.Player, *voice.Speaker, error) {
	g, err := think.Rules{}.Open([]byte(setup))
	if err != nil {
		return nil, nil, err
	}
	v := voice.English()
	s, err := table.Begin(g, func(g game.Game) table.Voice { return v.For(g) }, table.Together(g), seed)
	if err != nil {
		return nil, nil, err
	}
	words := v.For(s.Game)
	rng := rand.New(rand.NewPCG(1, 2))
	decide := func(s *table.Session) (game.Move, error) {
		for _, l := range games.Levels(s.Game.Kind().Name()) {
			if l.Name == "3" {
				p, err := l.New(s.Game, nil)
				if err != nil {
					return 0, err
				}
				return p.Decide(s.View(), game.SeedOf(fmt.Sprint(rng.Uint64()))).Move, nil
			}
		}
		return 0, fmt.Errorf("there is no third level")
	}
	return &gallery.Player{Session: s, Skin: look.New(words), Decide: decide, Clock: 2}, words, nil
}
