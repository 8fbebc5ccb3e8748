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

// posed is a position with a person at a side.
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

// play makes moves, by their texts, of the person of a session.
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

// TestTheAimIsAlwaysToBeFound: before the first decision it is asked about the
// hand, and later in the menu and in what stands behind districts and decks; each
// side reads its own, in large windows and small ones.
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

// TestEveryStepOfABattleHasItsName beside its number, where there is room and
// when it is pointed at.
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

// TestNobodyWinsBeforeTheOutpostHasAttacked: a robot that is picked up in
// Moloch's attack makes a lead so far; nothing is foretold of the Outpost.
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

// TestAVictoryIsNoLoss: the district that burns after a battle the Outpost has won is its price, on the stamp and
// in its light (4.10), and nothing is foretold any more of a battle that is decided.
func TestAVictoryIsNoLoss(t *testing.T) {
	skin := New(voice.English())
	s := posed(t, rules.Outpost, `{"phase":"outpost-attack","active":2,"fight":1,"battle":4,"noModules":true,"cities":[{"destroyed":true},{},{},{},{}],
		"moloch":{"hand":["relocate"],"deck":["brain","brute","clown"]},"outpost":{"hand":["medic"]},
		"units":[{"id":"hunter-1","city":2},{"id":"scorn","city":2,"plus2":2},{"id":"kid","city":3}]}`)
	m, err := think.Rules{}.ParseMove("done")
	if err != nil {
		t.Fatal(err)
	}
	for range 4 { // and what is asked after the victory
		if err := s.Play(m); err != nil {
			t.Fatal(err)
		}
		if !s.MyTurn() || len(s.Actions()) == 0 {
			break
		}
		m = s.Actions()[0].Move
	}
	first, all := s.Steps()
	for i := range all {
		b := seen(skin.Paint(scene.Scene{Session: s, Past: all[:i+1], Fresh: 1, Until: first + i + 1},
			&scene.Screen{TextScale: 1}, 1280, 720)).model.Battle
		if b != nil && b.Stamp != "" {
			if b.Stamp != "District burns anyway" || !b.Spared {
				t.Errorf("the stamp says %q, and that it is no defeat: %v", b.Stamp, b.Spared)
			}
			return
		}
	}
	t.Error("there is no stamp")
}

// TestWordsTakeTheViewersSide: a district that goes is lost to the one and taken
// by the other, on a stamp of its light, and the two of one battle are told apart.
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
		if !slices.Contains(labels, "District 1 falls") || !slices.Contains(labels, "District 3 falls") {
			t.Errorf("%s sees %q", seatName(side), labels)
		}
	}
}

// TestAnInstantSaysWhatItIsAimedAt when it is picked up, in the words of the choice that it opens.
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
