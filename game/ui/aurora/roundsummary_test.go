package aurora

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/uitest"
)

// TestARoundIsSummedUp checks that, when a round begins, a line for each convoy says where it went in the round before
// and how many places were damaged, that this is shown for long enough, and that it can be read again.
func TestARoundIsSummedUp(t *testing.T) {
	for _, setup := range []string{`{"seats":1}`, `{"seats":4,"map":"beta"}`} {
		s := Begin(t, setup, "rounds")
		damage, begun, read := map[game.Seat]int{}, 0, 0
		for a := range uitest.Wander(t, s, "rounds") {
			if err := s.Play(a.Move); err != nil {
				t.Fatal(err)
			}
			for ; read < len(s.Lines()); read++ {
				switch e := s.Lines()[read].Event.(type) {
				case rules.Damaged:
					damage[e.Seat]++
				case rules.RoundBegan:
					if e.Round > 1 {
						begun++
						summed(t, s, e.Round, damage)
						damage = map[game.Seat]int{}
					}
				}
			}
		}
		if begun == 0 {
			t.Errorf("%s: no second round began", setup)
		}
		p := newSkin(t, s).Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1, Panel: scene.FigurePanel,
			About: table.KindFigure.Spot(roundsID)}, 360, 640).(*skin.Picture)
		told := p.Open.Panel.(*panel.Records).List
		if last := told[len(told)-1-len(s.Game.Seats())].Text; !strings.HasPrefix(last, "**Round 1**") {
			t.Errorf("the first round is told as %q", last)
		}
	}
}

// TestNobodyDrivesBack checks that the rounds tell no convoy to have driven back: one that is out has lost its space.
func TestNobodyDrivesBack(t *testing.T) {
	outs := 0
	for _, seed := range []string{"back 1", "back 2", "back 3", "back 4"} {
		s := Begin(t, `{"seats":3}`, seed)
		for range uitest.Wander(t, s, seed) {
		}
		b := &builder{Skin: newSkin(t, s), Base: &skin.Base[*rules.View]{Voice: newSkin(t, s).voice, Session: s}}
		for _, r := range b.rounds() {
			for i, d := range r.seats {
				if d.to < d.from {
					t.Errorf("%s, round %d: seat %d goes from %d to %d", seed, r.number, i, d.from, d.to)
				}
			}
		}
		for i := range s.Game.Seats() {
			if !s.View().(*rules.View).Convoys[i].In {
				outs++
			}
		}
	}
	if outs == 0 {
		t.Error("no convoy went out")
	}
}

// damaged matches the number of damaged places in a sentence.
var damaged = regexp.MustCompile(`(\d+) places? damaged`)

// TestWhatWasGainedAndLostIsTold checks that it is told in words, with the source.
func TestWhatWasGainedAndLostIsTold(t *testing.T) {
	s := Begin(t, `{"seats":1}`, "told")
	b := &builder{Skin: newSkin(t, s), Base: &skin.Base[*rules.View]{Voice: newSkin(t, s).voice, Session: s}}
	d, cause := convoyRound{from: 0, to: 3}, unknown
	for _, e := range []game.Event{rules.Explored{Slot: 1}, rules.Gained{Token: rules.Food, N: 2}, rules.Recruited{},
		rules.FameChanged{By: -1}, rules.Drove{}, rules.Gained{Token: rules.Fuel, N: 1},
		rules.Fired{Damage: 1, Jam: true}, rules.FameChanged{By: 1}, rules.Damaged{}, rules.EnemiesFired{},
		rules.Damaged{Lost: rules.Ammo}, rules.Damaged{}, rules.Lost{}, rules.PhaseBegan{},
		rules.Dropped{Token: rules.Fuel, N: 1}} {
		cause = b.after(e, cause)
		d.note(e, cause)
	}
	want := "drives from space 0 to 3.\n1 card explored: 2 food, 1 survivor. Driving: 1 fuel. Shooting: fame +1." +
		"\nExploring: fame −1. A jam: 1 place damaged. Enemies: 2 places damaged, 1 ammo, 1 survivor lost. " +
		"1 fuel left behind."
	if got := b.convoyWords(&d); got != want {
		t.Errorf("it is told as\n%s", got)
	}
	var driven convoyRound // by a bonus, before the card
	cause = unknown
	for _, e := range []game.Event{rules.Explored{Slot: 1}, rules.BonusTaken{}, rules.Drove{}, rules.BeaconFound{},
		rules.Gained{Token: rules.Fuel, N: 1}, rules.Coupled{OnCard: rules.OnCard{Card: b.game.Data().Card("rusty-1")}},
		rules.Gained{Token: rules.Food, N: 1}} {
		cause = b.after(e, cause)
		driven.note(e, cause)
	}
	const after = "stays on space 0.\nDriving: 1 fuel. 1 card explored: Rusty Container 1, 1 food."
	if got := b.convoyWords(&driven); got != after {
		t.Errorf("after a bonus that was driven it is told as\n%s", got)
	}
	idle := convoyRound{explored: 1}
	if got := b.convoyWords(&idle); got != "stays on space 0.\n1 card explored." {
		t.Errorf("a card that gave nothing is told as\n%s", got)
	}
}

// TestWhatWasSpentIsTold checks that what was spent is told, and on what; the Automa's card at the end of a round is
// named.
func TestWhatWasSpentIsTold(t *testing.T) {
	s := Begin(t, `{"seats":1}`, "spent")
	b := &builder{Skin: newSkin(t, s), Base: &skin.Base[*rules.View]{Voice: newSkin(t, s).voice, Session: s}}
	for next, want := range map[game.Event]string{rules.Ate{}: "eaten", rules.Stationed{}: "eaten",
		rules.Drove{}: "driven", rules.Fired{}: "fired", rules.Gained{}: "paid", rules.RoundBegan{}: "paid"} {
		var d convoyRound
		rest := []table.Line{{Event: rules.Spent{}}, {Event: next}}
		d.note(rules.Spent{Token: rules.Fuel, N: 2}, spending(rest))
		if got := b.convoyWords(&d); !strings.HasSuffix(strings.ToLower(got), "\n"+want+": 2 fuel.") {
			t.Errorf("before %s it is told as %s", next, got)
		}
	}
	if got := b.sourceWords(b.after(rules.ActionEnded{Action: 5}, enemies)); got != "Automa, Raid" {
		t.Errorf("the Automa's card is told as %s", got)
	}
}

// TestWhatAGreenhouseGrowsIsToldAsThat checks that food from a greenhouse is told as such, not as part of the phase
// before.
func TestWhatAGreenhouseGrowsIsToldAsThat(t *testing.T) {
	s := From(t, strings.NewReplacer(`"container-red"`, `"greenhouse-wagon"`).Replace(near), "stay")
	b := &builder{Skin: newSkin(t, s), Base: &skin.Base[*rules.View]{Voice: newSkin(t, s).voice, Session: s}}
	list := b.rounds()
	if len(list) != 1 {
		t.Fatalf("%d rounds are over", len(list))
	}
	const want = "stays on space 16.\nThe greenhouse: 1 food."
	if got := b.convoyWords(&list[0].seats[0]); got != want {
		t.Errorf("it is told as\n%s", got)
	}
	if from := b.after(rules.Gained{By: b.game.Data().Card("greenhouse-wagon")}, enemies); from != growing {
		t.Errorf("after enemies it is told of %q", from)
	}
}

// summed checks the moment at which a round begins.
func summed(t *testing.T, s *table.Session, number int, damage map[game.Seat]int) {
	t.Helper()
	k := newSkin(t, s)
	first, steps := s.Steps()
	for _, b := range k.Beats(first, steps) {
		step := steps[b.Last-first]
		if e, ok := step.Event.(rules.RoundBegan); !ok || e.Round != number {
			continue
		}
		if !b.Steady || b.Length < 3000 {
			t.Errorf("round %d is summed up in %v ms, and steady %v", number-1, b.Length, b.Steady)
		}
		of := scene.Scene{Session: s, Past: steps[:b.Last-first+1], Fresh: 1, Until: b.Last + 1}
		p := k.Paint(of, &scene.Screen{TextScale: 1}, 1280, 720).(*skin.Picture)
		uncut(t, s, of, b.Length)
		u := p.Table.(*tableLayout).Model.RoundSummary
		v := step.View(0).(*rules.View)
		bare, _ := rules.Of(s.Game)
		ship := kit.Minus(int(v.AuroraSpace()))
		if u == nil || len(u.Lines) != len(bare.Seats()) || !strings.Contains(u.Ship, ship) {
			t.Fatalf("round %d is summed up as %+v, with the ship at %d", number-1, u, v.AuroraSpace())
		}
		for i := range u.Lines {
			space := int(v.Automa.Space)
			if game.Seat(i) != bare.Automa() {
				space = int(v.Convoys[i].Space)
			}
			one := &u.Lines[i]
			if !one.Out && !strings.HasSuffix(one.Way, " "+kit.Minus(space)+".") {
				t.Errorf("round %d: %s is at %d, and the line says %s", number-1, one.Name, space, one.Way)
			}
			told := 0
			for _, n := range damaged.FindAllStringSubmatch(one.Losses, -1) {
				n, _ := strconv.Atoi(n[1])
				told += n
			}
			if n := damage[game.Seat(i)]; told != n {
				t.Errorf("round %d: %s has %d damage, and the line says %q", number-1, one.Name, n, one.Losses)
			}
		}
		return
	}
	t.Errorf("there is no moment in which round %d begins", number)
}

// uncut checks that no text is cut in the middle of a moment, in every language.
func uncut(t *testing.T, s *table.Session, of scene.Scene, length float64) {
	t.Helper()
	bare, _ := rules.Of(s.Game)
	for lang, v := range voices(t) {
		k := New(bare, v.For(s.Game))
		for _, size := range Windows[:3] {
			p := k.Paint(of, &scene.Screen{TextScale: 1}, size[0], size[1])
			at := scene.Moment{T: length / 2, Length: length}
			for _, text := range uitest.Cut(uitest.NewBlindCanvas(), p, at) {
				t.Errorf("%s, %v: no room for %q", lang, size, text)
			}
		}
	}
}

// TestATradeSaysWhatGoesAndWhatComes checks that each answer, the prompt and the list of actions say it, and that it
// does come.
func TestATradeSaysWhatGoesAndWhatComes(t *testing.T) {
	const position = `{"game":"aurora","version":2,"seats":2,"map":"alpha","phase":"exploration","round":3,"turn":"red",
"aurora":3,"order":["red","blue"],"slots":[{"card":"travellers","tokens":["food","fuel"]},{"card":"merchant",
"tokens":["fuel"]},{},{},{}],"objects":{"deck":["ration","nitrous"]},"results":{"deck":["r1","r2","r3"]},"convoys":{
"red":{"space":4,"food":1,"ammo":1,"crew":[{"id":"leader-red","zone":"action"}],"cars":[{"card":"truck-red"},
{"card":"container-red"}]},"blue":{"space":2,"crew":[{"id":"leader-blue","zone":"action"}],
"cars":[{"card":"truck-blue"}]}}}`
	for slot, why := range []string{"price", "swapped"} {
		s := From(t, position, "explore "+strconv.Itoa(slot+1))
		for n := 0; n < 9 && s.View().(*rules.View).Ask != rules.AskDrop; n++ {
			list := s.Actions()
			k := max(0, slices.IndexFunc(list, func(a table.Action) bool { // the card before its bonus
				act := rules.ActOf(a.Move)
				return act.Verb == rules.VerbGo || act.Verb == rules.VerbCard ||
					act.Verb == rules.VerbChoose && act.A == 1
			}))
			if err := s.Play(list[k].Move); err != nil {
				t.Fatal(err)
			}
		}
		v := s.View().(*rules.View)
		if v.Ask != rules.AskDrop || v.Dropping() != why {
			t.Fatalf("%s is asked, and not what pays", v.Ask)
		}
		bought := v.Bought()
		if len(bought) == 0 {
			t.Fatalf("%s: nothing comes for it", why)
		}
		for _, size := range Windows {
			m, _ := frame(t, s, table.NoSpot, size)
			if said := strings.Join(m.Prompt.Lines, " "); !strings.Contains(said, "In return: ") {
				t.Errorf("%s: the prompt says %s", why, said)
			}
			for _, c := range m.Choices {
				if len(c.Tokens) != 1 || len(c.Effects) != len(bought) {
					t.Errorf("%s: an answer shows that %v goes, and %v comes", why, c.Tokens, c.Effects)
				}
			}
		}
		uncut(t, s, scene.Scene{Session: s}, 0)
		a := s.Actions()[0]
		if !strings.Contains(a.Label, "in return: ") {
			t.Errorf("%s: an action says %s", why, a.Label)
		}
		from := len(s.Lines())
		if err := s.Play(a.Move); err != nil {
			t.Fatal(err)
		}
		comes := func(l table.Line) bool {
			switch bought[0].Do {
			case rules.DoGain:
				e, ok := l.Event.(rules.Gained)
				return ok && e.Token == bought[0].Token
			case rules.DoFame:
				return game.Is[rules.FameChanged](l.Event)
			}
			return true
		}
		if !slices.ContainsFunc(s.Lines()[from:], comes) {
			t.Errorf("%s: %v does not come", why, bought[0])
		}
	}
}

// TestWhatHitsOneIsNamed checks that the prompt names the cause of a hit before the person chooses the place.
func TestWhatHitsOneIsNamed(t *testing.T) {
	for _, c := range []struct {
		what string
		when func(v *rules.View) bool
	}{
		{"Helicopter Wreck", func(v *rules.View) bool {
			card := v.Slots[v.Explore.Slot].Card
			return v.Phase == rules.PhaseExploration && v.Game().Data().ID(card) == "helicopter-wreck" &&
				v.Doer() == card
		}},
		{"the bonus", func(v *rules.View) bool {
			return v.Phase == rules.PhaseExploration && v.Doer() == rules.NoCard
		}},
		{"enemies", func(v *rules.View) bool { return v.Phase == rules.PhaseAttack && v.InTurn() == game.NoSeat }},
	} {
		s := find(t, `{"seats":2}`, 0, func(v *rules.View) bool { return v.Ask == rules.AskDamage && c.when(v) })
		m, _ := frame(t, s, table.NoSpot, Windows[1])
		if want := "Cause: " + c.what + "."; len(m.Prompt.Lines) == 0 || m.Prompt.Lines[0] != want {
			t.Errorf("%s: the prompt says %q", c.what, m.Prompt.Lines)
		}
	}
}

// TestTheAutomasGoodsAddUp checks in whole games that what is told of the Automa's rounds is how its food, fuel and
// ammo changed: what it eats and shoots is told too.
func TestTheAutomasGoodsAddUp(t *testing.T) {
	kinds, spent := []rules.Token{rules.Food, rules.Fuel, rules.Ammo}, map[source]int{}
	for n := range 6 {
		s := Begin(t, `{"seats":1}`, "adds up "+strconv.Itoa(n))
		had := s.View().(*rules.View).Automa.Goods
		for a := range uitest.Wander(t, s, strconv.Itoa(n)) {
			if err := s.Play(a.Move); err != nil {
				t.Fatal(err)
			}
		}
		b := &builder{Skin: newSkin(t, s), Base: &skin.Base[*rules.View]{Voice: newSkin(t, s).voice, Session: s}}
		rounds := b.rounds()
		_, steps := s.Steps()
		for i := range steps {
			e, ok := steps[i].Event.(rules.RoundBegan)
			at := slices.IndexFunc(rounds, func(r round) bool { return ok && r.number == e.Round-1 })
			if at < 0 {
				continue
			}
			seat, has := &rounds[at].seats[b.game.Automa()], steps[i].View(0).(*rules.View).Automa.Goods
			for _, kind := range kinds {
				told := int(had[kind]) + seat.gains.sum(kind) - seat.losses.sum(kind)
				if told != int(has[kind]) {
					t.Errorf("after round %d the Automa has %d %v, and is told to have %d", e.Round-1, has[kind], kind,
						told)
				}
			}
			for _, y := range seat.losses {
				spent[y.from]++
			}
			had = has
		}
	}
	if spent[eating] == 0 || spent[firing] == 0 {
		t.Errorf("it ate or shot in no round: %v", spent)
	}
}

// sum returns how many tokens of a kind there are in an account.
func (a account) sum(kind rules.Token) (n int) {
	for _, y := range a {
		for _, x := range y.items {
			if x.kind == kind.String() {
				n += x.n
			}
		}
	}
	return n
}
