package hex_test

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	rules "onelongnight/game/hex"
	"onelongnight/game/hex/foresee"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/hex"
	"onelongnight/game/ui/hex/board"
	"onelongnight/game/ui/scene"
)

// TestArmourRings checks that each shot that armour stops completely (7.4) is shown as stopped in its phase, even if
// nothing else happens in that phase.
func TestArmourRings(t *testing.T) {
	g, err := think.Rules{}.Open([]byte(`{"mode":"duel","seats":["moloch","outpost"]}`))
	if err != nil {
		t.Fatal(err)
	}
	v := voice.English()
	stopped, alone := 0, 0
	for n := range 40 {
		s, err := table.Begin(g, func(g game.Game) table.Voice { return v.For(g) }, table.Together(g),
			fmt.Sprint("armour ", n))
		if err != nil {
			t.Fatal(err)
		}
		skin := hex.New(v.For(s.Game))
		playOut(t, s, fmt.Sprint(n), func(from int) {
			first, steps := s.Steps()
			for _, b := range skin.Beats(from, steps[from-first:]) {
				if !game.Is[rules.PhaseBegan](steps[b.First-first].Event) {
					continue
				}
				last := b.First
				for i := b.First; i <= b.Last; i++ {
					if e := steps[i-first].Event; game.Is[rules.Hit](e) || game.Is[rules.Absorbed](e) {
						last = i
					}
				}
				want := 0
				for _, a := range foresee.Accounts(steps[last-first].View(0).(*rules.View)) {
					if a.Wounds == 0 {
						want++
					}
				}
				p := skin.Paint(scene.Scene{Session: s, Past: steps[:b.Last+1-first], Fresh: b.Last + 1 - b.First,
					Until: b.Last + 1}, &scene.Screen{TextScale: 1}, 1280, 720)
				m, _, _ := hex.LaidOut(p)
				got := 0
				for _, h := range m.Hits {
					if h.Kind == board.Stopped {
						got++
					}
				}
				if got != want {
					t.Fatalf("of %d shots that armour stops %d are seen", want, got)
				}
				stopped += got
				if b.First == b.Last {
					alone++
				}
			}
		})
	}
	if stopped < 5 || alone < 1 {
		t.Errorf("%d shots stopped, %d of them alone in their phase, prove little", stopped, alone)
	}
}

// The numbers in a hint's forecast of a battle.
var (
	fights = regexp.MustCompile(`^\*\*Fight now\*\*: it costs .* \*\*(\d+)\*\* and yours \*\*(\d+)\*\*`)
	hits   = regexp.MustCompile(`would cost .* \*\*(\d+)\*\* points? more`)
	spares = regexp.MustCompile(`would cost you \*\*(\d+)\*\* points? less`)
)

// TestWhatIsSaidOfAMomentAgrees plays whole duels from both sides. The reason given by a hint, the points that the
// table foretells before and after the hinted move, and, if the battle asks nobody anything, its result in the log,
// must have the same numbers.
func TestWhatIsSaidOfAMomentAgrees(t *testing.T) {
	g, err := think.Rules{}.Open([]byte(`{"mode":"duel","seats":["outpost","moloch"]}`))
	if err != nil {
		t.Fatal(err)
	}
	player, err := bot.Among(bot.Levels(), "heuristic-v1", g, nil)
	if err != nil {
		t.Fatal(err)
	}
	speaker := voice.English().For(g)
	hinted, fought, skulls := 0, 0, 0
	for n := range 6 {
		me := game.Seat(n % 2)
		s, err := table.Begin(g, func(game.Game) table.Voice { return speaker },
			table.Against(g, me, "heuristic-v1"), fmt.Sprint("agree ", n))
		if err != nil {
			t.Fatal(err)
		}
		// decide makes the move that the player would.
		decide := func() game.Move {
			packed, seed := s.TurnView()
			_, v, err := g.Kind().Unpack(packed)
			if err != nil {
				t.Fatal(err)
			}
			m := player.Decide(v, game.SeedOf(seed)).Move
			if err := s.Play(m); err != nil {
				t.Fatal(err)
			}
			return m
		}
		for !s.Result().Over {
			v := s.View().(*rules.View)
			if !s.MyTurn() || v.Ask != rules.AskAct {
				decide()
				continue
			}
			skulls += skullAgrees(t, s, v)
			diesOnce(t, s)
			points, before := foretold(s), s.StepCount()
			plan := []game.Move{decide()}
			for !s.Quiet() && s.MyTurn() && !s.Result().Over {
				plan = append(plan, decide())
			}
			said := speaker.Advise(v, plan)
			foe := 1 - me
			if m := fights.FindStringSubmatch(said); m != nil {
				hinted++
				if lost(v, points, foe) != m[1] || lost(v, points, me) != m[2] {
					t.Errorf("the hint says %q; %v become %v", said, v.Points, points)
				}
			}
			if now := s.View().(*rules.View); now.Turn == v.Turn && now.Phase == v.Phase && s.Quiet() {
				then := foretold(s)
				if m := hits.FindStringSubmatch(said); m != nil {
					hinted++
					if strconv.Itoa(points[foe]-then[foe]) != m[1] {
						t.Errorf("the hint says %q; foretold were %v, then %v", said, points, then)
					}
				}
				if m := spares.FindStringSubmatch(said); m != nil {
					hinted++
					if strconv.Itoa(then[me]-points[me]) != m[1] {
						t.Errorf("the hint says %q; foretold were %v, then %v", said, points, then)
					}
				}
			}
			if strings.HasPrefix(said, "**Fight now**") && ended(s, before) {
				fought++
				if now := s.View().(*rules.View).Points; int(now[0]) != points[0] || int(now[1]) != points[1] {
					t.Errorf("foretold were %v, the battle ended with %v", points, now)
				}
			}
		}
	}
	if hinted < 40 || fought < 5 || skulls < 20 {
		t.Errorf("%d hints with numbers, %d battles and %d skulls prove little", hinted, fought, skulls)
	}
}

// skullAgrees compares the hint for beginners about a skull with the skull on the field, and counts it.
func skullAgrees(t *testing.T, s *table.Session, v *rules.View) int {
	t.Helper()
	unit, phase := think.Falling(v)
	if unit == rules.NoTile {
		return 0
	}
	m := laidOut(s)
	for i := range m.Cells {
		if m.Cells[i].ID == unit.ID() && m.Cells[i].Falls == phase {
			return 1
		}
	}
	t.Errorf("%s is said to fall in phase %d, and no skull says so", unit.ID(), phase)
	return 0
}

// diesOnce checks that no phase of the forecast has two lines in which the same unit is killed, or one that speaks of a
// killed unit as if it stood.
func diesOnce(t *testing.T, s *table.Session) {
	t.Helper()
	o := laidOut(s).Outcome
	if o == nil {
		return
	}
	for _, p := range o.Phases {
		killed := map[string]bool{}
		for _, line := range p.Lines {
			if _, unit, kills := strings.Cut(line, " kills "); kills && killed[unit] {
				t.Errorf("in phase %d %s dies twice: %q", p.Phase, unit, p.Lines)
			} else if kills {
				killed[unit] = true
			}
			if _, hit, ok := strings.Cut(line, " hits "); ok {
				if unit, _, wounds := strings.Cut(hit, " for "); wounds && killed[unit] {
					t.Errorf("in phase %d the killed %s is hit: %q", p.Phase, unit, p.Lines)
				}
			}
		}
	}
}

// laidOut returns the model of the table for the viewer.
func laidOut(s *table.Session) *board.Model {
	picture := hex.New(s.Voice.(*voice.Speaker)).Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 1280, 720)
	m, _, _ := hex.LaidOut(picture)
	return m
}

// foretold returns the points after a battle, as the table shows them.
func foretold(s *table.Session) (points [game.MaxSeats]int) {
	m := laidOut(s)
	for i := range m.Sides { // the viewer's first
		points[(int(s.Viewer())+i)%len(m.Sides)] = m.Sides[i].After
	}
	return points
}

// lost returns how many points of a seat a battle costs, as text.
func lost(v *rules.View, after [game.MaxSeats]int, seat game.Seat) string {
	return strconv.Itoa(int(v.Points[seat]) - after[seat])
}

// ended reports whether the move whose steps begin with a number contains a whole battle.
func ended(s *table.Session, from int) bool {
	first, steps := s.Steps()
	for _, step := range steps[from-first:] {
		if game.Is[rules.BattleEnded](step.Event) {
			return true
		}
	}
	return false
}
