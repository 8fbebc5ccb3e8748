package ui_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest/every"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	shelf "onelongnight/game/ui/games"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// offerOf offers a game in its own look, or if it is not on the shelf in the bare skin with a beat for each step. No
// computer player of it gives advice, for then it would judge all decisions while the game goes on, which takes time.
func offerOf(g every.Game) ui.Offer {
	for _, o := range shelf.Offers() {
		if o.Kind.Name() == g.Game.Kind().Name() {
			o.Levels = []string{"1"}
			return o
		}
	}
	offer := uitest.Offer(g.Game.Kind(), g.Speak)
	offer.NewSkin = func(of game.Game) scene.Skin { return walked{uitest.Bare{Voice: g.Speak(of)}} }
	return offer
}

// together opens the table with a new game and persons of this device at all seats: nobody waits for a computer player,
// and the decisions of every seat are made.
func together(t *testing.T, g every.Game) *bench {
	t.Helper()
	save := uitest.Together(t, g.Game, g.Speak, g.Name)
	stored := map[string]string{"settings": "speed=0 tips=off", "game-1": save, "last-game": "game-1"}
	return reloaded(t, offerOf(g), stored)
}

// reloaded is the program begun anew with what was stored, in the game that was under way.
func reloaded(t *testing.T, offer ui.Offer, stored map[string]string) *bench {
	t.Helper()
	h := &uitest.Host{Kinds: []game.Kind{offer.Kind}, Stored: maps.Clone(stored)}
	b := &bench{&uitest.Window{App: ui.New(h, offer), W: 1280, H: 720}, h, t}
	b.ResumeAtOnce()
	b.Run()
	b.proceed()
	return b
}

// onward is what answers a panel that stands before the next decision.
var onward = map[scene.Panel]string{
	scene.CurtainPanel: "sit", scene.RevealPanel: "seen", scene.WarningPanel: "insist",
}

// proceed answers all of them.
func (b *bench) proceed() {
	for onward[b.Screen().Panel] != "" {
		b.Press("button:" + onward[b.Screen().Panel])
	}
}

// most is how many presses of a game's buttons lead to its end at most.
const most = 1000

// decide plays a game to its end at random, by the buttons beside the canvas. Before each press, the n-th from 0, it
// looks at the buttons that there are for moves; held tells that the press before only picked something up.
func (b *bench) decide(g every.Game, look func(n int, held bool, moves []string)) {
	b.t.Helper()
	rng, held := game.NewStream(game.SeedOf(g.Name)), false
	for n := 0; b.Screen().Panel != scene.EndPanel; n++ {
		moves := b.Moves()
		if len(moves) == 0 || n == most {
			b.t.Fatalf("after %d presses the game is not over, and one can %v, %v", n, moves, b.can())
		}
		look(n, held, moves)
		if held { // what was picked up is used, not put back for another
			moves = slices.DeleteFunc(moves, func(id string) bool { return strings.HasPrefix(id, table.StepPrefix) })
		}
		id := moves[rng.Below(len(moves))]
		held = strings.HasPrefix(id, table.StepPrefix)
		b.Press(id)
		b.proceed()
	}
}

// session is the game that was played last, as it is kept.
func (b *bench) session(g every.Game) *table.Session {
	b.t.Helper()
	s, err := table.Resume(b.Kinds, map[string]table.Speaker{g.Game.Kind().Name(): g.Speak}, b.LastGame())
	if err != nil {
		b.t.Fatal(err)
	}
	return s
}

// eachGame runs a test over every game in every way it can be set up, in its own look if it has one.
func eachGame(t *testing.T, test func(t *testing.T, g every.Game)) {
	for _, g := range every.Games(t) {
		t.Run(g.Name, func(t *testing.T) {
			t.Parallel()
			test(t, g)
		})
	}
}

// tables are one game of each kind and number of seats: how its table lies and is touched depends on no more of its
// setup.
func tables(t *testing.T) (list []every.Game) {
	seen := map[string]bool{}
	for _, g := range every.Games(t) {
		if one := fmt.Sprint(g.Game.Kind().Name(), len(g.Game.Seats())); !seen[one] {
			seen[one] = true
			list = append(list, g)
		}
	}
	return list
}

// eachTable runs a test over those.
func eachTable(t *testing.T, test func(t *testing.T, g every.Game)) {
	for _, g := range tables(t) {
		t.Run(g.Name, func(t *testing.T) {
			t.Parallel()
			test(t, g)
		})
	}
}

// TestNobodyHearsTheOthersHand: when the device goes from one person to the next, nothing that the one was told is left
// to be said, and no message stands over the curtain.
func TestNobodyHearsTheOthersHand(t *testing.T) {
	eachTable(t, func(t *testing.T, g every.Game) {
		b, curtains := together(t, g), 0
		rng := game.NewStream(game.SeedOf(g.Name))
		for n := 0; n < 60 && b.Screen().Panel != scene.EndPanel; n++ {
			moves := b.Moves()
			b.Press(moves[rng.Below(len(moves))])
			if b.Screen().Panel == scene.CurtainPanel {
				curtains++
				if said := b.Unheard; len(said) > 0 || b.Screen().Toast != "" {
					t.Fatalf("under the curtain is said %q, and shown %q", said, b.Screen().Toast)
				}
			}
			b.proceed()
		}
		persons := slices.DeleteFunc(table.Together(g.Game),
			func(p table.Player) bool { return p.Kind != table.Person })
		if len(persons) > 1 && curtains == 0 {
			t.Error("no curtain fell")
		}
	})
}

// TestEveryMomentIsDrawn: whatever happens in a game played at random, by oneself or by others, its film can be drawn
// at every time, on a phone, in a wide window, and in the smallest one with the largest letters.
func TestEveryMomentIsDrawn(t *testing.T) {
	views := []struct{ w, h, text float64 }{{360, 640, 1}, {821, 462, 1}, {320, 480, 2}}
	canvas := kit.NewCanvas(blind{uitest.NewDevice(1, 1)})
	for _, g := range every.Games(t) {
		name := g.Game.Kind().Name()
		at := slices.IndexFunc(shelf.Offers(), func(o ui.Offer) bool { return o.Kind.Name() == name })
		if at < 0 {
			continue // the tiny games have no films
		}
		t.Run(g.Name, func(t *testing.T) {
			s, err := table.Begin(g.Game, g.Speak, table.Together(g.Game), g.Name)
			if err != nil {
				t.Fatal(err)
			}
			skin := shelf.Offers()[at].NewSkin(g.Game)
			rng, drawn := game.NewStream(game.SeedOf(g.Name)), 0
			for !s.Result().Over {
				from, legal := s.StepCount(), s.LegalMoves() // of whoever's turn it is, seen by who sat down first
				if err := s.Play(legal[rng.Below(len(legal))]); err != nil {
					t.Fatal(err)
				}
				view := views[drawn%len(views)]
				c := &scene.Screen{TextScale: view.text}
				first, steps := s.Steps()
				for _, b := range skin.(scene.Animator).Beats(from, steps[from-first:]) {
					drawn++
					paint := func(until, fresh int) scene.Picture {
						past := scene.Scene{Session: s, Past: steps[:until-first], Fresh: fresh, Until: until}
						return skin.Paint(past, c, view.w, view.h)
					}
					before, after := paint(b.First, 0), paint(b.Last+1, b.Last+1-b.First)
					for k := range 5 {
						canvas.Begin(0.05) // small pictures are baked fast
						after.Draw(canvas, scene.Moment{Before: before, T: b.Length * float64(k) / 4, Length: b.Length})
						canvas.End()
					}
				}
			}
			if drawn < 20 {
				t.Errorf("only %d moments were drawn", drawn)
			}
		})
	}
}
