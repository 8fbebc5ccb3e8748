package ui_test

import (
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/gametest/every"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// TestEveryGameByHiddenButtons plays every game to its end by the buttons beside the canvas alone, which name
// everything that can be touched. Begun anew after every few moves, also between two choices of one turn, the program
// offers what it offered before. What a move took hold of itself cannot be put back.
func TestEveryGameByHiddenButtons(t *testing.T) {
	eachGame(t, func(t *testing.T, g every.Game) {
		b := together(t, g)
		due := 1 // the next decision that is looked at: looking at all of them takes too long
		b.decide(g, func(n int, held bool, can []string) {
			if !held && b.offers("cancel") {
				t.Fatal("nothing was touched, and can be put back")
			}
			if n < due || held { // what is held is put back by a reload
				return
			}
			due = n + 5
			b.namesEverything()
			b.namesEveryAction(g, can)
			b.goesOn(g, can)
		})
		if !b.session(g).Result().Over || due == 1 {
			t.Errorf("the last screen is shown, and the game is not over or was not looked at")
		}
	})
}

// goesOn begins the program anew and compares what can be done and what is asked.
func (b *bench) goesOn(g every.Game, can []string) {
	b.t.Helper()
	again := reloaded(b.t, offerOf(g), b.Stored)
	if got := again.Moves(); !slices.Equal(got, can) {
		b.t.Fatalf("after a reload one can %v, and could %v", got, can)
	}
	if got, want := again.title(), b.title(); got != want {
		b.t.Errorf("after a reload is asked %q, and was %q", got, want)
	}
}

// namesEverything looks for a button, with words and an ID of its own, for each command and each thing on the canvas
// that tells more of itself.
func (b *bench) namesEverything() {
	b.t.Helper()
	named := map[string]bool{}
	for _, x := range b.Buttons {
		if named[x.ID] {
			b.t.Errorf("two buttons are %s", x.ID)
		}
		if x.Label == "" || raw.MatchString(x.Label) {
			b.t.Errorf("the button %s says %q", x.ID, x.Label)
		}
		named[x.ID] = true
	}
	for _, c := range b.Screen().Commands {
		if !named[c.Spot().String()] {
			b.t.Errorf("the command %s has no button", c.ID)
		}
	}
	p, _ := b.Run()
	for _, s := range p.Sights() {
		if s.Opens && !named[s.Spot.String()] {
			b.t.Errorf("%s can be looked into, and has no button", s.Spot)
		}
	}
}

// namesEveryAction looks for the button of each action of a game, or of the first thing to touch for it.
func (b *bench) namesEveryAction(g every.Game, can []string) {
	b.t.Helper()
	s := b.session(g)
	if err := s.Sit(s.Turn()); err != nil {
		b.t.Fatal(err)
	}
	for _, a := range s.Actions() {
		if !slices.Contains(can, a.ID) && !slices.ContainsFunc(a.Path, func(spot table.Spot) bool {
			return slices.Contains(can, table.StepPrefix+spot.String())
		}) {
			b.t.Errorf("%q, made by %v, has no button among %v", a.ID, a.Path, can)
		}
	}
}

// TestEveryGameByKeys plays every game to its end with Right and Enter alone, of the keyboard and of a gamepad in turn:
// the focus comes to everything that can be touched. It is never left on a command, which could end the game.
func TestEveryGameByKeys(t *testing.T) {
	eachTable(t, func(t *testing.T, g every.Game) {
		b := together(t, g)
		rng := game.NewStream(game.SeedOf(g.Name))
		const mostTouches = 3000 // at random much is picked up and put back
		touches := 0
		for b.Screen().Panel != scene.EndPanel {
			if touches++; touches > mostTouches {
				t.Fatalf("after %d touches the game is not over: %v", touches, b.Moves())
			}
			right, enter := desk.KeyRight, desk.KeyEnter
			if touches%2 == 0 {
				right, enter = desk.PadRight, desk.PadA
			}
			b.pointByKeys(right, rng.Below(6))
			b.key(enter)
		}
		if !b.session(g).Result().Over {
			t.Error("the last screen is shown, and the game is not over")
		}
	})
}

// pointByKeys moves the focus to the right by some things that can be touched, or to what goes on from an open panel.
func (b *bench) pointByKeys(right desk.Key, by int) {
	b.t.Helper()
	const mostPresses = 500 // of a key until the focus is where it has to be
	for range mostPresses {
		b.App.Key(right)
		screen := b.Screen()
		on := screen.Focus
		if screen.Panel != scene.NoPanel {
			if on == table.KindButton.Spot(onward[screen.Panel]) {
				return
			}
			continue
		}
		if slices.ContainsFunc(screen.Commands, func(c scene.Command) bool { return c.Spot() == on }) {
			continue
		}
		if by--; by < 0 {
			return
		}
	}
	screen := b.Screen()
	b.t.Fatalf("the focus comes to nothing but %v, in panel %d; one can %v", screen.Focus, screen.Panel, b.can())
}

// TestEveryGameIsTakenBackByCommands: Undo says what is taken back and offers what could be done before, and Redo what
// can be done after it.
func TestEveryGameIsTakenBackByCommands(t *testing.T) {
	eachGame(t, func(t *testing.T, g every.Game) {
		b := together(t, g)
		rng := game.NewStream(game.SeedOf(g.Name))
		before := b.Moves()
		for n := 0; n < 40 && b.Screen().Panel != scene.EndPanel; n++ {
			can := b.Moves()
			id := can[rng.Below(len(can))]
			b.Press(id)
			b.proceed()
			if strings.HasPrefix(id, table.StepPrefix) {
				continue
			}
			after := b.Moves()
			if b.offers("undo") {
				heard := len(b.Said)
				b.Press("button:undo")
				if !strings.HasPrefix(strings.Join(b.Said[heard:], " "), "Taken back: ") {
					t.Fatalf("with %q taken back is said %q", id, b.Said[heard:])
				}
				if got := b.Moves(); !slices.Equal(got, before) {
					t.Fatalf("with %q taken back one can %v, and could %v", id, got, before)
				}
				b.Press("button:redo")
				b.proceed()
				if got := b.Moves(); !slices.Equal(got, after) {
					t.Fatalf("with %q done again one can %v, and could %v", id, got, after)
				}
			}
			before = after
		}
	})
}

// TestEveryHintIsDone: in every game that can be judged at a glance a hint lights something up, and Do it makes the
// move that is advised.
func TestEveryHintIsDone(t *testing.T) {
	eachGame(t, func(t *testing.T, g every.Game) {
		if _, judged := g.Game.(game.Judge); !judged {
			return // nobody can give advice
		}
		offer := offerOf(g)
		offer.Levels = []string{"5", "6"}
		b := reloaded(t, offer, together(t, g).Stored)
		b.Unjudged = true
		var advised bot.Advice
		b.Answer = func(question string) (string, error) {
			reply, err := advice(b.Kinds, question)
			if strings.HasPrefix(question, "advise\t") && err == nil {
				advised, err = bot.ReadAdvice(reply)
			}
			return reply, err
		}
		for n := 0; n < 6 && b.Screen().Panel != scene.EndPanel; n++ {
			made := len(b.session(g).Record().Moves)
			b.advised()
			if lit := b.Screen().Lit; len(lit) == 0 {
				t.Error("nothing lights up")
			}
			b.Press("button:do-it")
			b.proceed()
			moves := b.session(g).Record().Moves[made:]
			best := advised.Plans[0].Win // what goes on with the last hint may be a hundredth less
			if len(moves) == 0 || !slices.ContainsFunc(advised.Plans, func(p bot.Plan) bool {
				return p.Moves[0] == moves[0] && best-p.Win < 0.01
			}) {
				t.Fatalf("of the plans %v are made %v", advised.Plans, moves)
			}
		}
	})
}

// TestEveryGameIsShownAgain step by step to its end and back, once it is over; the game stays what it was.
func TestEveryGameIsShownAgain(t *testing.T) {
	eachGame(t, func(t *testing.T, g every.Game) {
		b := together(t, g)
		for n := 0; n < 12 && b.Screen().Panel != scene.EndPanel; n++ {
			b.Press(b.Moves()[0])
			b.proceed()
		}
		if b.Screen().Panel != scene.EndPanel {
			b.finish()
		}
		kept := b.LastGame()
		b.Press("button:replay")
		line := b.Screen().Timeline
		if line == nil || line.At != 0 || line.Pages < 2 {
			t.Fatalf("the line of time is %+v", line)
		}
		last := line.Pages - 1
		step := func(command string, to int) {
			before := b.Screen().Timeline.At
			b.Press("button:" + command)
			if at := b.Screen().Timeline.At; at != to {
				t.Fatalf("%s leads from %d to %d, not to %d", command, before, at, to)
			}
			for _, x := range b.Buttons {
				if spot, err := table.ParseSpot(x.ID); err != nil {
					t.Fatalf("at moment %d one can make the move %v, %q", to, spot, x.ID)
				}
			}
		}
		for to := 1; to <= last; to++ {
			step("recap-on", to)
		}
		for to := last - 1; to >= 0; to-- {
			step("recap-back", to)
		}
		b.Press("button:close")
		if b.Screen().Panel != scene.EndPanel || b.LastGame() != kept {
			t.Errorf("it closes to panel %d; the game is what it was: %v", b.Screen().Panel, b.LastGame() == kept)
		}
	})
}
