package gametest_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest"
	"onelongnight/game/gametest/tiny/cards"
)

// broken is tiny cards with a fault that the checks must find.
type broken struct {
	game.Game
	fault fault
}

// fault changes one thing that a state does.
type fault struct {
	events func([]game.Event)
	result func(*game.Result)
	legal  func([]game.Move, game.State) []game.Move
}

func (b broken) Name() string          { return b.Game.Kind().Name() }
func (b broken) Sheet() map[string]any { return b.Game.Kind().Sheet() }
func (b broken) Version() int          { return 1 }
func (b broken) Kind() game.Kind       { return b }
func (b broken) Blank() game.State     { return &brokenState{b.Game.Blank(), b.fault} }

func (b broken) New(seed game.Seed) game.State { return &brokenState{b.Game.New(seed), b.fault} }

func (b broken) Open(setup []byte) (game.Game, error) {
	g, err := cards.Kind{}.Open(setup)
	return broken{g, b.fault}, err
}

func (b broken) Load(position []byte, seed game.Seed) (game.Game, game.State, error) {
	g, s, err := cards.Kind{}.Load(position, seed)
	if err != nil {
		return nil, nil, err
	}
	return broken{g, b.fault}, &brokenState{s, b.fault}, nil
}

func (b broken) Unpack(packed string) (game.Game, game.View, error) {
	g, v, err := cards.Kind{}.Unpack(packed)
	return g, brokenView{v}, err
}

type brokenState struct {
	game.State
	fault fault
}

func (s *brokenState) CopyFrom(src game.State)       { s.State.CopyFrom(src.(*brokenState).State) }
func (s *brokenState) View(seat game.Seat) game.View { return brokenView{s.State.View(seat)} }

func (s *brokenState) Apply(m game.Move, log *game.Log) error {
	err := s.State.Apply(m, log)
	if s.fault.events != nil && log != nil {
		s.fault.events(log.Events)
	}
	return err
}

func (s *brokenState) Result() game.Result {
	r := s.State.Result()
	if s.fault.result != nil {
		s.fault.result(&r)
	}
	return r
}

func (s *brokenState) Legal(buf []game.Move) []game.Move {
	legal := s.State.Legal(buf)
	if s.fault.legal != nil {
		legal = s.fault.legal(legal, s.State)
	}
	return legal
}

// quiet is an event that reveals nothing.
type quiet struct{ game.Event }

type brokenView struct{ game.View }

func (v brokenView) Sample(rng *game.Stream, into game.State) {
	v.View.Sample(rng, into.(*brokenState).State)
}

// finds reports whether the checks find anything wrong with tiny cards that have a fault.
func finds(t *testing.T, f fault, o gametest.Options) bool {
	return gametest.Said(t, func(t testing.TB) { gametest.Run(t, broken{fault: f}, o) }) != ""
}

// TestTheKitBites checks that each fault is found, and that nothing is found without one.
func TestTheKitBites(t *testing.T) {
	if finds(t, fault{}, cardOptions(5)) {
		t.Fatal("a game without fault fails")
	}
	for name, f := range map[string]fault{
		"a card drawn that is said to reveal nothing": {events: func(list []game.Event) {
			for i := range list {
				list[i] = quiet{list[i]}
			}
		}},
		"partners with different places": {result: func(r *game.Result) {
			if r.Over && r.Rank[2] > 0 && r.Rank[0] == r.Rank[2] {
				r.Rank[2]++
			}
		}},
		"a draw that one side is best in": {result: func(r *game.Result) { r.Draw = r.Over }},
		"a seat without a place":          {result: func(r *game.Result) { r.Rank[1] = 0 }},
		"moves that depend on the deck": {legal: func(legal []game.Move, s game.State) []game.Move {
			if len(legal) > 1 && s.Position()[len(s.Position())/2]%2 == 0 {
				return legal[1:]
			}
			return legal
		}},
		"moves out of order": {legal: func(legal []game.Move, _ game.State) []game.Move {
			if len(legal) > 1 {
				legal[0], legal[1] = legal[1], legal[0]
			}
			return legal
		}},
	} {
		if !finds(t, f, cardOptions(40)) {
			t.Errorf("the kit does not find %s", name)
		}
	}
	lost := cardOptions(5)
	lost.Census = func(position []byte) map[string]int { return map[string]int{"bytes": len(position)} }
	if !finds(t, fault{}, lost) {
		t.Error("the kit does not find pieces that come and go")
	}
}
