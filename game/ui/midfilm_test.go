package ui_test

import (
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"onelongnight/game"
	"onelongnight/game/games"
	"onelongnight/game/gametest/every"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// TestEveryMoveIsTakenBackInMidFilm: as soon as Undo is offered, also while the move is still being shown, it leads
// back to what could be done before, and nothing of that move is shown any more.
func TestEveryMoveIsTakenBackInMidFilm(t *testing.T) {
	for _, g := range tables(t) {
		t.Run(g.Name, func(t *testing.T) { synctest.Test(t, func(t *testing.T) { takesBackInMidFilm(t, g) }) })
	}
}

// slowly begins a game of people at one device, with films at their usual speed.
func slowly(t *testing.T, g every.Game) *bench {
	t.Helper()
	stored := together(t, g).Stored
	stored["settings"] = "speed=1 tips=off"
	return reloaded(t, offerOf(g), stored)
}

func takesBackInMidFilm(t *testing.T, g every.Game) {
	b := slowly(t, g)
	rng, held := game.NewStream(game.SeedOf(g.Name)), false
	for n := 0; n < 20 && b.Screen().Panel != scene.EndPanel; n++ {
		before := b.Moves()
		for wait := 0; len(before) == 0 && wait < 400; wait++ {
			time.Sleep(50 * time.Millisecond)
			b.Run()
			b.proceed()
			before = b.Moves()
		}
		if len(before) == 0 {
			return
		}
		id := before[rng.Below(len(before))]
		b.Press(id)
		was := held // what could be done was only what goes on with that
		if held = strings.HasPrefix(id, table.StepPrefix); held || !b.filmed() || !b.offers("undo") {
			continue
		}
		b.Press("button:undo")
		if got := b.Moves(); b.filmed() || !was && !slices.Equal(got, before) {
			t.Fatalf("with %q taken back a film runs (%v); one can %v, and could %v", id, b.filmed(), got, before)
		}
	}
}

// TestWhoGivesUpNeedNotWatch: who gives up in the middle of a film is at the end at once.
func TestWhoGivesUpNeedNotWatch(t *testing.T) {
	for _, g := range tables(t) {
		t.Run(g.Name, func(t *testing.T) { synctest.Test(t, func(t *testing.T) { givesUpInMidFilm(t, g) }) })
	}
}

func givesUpInMidFilm(t *testing.T, g every.Game) {
	b := slowly(t, g)
	for n := 0; n < 400 && b.Screen().Panel != scene.EndPanel; n++ {
		if b.filmed() {
			b.Press("button:menu", "button:concede", "button:concede-yes")
			for range 40 {
				time.Sleep(50 * time.Millisecond)
				b.Run()
			}
			if b.Screen().Panel != scene.EndPanel {
				t.Error("two seconds after somebody gave up the film still runs")
			}
			return
		}
		if can := b.Moves(); len(can) > 0 {
			b.Press(can[0])
			continue
		}
		time.Sleep(50 * time.Millisecond)
		b.Run()
		b.proceed()
	}
	t.Error("no film was ever shown")
}

// TestRivalsThinkWhileTheLastIsShown: a person among several computers does not wait for their thoughts. Once the first
// of them has moved, further moves are asked for while one before is being shown, but where that has nothing to show.
func TestRivalsThinkWhileTheLastIsShown(t *testing.T) {
	for _, g := range tables(t) {
		ours := slices.ContainsFunc(games.Kinds(), func(k game.Kind) bool { return k.Name() == g.Game.Kind().Name() })
		if len(g.Game.Seats()) < 3 || !ours {
			continue
		}
		t.Run(g.Name, func(t *testing.T) { synctest.Test(t, func(t *testing.T) { thinksMeanwhile(t, g) }) })
	}
}

// thinksMeanwhile plays the first moves of a person, and watches when the others are asked.
func thinksMeanwhile(t *testing.T, g every.Game) {
	players := table.Together(g.Game)
	for i := range players[1:] {
		players[1+i] = table.Player{Kind: table.Computer, Level: "1"}
	}
	s, err := table.Begin(g.Game, g.Speak, players, "rivals")
	if err != nil {
		t.Fatal(err)
	}
	save, err := s.Save(time.Unix(0, 0))
	if err != nil {
		t.Fatal(err)
	}
	b := reloaded(t, offerOf(g),
		map[string]string{"settings": "speed=1 tips=off", "game-1": save, "last-game": "game-1"})
	b.Answer = func(question string) (string, error) { return games.Shelf().Answer(question, nil) }
	meanwhile, first, waited := 0, true, 0
	for range 800 {
		asked, filmed := len(b.Asked), b.filmed()
		time.Sleep(time.Second / 15)
		b.Run()
		b.proceed()
		switch moves := b.Moves(); {
		case len(b.Asked) > asked && filmed:
			meanwhile, first = meanwhile+1, false
		case len(b.Asked) > asked && !first:
			waited++
		case len(b.Asked) > asked:
			first = false
		case len(moves) > 0 && !filmed:
			b.Press(moves[0])
			first = true
		}
	}
	t.Logf("%d moves are asked for while the last is shown, %d while nothing is", meanwhile, waited)
	if meanwhile < 6 || 2*waited > meanwhile {
		t.Errorf("%d moves are asked for while the last is shown, %d while nothing is", meanwhile, waited)
	}
}

// TestNewsAreSaidWhenTheyAreShown: at the usual speed the ear is never ahead of the screen, nor behind it, and what is
// asked is said after all that is shown before it.
func TestNewsAreSaidWhenTheyAreShown(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := open(t, map[string]string{"settings": "speed=1 tips=off level=1"})
		b.Press("button:play-outpost")
		rng := game.NewStream(game.SeedOf("shown"))
		filmed := 0
		for moves := 0; moves < 12 && b.Screen().Panel != scene.EndPanel; {
			time.Sleep(50 * time.Millisecond)
			b.Run()
			s := b.App.Session()
			said, last := strings.Join(b.Said, " "), ""
			for _, line := range s.Lines() {
				if line.Step < b.App.Reached() {
					last = line.Text
				} else if filmed++; strings.HasSuffix(said, line.Text) && line.Text != last {
					t.Fatalf("%q is said before it is shown", line.Text)
				}
			}
			can, at := b.Moves(), strings.LastIndex(said, last)
			if at < 0 || len(can) == 0 && strings.Contains(said[at:], "Your turn.") {
				t.Fatalf("%q is shown, and last is said %q", last, said[max(len(said)-200, 0):])
			}
			if b.Screen().Panel == scene.WarningPanel {
				b.Press("button:insist")
			} else if len(can) > 0 {
				b.Press(can[rng.Below(len(can))])
				moves++
			}
		}
		if filmed < 100 {
			t.Errorf("only %d times something was still to be shown", filmed)
		}
	})
}
