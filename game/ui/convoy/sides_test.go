package convoy

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// posed returns a session that begins in a position, with a person at a side.
func posed(t *testing.T, side game.Seat, position string) *table.Session {
	t.Helper()
	record := game.Record{Seed: "posed", Conceded: game.NoSeat, Position: []byte(position)}
	s, err := table.From(think.Rules{}, func(game.Game) table.Voice { return voice.English() },
		table.Against(think.Rules{}, side, "1"), &record)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// play makes moves, given by their texts, for the person of a session.
func play(t *testing.T, s *table.Session, moves ...string) {
	t.Helper()
	for _, move := range moves {
		m, err := s.Game.ParseMove(move)
		if err == nil {
			err = s.Play(m)
		}
		if err != nil {
			t.Fatal(move, err)
		}
	}
}

// TestTheAimIsAlwaysToBeFound checks that the aim is told with the first question about the hand, and later in the menu
// and in what districts and decks tell about themselves. Each side reads its own, in large windows and small ones.
func TestTheAimIsAlwaysToBeFound(t *testing.T) {
	words := voice.English()
	skin := New(words)
	for _, side := range []game.Seat{rules.Moloch, rules.Outpost} {
		s := Begin(t, side, "aim")
		for !s.MyTurn() {
			PlayOn(t, s)
		}
		aim := words.Aim(s.View())
		if own := map[game.Seat]string{rules.Moloch: "in your deck",
			rules.Outpost: "Moloch’s deck"}[side]; !strings.Contains(aim, own) || !strings.Contains(aim, "New York") {
			t.Errorf("the aim of %s is %q", words.Side(side), aim)
		}
		for _, window := range [][2]float64{{1280, 720}, {360, 640}} {
			p := skin.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, window[0], window[1])
			if !slices.Contains(Prompted(p), aim) || !slices.Contains(Brief(p), aim) {
				t.Errorf("at first %s reads %q, in brief %q", words.Side(side), Prompted(p), Brief(p))
			}
		}
		for _, open := range []scene.Screen{{Panel: scene.MenuPanel},
			{Panel: scene.FigurePanel, About: figure("stand")},
			{Panel: scene.FigurePanel, About: figure("lasts-moloch")},
			{Panel: scene.PilePanel, About: pile(rules.Moloch, "deck")}} {
			open.TextScale = 1
			all := texts(reflect.ValueOf(seen(skin.Paint(scene.Scene{Session: s}, &open, 1280, 720)).open.Panel))
			if !strings.Contains(strings.Join(all, "\n"), aim) {
				t.Errorf("%s does not read its aim in %v %s, but %q", words.Side(side), open.Panel, open.About, all)
			}
		}
	}
}

// TestEveryStepOfABattleHasItsName checks that a step has its name beside its number where there is room, and when it
// is pointed at.
func TestEveryStepOfABattleHasItsName(t *testing.T) {
	skin := New(voice.English())
	s := posed(t, rules.Outpost,
		`{"phase":"outpost-attack","active":1,"fight":1,"battle":1,"cities":[{},{},{},{},{}],"moloch":{"deck":["brain"]},"outpost":{"hand":["scorn"]}}`)
	p := seen(skin.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 1280, 720))
	if got := p.model.Steps.Now; got != "IV Outpost attacks" {
		t.Errorf("the present step is %q", got)
	}
	for i, name := range []string{"Draw", "District", "Moloch attacks", "Outpost attacks", "Modules", "Resolution"} {
		screen := &scene.Screen{TextScale: 1, Peek: board.PhaseSpot(i)}
		p := seen(skin.Paint(scene.Scene{Session: s}, screen, 1280, 720))
		if tip := p.open.Tip; tip == nil || !strings.Contains(tip.Text, name) {
			t.Errorf("step %d shows %+v, not its name %q", i+1, tip, name)
		}
		panelled := texts(reflect.ValueOf(seen(skin.Paint(scene.Scene{Session: s},
			&scene.Screen{TextScale: 1, Panel: scene.FigurePanel,
				About: board.PhaseSpot(i)}, 360, 640)).open.Panel.(*panel.Records).List))
		if !strings.Contains(strings.Join(panelled, "\n"), "**"+name+"**") {
			t.Errorf("the list of steps does not name %q: %q", name, panelled)
		}
	}
}

// TestNobodyWinsBeforeTheOutpostHasAttacked checks that a robot picked up in Moloch's attack is said to lead so far,
// and not to win, as the Outpost is yet to attack.
func TestNobodyWinsBeforeTheOutpostHasAttacked(t *testing.T) {
	skin := New(voice.English())
	const position = `{"phase":"%s-attack","active":1,"fight":1,"battle":1,"cities":[{},{},{},{},{}],"moloch":{"hand":["hornet"],"deck":["brain"]},"outpost":{"hand":["scorn"]},"units":[{"id":"kid","city":1}]}`
	for side, card := range map[game.Seat]rules.Card{rules.Moloch: rules.Hornet, rules.Outpost: rules.Scorn} {
		s := posed(t, side, fmt.Sprintf(position, seatName(side)))
		if _, err := s.Touch(voice.CardSpot(card)); err != nil {
			t.Fatal(err)
		}
		p := skin.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 1280, 720)
		said, other := strings.Join(Prompted(p), " "), Forecasts(p)[0][rules.Other(side)]
		early := side == rules.Moloch
		if strings.Contains(said, "so far") != early || strings.Contains(said, "would win") == early ||
			early && other != "" {
			t.Errorf("with %s picked up it is said: %s; the other side is foretold %q", voice.English().Card(card),
				said, other)
		}
	}
}

// TestAVictoryIsNoLoss checks that the district that is ravaged after a battle the Outpost won is shown as the price of
// it (4.10), by the words and the colour of the stamp, and to Moloch as nothing that it has taken.
func TestAVictoryIsNoLoss(t *testing.T) {
	for _, viewer := range []game.Seat{rules.Outpost, rules.Moloch} {
		if stamp, spared := wonStamp(t, viewer); stamp != "Ravaged anyway" || !spared {
			t.Errorf("to seat %d the stamp says %q, and that it is no defeat: %v", viewer, stamp, spared)
		}
	}
}

// wonStamp returns the stamp after a battle that the Outpost has won, "" for none.
func wonStamp(t *testing.T, viewer game.Seat) (stamp string, spared bool) {
	t.Helper()
	skin := New(voice.English())
	s := posed(t, viewer, `{"phase":"outpost-attack","active":2,"fight":1,"battle":4,"noModules":true,"cities":[{"destroyed":true},{},{},{},{}],
		"moloch":{"hand":["relocate"],"deck":["brain","brute","clown"]},"outpost":{"hand":["medic"]},
		"units":[{"id":"hunter-1","city":2},{"id":"scorn","city":2,"plus2":2},{"id":"kid","city":3}]}`)
	m, err := think.Rules{}.ParseMove("done")
	if err != nil {
		t.Fatal(err)
	}
	for range 4 { // and the questions that follow the victory
		if err := s.Play(m); err != nil {
			t.Fatal(err)
		}
		m = s.LegalMoves()[0]
	}
	first, all := s.Steps()
	for i := range all {
		b := seen(skin.Paint(scene.Scene{Session: s, Past: all[:i+1], Fresh: 1, Until: first + i + 1},
			&scene.Screen{TextScale: 1}, 1280, 720)).model.Battle
		if b != nil && b.Stamp != "" {
			return b.Stamp, b.Spared
		}
	}
	return "", false
}

// TestWordsTakeTheViewersSide checks that a district that falls is lost to one side and taken by the other, on a stamp
// in the fitting colour, and that the two districts of one battle are told apart.
func TestWordsTakeTheViewersSide(t *testing.T) {
	skin := New(voice.English())
	const position = `{"phase":"outpost-attack","active":2,"fight":1,"battle":4,"noModules":true,"cities":[{"destroyed":true},{},{},{},{}],
		"moloch":{"hand":["relocate"],"deck":["brain","brute","clown"]},"outpost":{"hand":["medic"]},"units":[{"id":"hunter-1","city":2}]}`
	for side, want := range map[game.Seat]string{rules.Moloch: "District taken", rules.Outpost: "District lost"} {
		s := posed(t, side, position)
		play(t, s, "done", "district 3")
		first, all := s.Steps()
		var stamps, labels []string
		for i := range all {
			b := seen(skin.Paint(scene.Scene{Session: s, Past: all[:i+1], Fresh: 1, Until: first + i + 1},
				&scene.Screen{TextScale: 1}, 1280, 720)).model.Battle
			if b == nil {
				continue
			}
			if b.Stamp != "" {
				stamps = append(stamps, fmt.Sprint(b.Stamp, b.Spared))
			}
			labels = nil
			for _, r := range b.Results {
				labels = append(labels, r.Label)
			}
		}
		if len(stamps) == 0 || stamps[0] != fmt.Sprint(want, side == rules.Moloch) {
			t.Errorf("%s sees the stamps %q, not %q", seatName(side), stamps, want)
		}
		if !slices.Contains(labels, "District 1 ravaged") || !slices.Contains(labels, "District 3 ravaged") {
			t.Errorf("%s sees %q", seatName(side), labels)
		}
	}
}

// TestAnInstantSaysWhatItIsAimedAt checks that a picked-up instant says what to choose, in the words of the choice that
// it opens.
func TestAnInstantSaysWhatItIsAimedAt(t *testing.T) {
	for card, want := range map[string]string{"sniper": "kills one of the lit units", "move-1": "choose who moves",
		"recon": "choose the soldier who gets it"} {
		s := posed(t, rules.Outpost, `{"phase":"outpost-attack","active":2,"fight":1,"battle":4,"cities":[{"destroyed":true},{},{},{},{}],"moloch":{"deck":["brain"]},
			"outpost":{"hand":["sniper","move-1","recon"],"deck":["trooper-1"]},"units":[{"id":"patriot","city":2},{"id":"kid","city":2},{"id":"dreadnought","city":2},{"id":"ripper","city":2}]}`)
		if _, err := s.Touch(table.KindCard.Spot(card)); err != nil {
			t.Fatal(err)
		}
		p := New(voice.English()).Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 1280, 720)
		if lines := Prompted(p); !strings.Contains(lines[0], want) {
			t.Errorf("%s reads %q", card, lines)
		}
	}
}

// TestPilesSayWhatIsKnown checks that after Intelligence nothing of the hand is unseen, that all that is unseen then
// lies in the deck, and that cards known in part are not counted twice.
func TestPilesSayWhatIsKnown(t *testing.T) {
	const all, some, none = `["hornet","clown"]`, `["hornet"]`, `[]`
	for _, x := range []struct {
		known, deck, top string
		hand, decks      string // what the two panels say
		at               string // where the blocker is said to be
	}{
		{none, `["brute","blocker","ripper"]`, none, "**2** cards. These have not been seen yet: 2 in the hand, 3 in " +
			"the deck.", "These have not been seen yet: 2 in the hand, 3 in the deck.",
			"Not seen yet: in hand or deck of Moloch"},
		{some, `["brute","blocker","ripper"]`, `["brute"]`,
			"These have not been seen yet: 1 in the hand, 2 in the deck.",
			"These have not been seen yet: 1 in the hand, 2 in the deck.", "Not seen yet: in hand or deck of Moloch"},
		{all, `["brute","blocker","ripper"]`, none, "**2** cards. All of them are known.",
			"These are still in it, in an order that nobody knows.", "Not seen yet: in the deck of Moloch"},
		{all, `["brute","blocker"]`, `["brute","blocker"]`, "All of them are known.", "All of them are known.",
			"Known to be in the deck: Moloch"},
		{some, `["brute","blocker"]`, `["brute","blocker"]`, "These have not been seen yet, and all of them are in " +
			"the hand.", "All of them are known.", "Known to be in the deck: Moloch"},
	} {
		record := game.Record{Seed: "piles", Conceded: game.NoSeat, Position: fmt.Appendf(nil, `{"phase":"outpost-attack","active":1,"fight":1,"battle":1,"cities":[{},{},{},{},{}],
			"moloch":{"hand":["hornet","clown"],"deck":%s,"known":{"hand":%s,"top":%s}},"outpost":{"hand":["scorn"],"deck":["medic"]}}`, x.deck, x.known, x.top)}
		s, err := table.From(think.Rules{}, func(game.Game) table.Voice { return voice.English() },
			table.Against(think.Rules{}, rules.Outpost, "1"), &record)
		if err != nil {
			t.Fatal(err)
		}
		skin := New(voice.English())
		for pile, want := range map[string]string{"hand": x.hand, "deck": x.decks} {
			screen := &scene.Screen{TextScale: 1, Panel: scene.PilePanel, About: table.KindPile.Spot("moloch-" + pile)}
			open := seen(skin.Paint(scene.Scene{Session: s}, screen, 1280, 720)).open.Panel.(*panel.Pile)
			if !strings.Contains(open.Body, want) {
				t.Errorf("with %s of the hand and %s of the deck known the %s says %q, not %q", x.known, x.top, pile,
					open.Body, want)
			}
			hides := slices.ContainsFunc(open.Groups,
				func(g panel.Group) bool { return strings.HasPrefix(g.Title, "Robots") })
			if hides != strings.Contains(want, "These") {
				t.Errorf("the %s that says %q shows %v", pile, want, open.Groups)
			}
		}
		v := s.View().(*rules.View)
		b := builder{Skin: skin, Base: base(s, v)}
		if got := b.whereabouts(v, rules.Blocker)[0].Text; got != x.at {
			t.Errorf("with %s of the hand and %s of the deck known Blocker is %q, not %q", x.known, x.top, got, x.at)
		}
	}
}

// playedTo plays level 1 against itself for a few battles or, if over is set, to the end.
func playedTo(t *testing.T, over bool) *table.Session {
	t.Helper()
	g, err := think.Rules{}.Open(nil)
	if err != nil {
		t.Fatal(err)
	}
	s, err := table.Begin(g, func(game.Game) table.Voice { return voice.English() },
		table.Against(g, rules.Outpost, "1"), "secrets")
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; !s.Result().Over && (over || n < 60); n++ {
		moves := s.LegalMoves()
		if err := s.Play(moves[n%len(moves)]); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestSecretsOfARecap checks that once a game has ended the hands of both sides can be seen, or none. While it goes on
// only one's own can, whatever is asked for.
func TestSecretsOfARecap(t *testing.T) {
	b := struct{ hand, both, none int }{}
	for _, over := range []bool{false, true} {
		s := playedTo(t, over)
		for secrets, count := range map[scene.Secrets]*int{scene.OwnSecrets: &b.hand, scene.AllSecrets: &b.both,
			scene.NoSecrets: &b.none} {
			_, steps := s.Steps()
			screen := &scene.Screen{Panel: scene.RecapPanel, Secrets: secrets}
			p := New(voice.English()).Paint(scene.Scene{Session: s, Past: steps[:len(steps)/2], Fresh: 1,
				Until: len(steps) / 2}, screen, 1280, 720)
			*count = len(seen(p).model.Hand)
		}
		view := func(seat game.Seat) *rules.View {
			_, steps := s.Steps()
			return steps[len(steps)/2-1].View(seat).(*rules.View)
		}
		own, other := view(s.Viewer()).Own.Len(), view(rules.Other(s.Viewer())).Own.Len()
		if other == 0 {
			t.Fatal("nobody has a secret: this proves nothing")
		}
		switch {
		case b.hand != own:
			t.Errorf("over %v: %d are seen of an own hand of %d", over, b.hand, own)
		case over && (b.both != own+other || b.none != 0):
			t.Errorf("over: of %d and %d are seen %d, and %d of none", own, other, b.both, b.none)
		case !over && (b.both != own || b.none != own):
			t.Errorf("under way: of an own hand of %d are seen %d and %d", own, b.both, b.none)
		}
	}
}

// TestInstantsThatAreBarredAreExplained checks that while Massive Assault bars instants, the prompt says why cards of
// the hand are dark, also where there is room for little, and whether or not Moloch may yet add modules.
func TestInstantsThatAreBarredAreExplained(t *testing.T) {
	for _, moloch := range []string{`"hand":["net-module"]`, `"hand":[]`} {
		for _, barred := range []bool{false, true} {
			s := posed(t, rules.Outpost, fmt.Sprintf(`{"phase":"outpost-attack","active":1,"fight":1,"battle":1,
				"noInstants":%t,"cities":[{},{},{},{},{}],"moloch":{"deck":["brain"],%s},
				"outpost":{"hand":["scorn","medic","kid"]},"units":[{"id":"hunter-1","city":1}]}`, barred, moloch))
			p := New(voice.English()).Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 1280, 720)
			for _, said := range [][]string{Prompted(p), Brief(p)} {
				if n := strings.Count(strings.Join(said, " "), "Massive Assault"); (n == 1) != barred || n > 1 {
					t.Errorf("%s, barred %t: the prompt says %q", moloch, barred, said)
				}
			}
		}
	}
}
