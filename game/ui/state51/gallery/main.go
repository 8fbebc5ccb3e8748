// Command gallery renders the gallery of 51st State without a display: all cards in all sizes, and moments of games
// that play by themselves.
//
//	go run ./game/ui/state51/gallery -o build/screens
package main

import (
	"fmt"
	"math/rand/v2"

	"onelongnight/game"
	"onelongnight/game/games"
	"onelongnight/game/state51"
	"onelongnight/game/state51/think"
	"onelongnight/game/state51/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/gallery"
	look "onelongnight/game/ui/state51"
)

func main() { gallery.Main("state51", scenes) }

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
	if g.Wants("full") {
		full(g)
	}
	for _, t := range tours {
		if g.Wants(t.name) || g.Wants(t.name+"-beat") || g.Wants(t.name+"-hint") {
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
	bare, _ := state51.Of(s.Game)
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
	return &gallery.Player{Session: s, Skin: look.New(bare, words), Decide: decide, Clock: 2}, words, nil
}
