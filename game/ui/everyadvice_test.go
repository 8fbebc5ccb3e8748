package ui_test

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/gametest/every"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// counselled opens a game in which advice can be had, nil where nobody can give any.
func counselled(t *testing.T, g every.Game) *bench {
	t.Helper()
	if _, judged := g.Game.(game.Judge); !judged {
		return nil
	}
	offer := offerOf(g)
	offer.Levels = []string{"5", "6"}
	b := reloaded(t, offer, together(t, g).Stored)
	b.Unjudged = true
	b.Answer = func(question string) (string, error) { return advice(b.Kinds, question) }
	return b
}

// answers are the answers of all tests, by question: thinking takes time, and to the same question there is the same
// answer.
var answers sync.Map // string to func() (string, error)

// advice is what the adviser says to a question.
func advice(kinds []game.Kind, question string) (string, error) {
	answer, _ := answers.LoadOrStore(question, sync.OnceValues(func() (string, error) {
		return bot.Shelf{Kinds: kinds, Levels: adviser}.Answer(question, nil)
	}))
	return answer.(func() (string, error))()
}

// command is a command that can be given, the zero value if it cannot.
func (b *bench) command(id string) (c scene.Command) {
	list := b.Screen().Commands
	if i := slices.IndexFunc(list, func(c scene.Command) bool { return c.ID == id }); i >= 0 {
		c = list[i]
	}
	return c
}

// doesWhatIsLit gives "Do it", and compares what is played with what was lit, from the first move to where nothing more
// is to be chosen.
func (b *bench) doesWhatIsLit(g every.Game) {
	b.t.Helper()
	plan, s := b.Screen().Plan, b.session(g)
	made, seat := len(s.Record().Moves), s.Turn()
	b.Press("button:do-it")
	b.proceed()
	s = b.session(g)
	moves := s.Record().Moves[made:]
	if len(moves) == 0 || len(moves) > len(plan) || !slices.Equal(moves, plan[:len(moves)]) {
		b.t.Fatalf("of the plan %v that is lit are made %v", plan, moves)
	}
	if rest := plan[len(moves):]; len(rest) > 0 && !s.Quiet() && !s.Result().Over && s.Turn() == seat &&
		slices.Contains(s.LegalMoves(), rest[0]) {
		b.t.Fatalf("of the plan %v that is lit only %v is made", plan, moves)
	}
}

// TestAdviceDoesWhatItShows: whatever was had in mind and whatever is said of it, "Do it" does what is lit, with all
// choices that belong to it; where two moves are spoken of each button names its own.
func TestAdviceDoesWhatItShows(t *testing.T) {
	eachTable(t, func(t *testing.T, g every.Game) {
		b := counselled(t, g)
		if b == nil {
			return
		}
		rng := game.NewStream(game.SeedOf(g.Name))
		for n := 0; n < 9 && b.Screen().Panel != scene.EndPanel; n++ {
			b.advised()
			hinted := b.Screen().Plan
			s := b.session(g)
			legal := s.LegalMoves()
			mind := hinted[0]
			if n%3 > 0 {
				mind = legal[rng.Below(len(legal))]
			}
			b.Press("button:why-not")
			b.Press(s.Game.MoveText(mind))
			b.until("it is weighed", func() bool { return b.offers("do-it") && !b.Screen().Mind })
			if mind == hinted[0] && !slices.Equal(b.Screen().Plan, hinted) {
				t.Fatalf("the hint was %v, what was had in mind is the same, and lit is %v", hinted, b.Screen().Plan)
			}
			if b.offers("instead") {
				one, other, lit := b.command("do-it").Sub, b.command("instead").Sub, b.Screen().Plan
				for range 2 {
					names := map[bool]string{true: "Yours", false: "Hint"}
					if lit := b.Screen().Plan[0]; b.command("instead").Label != names[lit != mind] {
						t.Errorf("with %v lit, where %v was had in mind, the other one is %q", lit, mind,
							b.command("instead").Label)
					}
					b.Press("button:instead")
				}
				b.Press("button:instead")
				if one == "" || other == "" || b.command("do-it").Sub != other || b.command("instead").Sub != one ||
					slices.Equal(b.Screen().Plan, lit) {
					t.Errorf("of %q and %q, with %v lit, the other one lights %v", one, other, lit, b.Screen().Plan)
				}
				if n%2 == 0 {
					b.Press("button:instead")
				}
			}
			b.doesWhatIsLit(g)
		}
	})
}

// TestNoTouchMovesTheGameWhileItIsAsked: while somebody shows what they had in mind, and beside a hint, every thing on
// the table can be touched once, and the game stays as it is.
func TestNoTouchMovesTheGameWhileItIsAsked(t *testing.T) {
	eachTable(t, func(t *testing.T, g every.Game) {
		b := counselled(t, g)
		if b == nil {
			return
		}
		for n := 0; n < 6 && b.Screen().Panel != scene.EndPanel; n++ {
			before := len(b.session(g).Record().Moves)
			p, _ := b.Run()
			if read := b.Read(); strings.Contains(read, "%") {
				t.Errorf("a chance is told that nobody asked for:\n%s", read)
			}
			for i, sight := range p.Sights() {
				spot := sight.Spot
				if b.command(spot.ID).ID != "" && spot.Kind == table.KindButton {
					continue
				}
				b.advised()
				if i%2 == 0 {
					b.Press("button:why-not")
				}
				if x, y, ok := b.at(spot); ok {
					b.App.Tap(x, y)
					b.Run()
				}
				if made := b.session(g).Record().Moves[before:]; len(made) > 0 {
					t.Fatalf("a touch of %s made %v", spot, made)
				}
				b.bare()
			}
			b.goOn(n)
		}
	})
}

// eachAdvised runs a test at every table where advice can be had, in windows of three sizes: others are laid out as one
// of these.
func eachAdvised(t *testing.T, test func(t *testing.T, g every.Game, b *bench)) {
	for _, size := range windowSizes[:3] {
		eachTable(t, func(t *testing.T, g every.Game) {
			if b := counselled(t, g); b != nil {
				b.W, b.H = size[0], size[1]
				test(t, g, b)
			}
		})
	}
}

// size is that of the window.
func (b *bench) size() [2]float64 { return [2]float64{b.W, b.H} }

// goOn makes one of the moves that are possible, the next one at each turn n.
func (b *bench) goOn(n int) {
	moves := b.Moves()
	b.Press(moves[n%len(moves)])
	b.proceed()
}

// TestASecondTouchOfDoItDoesNoMore: whatever button stands there then is not meant.
func TestASecondTouchOfDoItDoesNoMore(t *testing.T) {
	eachAdvised(t, func(t *testing.T, g every.Game, b *bench) {
		for n := 0; n < 4 && b.Screen().Panel != scene.EndPanel; n++ {
			b.advised()
			x, y, _ := b.at(table.KindButton.Spot("do-it"))
			b.App.Tap(x, y)
			b.Run()
			made := len(b.session(g).Record().Moves)
			b.App.Tap(x, y)
			b.Run()
			if now := b.session(g).Record().Moves; len(now) != made {
				t.Errorf("%v: a second touch made %v", b.size(), now[made:])
			}
			if b.offers("close") { // it told of something
				b.Press("button:close")
			}
			b.proceed()
		}
	})
}

// TestClosingAHintTakesNothingBack: where a hint was closed no button stands after it that takes back a move or makes
// one, so a second tap there, however late, does no harm.
func TestClosingAHintTakesNothingBack(t *testing.T) {
	eachAdvised(t, func(t *testing.T, g every.Game, b *bench) {
		for n := 0; n < 4 && b.Screen().Panel != scene.EndPanel; n++ {
			b.advised()
			x, y, _ := b.at(table.KindButton.Spot("close"))
			b.Press("button:close")
			p, _ := b.Run()
			if spot, ok := p.At(x, y); ok && spot.Kind == table.KindButton && spot.ID != "hint" {
				t.Errorf("%v: %s stands where a hint was closed", b.size(), spot)
			}
			b.goOn(n)
		}
	})
}

// TestButtonsKeepTheirOrderWhileTheyAreWeighed: who asks "why not" finds the buttons in the order in which they were.
func TestButtonsKeepTheirOrderWhileTheyAreWeighed(t *testing.T) {
	eachAdvised(t, func(t *testing.T, g every.Game, b *bench) {
		for n := 0; n < 8 && b.Screen().Panel != scene.EndPanel; n++ {
			before := b.row(g)
			b.advised()
			b.Press("button:why-not")
			weighed := b.row(g)
			in := func(other []string) func(string) bool {
				return func(id string) bool { return !slices.Contains(other, id) }
			}
			one, two := slices.DeleteFunc(slices.Clone(before), in(weighed)), slices.DeleteFunc(weighed, in(before))
			if !slices.Equal(one, two) {
				t.Errorf("%v: the buttons are %v, and while they are weighed %v", b.size(), one, two)
			}
			b.bare()
			b.goOn(n)
		}
	})
}

// row lists the buttons of moves that are in sight, from the top and the left.
func (b *bench) row(g every.Game) (ids []string) {
	p, _ := b.Run()
	at := map[string][2]float64{}
	for _, spot := range b.session(g).Next() {
		if x, y, ok := p.Where(spot); ok && spot.Kind == table.KindButton {
			at[spot.ID], ids = [2]float64{y, x}, append(ids, spot.ID)
		}
	}
	slices.SortFunc(ids, func(a, b string) int {
		one, two := at[a], at[b]
		return slices.Compare(one[:], two[:])
	})
	return slices.Compact(ids)
}

// TestTheLogOpensFromAHint: the log can be read while a hint is shown, wherever it is in sight.
func TestTheLogOpensFromAHint(t *testing.T) {
	var seen atomic.Int64
	eachTable(t, func(t *testing.T, g every.Game) {
		b := counselled(t, g)
		if b == nil {
			return
		}
		for _, size := range [][2]float64{{390, 844}, {1280, 720}} {
			b.W, b.H = size[0], size[1]
			b.advised()
			if x, y, ok := b.at(table.KindLog.Spot("")); ok {
				seen.Add(1)
				if b.App.Tap(x, y); b.Screen().Panel != scene.LogPanel {
					t.Errorf("%v: a touch of the log beside a hint opens %v", size, b.Screen().Panel)
				}
			}
			b.bare()
		}
	})
	t.Cleanup(func() {
		if seen.Load() == 0 {
			t.Error("no log was ever in sight")
		}
	})
}

// TestTheWayOutStaysInSight: who shows what they had in mind on a phone can close that, whatever they have picked up.
func TestTheWayOutStaysInSight(t *testing.T) {
	eachTable(t, func(t *testing.T, g every.Game) {
		b := counselled(t, g)
		if b == nil {
			return
		}
		b.W, b.H = 360, 640
		for n := 0; n < 4 && b.Screen().Panel != scene.EndPanel; n++ {
			for _, spot := range b.session(g).Next() {
				b.advised()
				b.Press("button:why-not")
				if x, y, ok := b.at(spot); ok {
					b.App.Tap(x, y)
				}
				if b.Screen().Mind {
					if _, _, ok := b.at(table.KindButton.Spot("close")); !ok {
						t.Errorf("after a touch of %s there is no way out", spot)
					}
				}
				b.bare()
			}
			b.goOn(n)
		}
	})
}

// at is where a thing is seen now.
func (b *bench) at(spot table.Spot) (x, y float64, ok bool) {
	p, _ := b.Run()
	return p.Where(spot)
}

// bare closes everything, and puts back what was picked up.
func (b *bench) bare() {
	for b.Screen().Panel != scene.NoPanel || b.Screen().Inspect != table.NoSpot {
		b.Press("button:close")
	}
	if b.offers("cancel") {
		b.Press("button:cancel")
	}
}

// swapped is an answer that finds the second plan of a reply the best.
func swapped(reply string) string {
	parts := strings.Split(reply, "\t")
	if len(parts) > 2 {
		parts[1], parts[2] = parts[2], parts[1]
	}
	return strings.Join(parts, "\t")
}

// TestAHintThatStandsStays: while it is thought about nothing lights up and nothing can be done, and that is said where
// the button is; once it stands it is what longer thought found, another plan than at first or the same, and stays so,
// also if it is closed and asked for again.
func TestAHintThatStandsStays(t *testing.T) {
	for _, size := range windowSizes[:2] {
		eachTable(t, func(t *testing.T, g every.Game) {
			var at [2]float64
			for _, turns := range []bool{false, true} {
				b := counselled(t, g)
				if b == nil || len(b.session(g).LegalMoves()) < 2 {
					return
				}
				b.W, b.H = size[0], size[1]
				deep, found := b.deepened(turns)
				for range 2 {
					b.advised()
					b.stands(*found)
					x, y, _ := b.at(table.KindButton.Spot("do-it"))
					if at != [2]float64{} && at != [2]float64{x, y} {
						t.Errorf("%v: the button went from %v to %v,%v", size, at, x, y)
					}
					at = [2]float64{x, y}
					b.bare()
				}
				if *deep != 1 {
					t.Errorf("it was thought deeper %d times", *deep)
				}
			}
		})
	}
}

// deepened counts how often it is thought deeper, and keeps the best plan found then: with turns, the second best of
// the true answer. While it is thought about, nothing may be lit.
func (b *bench) deepened(turns bool) (deep *int, found *[]game.Move) {
	answer := b.Answer
	deep, found = new(int), new([]game.Move)
	b.Answer = func(question string) (string, error) {
		reply, err := answer(question)
		if !strings.HasPrefix(question, "advise\t") || !strings.Contains(question, "\tdeep") {
			return reply, err
		}
		*deep++
		b.Still(b.W, b.H)
		screen := b.Screen()
		if i := slices.IndexFunc(screen.Bar, func(c scene.Command) bool { return c.ID == "do-it" }); i < 0 ||
			!screen.Bar[i].Idle || screen.Bar[i].Sub == "" || screen.Plan != nil || b.offers("do-it") {
			b.t.Errorf("%v: while it is thought about, %v lights up beside %+v", b.W, screen.Plan, screen.Bar)
		}
		if turns {
			reply = swapped(reply)
		}
		*found = bestOf(reply)
		return reply, err
	}
	return deep, found
}

// stands checks that the hint is what was found, and does not change.
func (b *bench) stands(found []game.Move) {
	b.t.Helper()
	stood := b.Screen()
	for range 3 {
		b.Run()
	}
	screen := b.Screen()
	if !slices.Equal(screen.Plan, stood.Plan) || !slices.Equal(screen.Words, stood.Words) || len(screen.Words) == 0 {
		b.t.Errorf("%v: the hint %v, %q became %v, %q", b.W, stood.Plan, stood.Words, screen.Plan, screen.Words)
	}
	if screen.Plan[0] != found[0] || b.offers("instead") {
		b.t.Errorf("%v: %v was found, and the hint is %v", b.W, found, screen.Plan)
	}
}

// bestOf are the moves of the best plan of a reply.
func bestOf(reply string) []game.Move {
	if said, err := bot.ReadAdvice(reply); err == nil && len(said.Plans) > 0 {
		return said.Plans[0].Moves
	}
	return nil
}

// TestADeedIsBlamedOnce: of several decisions that the log tells in one sentence, as of placing and turning a tile, the
// analysis names one: they are seen again in the same place.
func TestADeedIsBlamedOnce(t *testing.T) {
	eachTable(t, func(t *testing.T, g every.Game) {
		b := counselled(t, g)
		if b == nil {
			return
		}
		answer, loss := b.Answer, 30000
		b.Unjudged = false
		b.Answer = func(question string) (string, error) {
			if strings.HasPrefix(question, "review\t") {
				loss += 100 // of 100,000, so that the last decisions cost most
				return fmt.Sprintf("50000,%d,0,0", loss), nil
			}
			return answer(question)
		}
		rng := game.NewStream(game.SeedOf(g.Name))
		for moves, n := b.Moves(), 0; len(moves) > 0 && n < 60; moves, n = b.Moves(), n+1 {
			b.Press(moves[rng.Below(len(moves))])
			b.proceed()
		}
		b.Press("button:menu", "button:concede", "button:concede-yes", "button:analysis")
		b.until("the analysis is done", func() bool { return b.Screen().Review != nil && len(b.Screen().Words) > 2 })
		seen := map[table.Spot]bool{}
		for _, p := range b.Screen().Review.Points {
			if seen[p.Line] {
				t.Errorf("%s is blamed twice: %q", p.Line, p.Text)
			}
			seen[p.Line] = true
		}
		if len(seen) == 0 {
			t.Error("nothing is blamed")
		}
	})
}

// TestATurnOfTheGameHasACause: where the analysis says that the game turned, it tells what the log told of the move
// that did it.
func TestATurnOfTheGameHasACause(t *testing.T) {
	eachTable(t, func(t *testing.T, g every.Game) {
		b := counselled(t, g)
		if b == nil {
			return
		}
		answer, chance := b.Answer, 40000 // of 100,000; each person's analysis begins with it
		b.Unjudged = false
		b.Answer = func(question string) (string, error) {
			switch what, rest, _ := strings.Cut(question, "\t"); what {
			case "review":
				defer func() { chance = 80000 }()
				return fmt.Sprintf("%d,0,0,0", chance), nil
			case "chances":
				views := strings.Count(rest, "\t") - 1
				return "40000" + strings.Repeat("\t80000", views-1), nil // the first move did it
			}
			return answer(question)
		}
		rng := game.NewStream(game.SeedOf(g.Name))
		for moves, n := b.Moves(), 0; len(moves) > 0 && n < 60; moves, n = b.Moves(), n+1 {
			b.Press(moves[rng.Below(len(moves))])
			b.proceed()
		}
		chance = 40000
		b.Press("button:menu", "button:concede", "button:concede-yes", "button:analysis")
		cause, _, _ := strings.Cut(b.T("analysis.cause"), "{")
		b.until("what turned the game is told", func() bool {
			review := b.Screen().Review
			return review != nil && slices.ContainsFunc(review.Points, func(p scene.ReviewPoint) bool {
				_, sentence, named := strings.Cut(p.Text, cause)
				return named && sentence != ""
			})
		})
	})
}
