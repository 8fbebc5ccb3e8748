package aurora

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/uitest"
)

// near is a position in which red may drive to the Aurora.
const near = `{"game":"aurora","version":2,"seats":1,"map":"alpha","phase":"movement","round":3,"turn":"red",
"aurora":3,"order":["red","automa"],"slots":[{},{},{},{},{}],"results":{"deck":["r1","r2"]},
"convoys":{"red":{"space":16,"fuel":3,"crew":[{"id":"leader-red","zone":"action"}],"cars":[{"card":"truck-red"},
{"card":"container-red"}]}},"automa":{"space":2,"survivors":2,"marker":3,"damage":["A4","A5","A6"],
"deck":["automa-1"]}}`

// TestTheLastRoundIsTold checks that, when somebody reaches the Aurora, the table and the log each say once that the
// round is the last one, that from then on the bar says so, and that no ship of a next round is drawn.
func TestTheLastRoundIsTold(t *testing.T) {
	s := From(t, near)
	ship := s.View().(*rules.View).AuroraSpace()
	m, _ := frame(t, s, table.NoSpot, Windows[0])
	if len(m.Road.Course) == 0 || m.Of == "" {
		t.Fatal("nobody is aboard yet, and no other round is to come")
	}
	from := s.StepCount()
	for _, a := range s.Actions() {
		if act := rules.ActOf(a.Move); act.Verb == rules.VerbDrive && act.A == ship {
			if err := s.Play(a.Move); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	told := 0
	first, steps := s.Steps()
	for i, step := range steps {
		if !game.Is[rules.Boarded](step.Event) {
			continue
		}
		told++
		if step.Event.Who() != 0 || !strings.Contains(step.Text, "last round") {
			t.Errorf("seat %d is aboard: %s", step.Event.Who(), step.Text)
		}
		if b := (&Skin{}).Beats(from, steps[from-first:]); !slices.ContainsFunc(b, func(b motion.Beat) bool {
			return b.First <= first+i && first+i <= b.Last && b.Steady
		}) {
			t.Error("it has no beat of its own that stands")
		}
		of := scene.Scene{Session: s, Past: steps[:i+1], Fresh: 1, Until: first + i + 1}
		for _, size := range Windows {
			p := newSkin(t, s).Paint(of, &scene.Screen{TextScale: 1}, size[0], size[1]).(*skin.Picture)
			m := p.Table.(*tableLayout).Model
			if said := m.Prompt.Lines; m.Loud == "" || m.Prompt.Heading != "LAST ROUND" || len(said) != 2 ||
				m.RoundSummary != nil {
				t.Errorf("%v: the panel says %s: %q", size, m.Prompt.Heading, said)
			}
		}
		uncut(t, s, of, 1000)
	}
	if told != 1 {
		t.Errorf("it is told %d times", told)
	}
	for _, size := range Windows {
		if m, _ = frame(t, s, table.NoSpot, size); len(m.Road.Course) > 0 || m.Of != "" ||
			!strings.EqualFold(m.Round, "last round") {
			t.Errorf("%v: the bar says %s %s, and %d ships are to come", size, m.Round, m.Of, len(m.Road.Course))
		}
	}
}

// TestTheLastRoundIsToldWithAQuestion checks that a person who skips the film reads what it means in the first question
// after somebody has come aboard, and not in the next.
func TestTheLastRoundIsToldWithAQuestion(t *testing.T) {
	s := From(t, `{"game":"aurora","version":2,"seats":1,"map":"alpha","phase":"exploration","round":3,"turn":"red",
"aurora":3,"order":["red","automa"],"slots":[{},{},{},{},{}],"results":{"deck":["r1","r2"]},
"convoys":{"red":{"space":9,"fuel":1,"objects":["nitrous"],"crew":[{"id":"leader-red","zone":"action"}],
"cars":[{"card":"truck-red"},{"card":"container-red"}]}},
"automa":{"space":15,"fuel":3,"survivors":2,"marker":3,"damage":["A4","A5","A6"],"deck":["automa-1"]}}`)
	for _, x := range []struct {
		move string
		told bool
	}{{"", false}, {"pass leader-red", false}, {"end", true}, {"object nitrous", false}} {
		if x.move != "" {
			m, err := s.Game.ParseMove(x.move)
			if err != nil {
				t.Fatal(err)
			}
			if err := s.Play(m); err != nil {
				t.Fatal(x.move, err)
			}
		}
		for _, size := range Windows {
			m, _ := frame(t, s, table.NoSpot, size)
			said := slices.ContainsFunc(m.Prompt.Lines, func(line string) bool {
				return strings.HasPrefix(line, "From now on")
			})
			if said != x.told {
				t.Errorf("%v, after %q: asked %s, it says %q", size, x.move, s.View().(*rules.View).Ask, m.Prompt.Lines)
			}
		}
		if x.told {
			uncut(t, s, scene.Scene{Session: s}, 0)
		}
	}
}

// TestThePointsOfTheEndAreWhole checks that on the last screen with all its buttons the points are in a table, and that
// nothing is cut, in any language.
func TestThePointsOfTheEndAreWhole(t *testing.T) {
	for n := range 16 {
		setup, seed := []string{`{"seats":1}`, `{"seats":4}`}[n%2], strconv.Itoa(n)
		s := Begin(t, setup, seed)
		for range uitest.Wander(t, s, seed) {
		}
		bare, _ := rules.Of(s.Game)
		for lang, v := range voices(t) {
			words := v.For(s.Game)
			told := append(words.Chronicle(s.View(), s.Lines()), words.T("end.seed", "seed", "629fb55868"))
			screen := &scene.Screen{TextScale: 1, Panel: scene.EndPanel, Words: told, Commands: []scene.Command{
				{ID: "again", Label: words.T("menu.again"), Main: true}, {ID: "title", Label: words.T("menu.title")}}}
			for _, id := range []string{"analysis", "replay", "log", "seal", "link"} {
				screen.Commands = append(screen.Commands, scene.Command{ID: id, Label: words.T("menu." + id),
					Short: words.T("short." + id), Quiet: true})
			}
			for _, size := range Windows[:3] {
				p := New(bare, words).Paint(scene.Scene{Session: s}, screen, size[0], size[1])
				open := p.(*skin.Picture).Open
				if end := panel.NewLayout(open, kit.NewWindow(size[0], size[1], 1), nil).Panel; end.View.Empty() {
					t.Errorf("%s, %s, %v: no table of points is shown", setup, lang, size)
				}
				for _, text := range uitest.Cut(uitest.NewBlindCanvas(), p, scene.Moment{}) {
					t.Errorf("%s, %s, %v: no room for %q", setup, lang, size, text)
				}
			}
		}
	}
}

// TestTheEndSaysWhyItCame checks that the last screen says who was aboard, or that the Aurora has sailed, and whose
// crew made it.
func TestTheEndSaysWhyItCame(t *testing.T) {
	for _, x := range []struct{ position, why, crew string }{
		{near, "You gave up.", "Your crew"}, // the ship has not sailed, and nobody was left behind
		{near, "Aboard the Aurora: Red. That ended the game, and each healthy survivor is a point: Red\u00a01, " +
			"Automa\u00a02. ", "The crew that made it"},
		{strings.NewReplacer(`"round":3`, `"round":6`, `"aurora":3`, `"aurora":6`, `"fuel":3`, `"fuel":1`).Replace(near),
			"Nobody reached the Aurora: she sailed after round\u00a06. ", "Your crew, not aboard"},
		{strings.NewReplacer(`"space":2,`, `"space":26,`, `"space":16`, `"space":9`).Replace(near),
			"Aboard the Aurora: Automa. ", "Your crew, not aboard"},
	} {
		s := From(t, x.position)
		if x.why == "You gave up." {
			if err := s.Concede(); err != nil {
				t.Fatal(err)
			}
		}
		for !s.Result().Over {
			list := s.Actions()
			furthest := list[len(list)-1]
			for _, a := range list {
				if act := rules.ActOf(a.Move); act.Verb == rules.VerbDrive && (act.A > rules.ActOf(furthest.Move).A ||
					rules.ActOf(furthest.Move).Verb != rules.VerbDrive) {
					furthest = a
				}
			}
			if err := s.Play(furthest.Move); err != nil {
				t.Fatal(err)
			}
		}
		screen := &scene.Screen{TextScale: 1, Panel: scene.EndPanel}
		p := newSkin(t, s).Paint(scene.Scene{Session: s}, screen, 1280, 720).(*skin.Picture)
		end := p.Open.Panel.(*panel.End)
		if crew := end.Chart.Picture.(road).Crew; !strings.HasPrefix(end.Body, x.why) || crew != x.crew {
			t.Errorf("it says %q and %q, not %q and %q", end.Body, crew, x.why, x.crew)
		}
	}
}

// TestWhatASwapCostsIsShownFirst checks that the first touch of a car to be replaced or detached says and marks what
// would be lost, that the button does it, and that no more cargo is lost than was said.
func TestWhatASwapCostsIsShownFirst(t *testing.T) {
	for ask, id := range map[rules.Prompt]string{rules.AskReplace: "couple", rules.AskDetach: "unhitch",
		rules.AskAttach: "mount"} {
		for n := range 2 {
			s := find(t, `{"seats":3}`, 40*n, func(v *rules.View) bool {
				loss := foresee.Loses(v, rules.Act{Verb: verbOf[ask], A: 2})
				return v.Ask == ask && v.Convoys[v.Who].Cars[2] != rules.NoCard && loss.Any()
			})
			v := s.View().(*rules.View)
			loss := foresee.Loses(v, rules.Act{Verb: verbOf[ask], A: 2})
			spot := table.KindPiece.Spot(v.Game().Data().ID(v.Convoys[v.Who].Cars[2]))
			moves, lines := s.MoveCount(), len(s.Lines())
			if _, err := s.Touch(spot); err != nil {
				t.Fatal(err)
			}
			if s.MoveCount() != moves {
				t.Fatalf("%s: one touch does it", ask)
			}
			m, f := frame(t, s, table.NoSpot, Windows[1])
			marked := 0
			for i := range m.Cars {
				if m.Cars[i].Lost {
					marked++
				}
				if top := m.Cars[i].Top; top != nil && top.Lost {
					marked++
				}
			}
			said := strings.Join(m.Prompt.Lines, " ")
			if marked != len(loss.Cards) || marked > 0 && !strings.Contains(said, "You lose: ") ||
				(loss.Cargo > 0) != strings.Contains(said, "no room") {
				t.Errorf("%s: %+v is lost, %d are marked, and it says %s", ask, loss, marked, said)
			}
			button := table.KindButton.Spot(id)
			if l := (&tableLayout{Laid: skin.Lay(m, f, board.Draw)}); l.Proposed() != button {
				t.Errorf("%s: a second touch does %v", ask, l.Proposed())
			}
			uncut(t, s, scene.Scene{Session: s}, 0)
			if _, err := s.Touch(button); err != nil {
				t.Fatal(err)
			}
			if gone := drops(t, s, lines); ask != rules.AskDetach && gone != loss.Cargo {
				t.Errorf("%s: %d tokens go, and %d were foretold", ask, gone, loss.Cargo)
			}
		}
	}
}

// verbOf maps each prompt to the move that answers it.
var verbOf = map[rules.Prompt]rules.Verb{rules.AskReplace: rules.VerbReplace, rules.AskDetach: rules.VerbDetach,
	rules.AskAttach: rules.VerbAttach}

// drops gives up what has no room, and returns how many things the log says were dropped or lost from a line on.
func drops(t *testing.T, s *table.Session, from int) (n int) {
	t.Helper()
	for {
		if err := s.Sit(s.Turn()); err != nil {
			t.Fatal(err)
		}
		v := s.View().(*rules.View)
		if (v.Ask != rules.AskDrop || v.Dropping() != "aboard") && v.Ask != rules.AskLose {
			break
		}
		if err := s.Play(s.Actions()[0].Move); err != nil {
			t.Fatal(err)
		}
	}
	for _, l := range s.Lines()[from:] {
		if game.Is[rules.Dropped](l.Event) || game.Is[rules.Lost](l.Event) {
			n++
		}
	}
	return n
}

// TestANewTruckSaysWhatItCosts checks that, before a truck is explored, the table says that the present one goes.
func TestANewTruckSaysWhatItCosts(t *testing.T) {
	truck := func(v *rules.View) int {
		for slot := 1; slot <= rules.SlotCount; slot++ {
			if v.Game().Data().Of(v.Slots[slot].Card).Kind == rules.Truck {
				return slot
			}
		}
		return 0
	}
	s := find(t, `{"seats":2}`, 0, func(v *rules.View) bool { return v.Ask == rules.AskExplore && truck(v) > 0 })
	v := s.View().(*rules.View)
	k := newSkin(t, s)
	data := v.Game().Data()
	screen := &scene.Screen{TextScale: 1, Hover: table.KindCard.Spot(data.ID(v.Slots[truck(v)].Card))}
	p := k.Paint(scene.Scene{Session: s}, screen, 1280, 720).(*skin.Picture)
	own := v.Convoys[v.Who].Cars[0]
	want := "You lose: " + k.voice.Card(own)
	if said := strings.Join(p.Table.(*tableLayout).Model.Prompt.Lines, " "); !strings.Contains(said, want) {
		t.Errorf("it says %s", said)
	}
}

// TestTheConvoyShowsWhatWouldCome checks that, while a card of the row is pointed at, the convoy shows what it would
// change: a trailer, which cannot be touched yet, stands behind the others where the truck can tow it; a truck crosses
// out the present one; equipment lights the roofs.
func TestTheConvoyShowsWhatWouldCome(t *testing.T) {
	for kind, shows := range map[rules.Kind]func(m *board.Model, cars int) bool{
		rules.Trailer: func(m *board.Model, cars int) bool {
			return len(m.Cars) == cars+1 && m.Cars[cars].Ghost && !m.Roofs
		},
		rules.Truck: func(m *board.Model, cars int) bool { return len(m.Cars) == cars && m.Cars[0].Lost },
		rules.Equipment: func(m *board.Model, cars int) bool {
			return len(m.Cars) == cars && !m.Cars[0].Lost && m.Roofs
		},
	} {
		var spot table.Spot
		s := find(t, `{"seats":2}`, 0, func(v *rules.View) bool {
			data, own := v.Game().Data(), &v.Convoys[v.Who]
			if v.Ask != rules.AskExplore || own.Trailers() >= int(data.Of(own.Cars[0]).Tow) {
				return false
			}
			for slot := range v.Slots {
				if c := v.Slots[slot].Card; c != rules.NoCard && data.Of(c).Kind == kind {
					spot = table.KindCard.Spot(data.ID(c))
					return true
				}
			}
			return false
		})
		cars := s.View().(*rules.View).Convoys[s.View().Seat()].Trailers() + 1
		for _, size := range Windows {
			screen := &scene.Screen{TextScale: 1, Hover: spot}
			p := newSkin(t, s).Paint(scene.Scene{Session: s}, screen, size[0], size[1]).(*skin.Picture)
			m := p.Table.(*tableLayout).Model
			if !shows(m, cars) {
				t.Errorf("%v: of %s pointed at, the convoy shows %d cars, %+v", size, spot, len(m.Cars), m.Cars)
			}
			for _, hit := range p.Table.Hits() {
				if hit.Spot == table.NoSpot {
					t.Errorf("%v: with %s pointed at, nothing can be touched at %v", size, spot, hit.Rect)
				}
			}
		}
	}
}

// TestWhatIsCountedHasItsSign checks that the number of intact cars has the sign of a car, and that the healthy crew is
// shown beside the Aurora only once somebody is aboard.
func TestWhatIsCountedHasItsSign(t *testing.T) {
	for at, want := range map[string]board.Source{near: {Sign: "truck", Name: "Intact cars"},
		strings.Replace(near, `"space":16`, `"space":22`, 1): {Sign: "ship", Name: "Healthy crew"}} {
		m, _ := frame(t, From(t, at), table.NoSpot, Windows[0])
		if got := m.Words.Sources[5]; got != want {
			t.Errorf("the last source of points is %v, not %v", got, want)
		}
	}
}
