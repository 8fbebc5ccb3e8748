package voice_test

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/gametest"
	"onelongnight/game/table"
)

// said plays moves in a position, and returns what the Outpost is told of them.
func said(t *testing.T, position string, moves ...string) (s game.State, lines []string) {
	t.Helper()
	_, s = gametest.Load(t, think.Rules{}, position)
	for _, move := range moves {
		for _, e := range gametest.Play(t, think.Rules{}, s, move) {
			lines = append(lines, voice.English().Sentence(e, convoy.Outpost))
		}
	}
	return s, lines
}

// TestNothingIsSaidThatDidNotHappen checks that no kill is told where nobody was, and no robot switched off where there
// was none.
func TestNothingIsSaidThatDidNotHappen(t *testing.T) {
	const killed = `{"phase":"outpost-attack","active":1,"fight":2,"battle":1,"noModules":true,"cities":[{},{},{},{},{}],"moloch":{"deck":["brain","brute","clown"]},"outpost":{"hand":["emp-launcher"]},"units":[`
	for _, x := range []struct{ units, say, not string }{
		{`{"id":"patriot","city":1}`, "The Outpost wins the district. No enemy unit there can be killed.", "a kill"},
		{`{"id":"patriot","city":1},{"id":"spiders-1","city":1}`, "The Outpost wins the district: a kill.", "Nobody is there"},
		{`{"id":"hunter-1","city":1}`, "Moloch wins the district. No enemy unit there can be killed.", "a kill"},
	} {
		_, lines := said(t, killed+x.units+"]}", "done")
		if all := strings.Join(lines, "\n"); !slices.Contains(lines, x.say) || strings.Contains(all, x.not) {
			t.Errorf("with %s it does not say %q, but\n%s", x.units, x.say, all)
		}
	}
	_, lines := said(t, killed+"]}", "play emp-launcher 1")
	if all := strings.Join(lines, "\n"); strings.Contains(all, "switches off") {
		t.Errorf("with no robot there it is said:\n%s", all)
	}
	_, lines = said(t, killed+`{"id":"hunter-1","city":1}]}`, "play emp-launcher 1")
	if !slices.Contains(lines, "The EMP Launcher switches off 1 robot in Ziggy One.") {
		t.Errorf("with a robot there it is said: %q", lines)
	}
}

// TestAnotherDistrictIsRavagedNotFoughtFor checks that the label of Moloch's second district says that it is ravaged,
// and names a benefit only if it brings one.
func TestAnotherDistrictIsRavagedNotFoughtFor(t *testing.T) {
	for city, want := range map[string][]string{
		`"active":2,"fight":1,"cities":[{"destroyed":true},{},{},{},{}]`: {"Ravage district 2 of Iron Gate", "Ravage district 3 of Iron Gate"},
		`"active":3,"fight":1,"cities":[{"destroyed":true},{"destroyed":true},{},{},{}]`: {"Ravage district 2 of Cleveland: bomb",
			"Ravage district 3 of Cleveland: draw a card"},
		`"active":5,"fight":1,"cities":[{"destroyed":true},{"destroyed":true},{"destroyed":true},{"destroyed":true},{}]`: {
			"Ravage district 2 of New York", "Ravage district 3 of New York: bomb"},
	} {
		at := city[9:10]
		s, _ := said(t, `{"phase":"outpost-attack","battle":3,"noModules":true,`+city+`,"moloch":{"deck":["brain","brute","clown"]},"outpost":{},"units":[{"id":"hunter-1","city":`+at+`}]}`, "done")
		var labels []string
		for _, m := range s.Legal(nil) {
			labels = append(labels, voice.English().Label(s.View(convoy.Moloch), m))
		}
		if s.Prompt() != "ravage" || !slices.Equal(labels, want) {
			t.Errorf("%s: %s asks %q, not %q", city, s.Prompt(), labels, want)
		}
	}
}

// points matches numbers and marks that advice must not contain, and marks that follow each other.
var points = regexp.MustCompile(`[−+]\d+[.,]\d|\(\s*\)|\.\.|\?\.|[{}]`)

// TestAdviceIsASentence asks for advice on every move in random games, alone and with one that may follow it, and
// checks that it is a sentence.
func TestAdviceIsASentence(t *testing.T) {
	v, rng := voice.English(), rand.New(rand.NewPCG(3, 5))
	said := map[string]bool{}
	for n := range 12 {
		s := think.Rules{}.New(game.Seed{byte(n)})
		for !s.Result().Over {
			legal := s.Legal(nil)
			view := s.View(s.Turn())
			for _, m := range legal {
				plan := []game.Move{m, legal[rng.IntN(len(legal))]}
				text := v.Advise(view, plan)
				if text == "" || points.MatchString(text) {
					t.Fatalf("%s: %q", think.Rules{}.MoveText(m), text)
				}
				said[regexp.MustCompile(`\*\*.*?\*\*|\d+`).ReplaceAllString(text, "")] = true
			}
			if err := s.Apply(legal[rng.IntN(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if len(said) < 30 {
		t.Errorf("only %d different things are said", len(said))
	}
}

// TestAdviceIsTrue checks that no bonus is promised where there is none (4.4), that nothing is said to help a battle
// that gets worse by it, that nobody is told to keep cards who has none, and that what is paid is named.
func TestAdviceIsTrue(t *testing.T) {
	const position = `{"phase":"outpost-attack","active":2,"fight":1,"battle":4,"cities":[{"destroyed":true},{},{},{},{}],
		"moloch":{"hand":["clown"],"deck":["brain","brute"]},"outpost":{"hand":["commando-2","task-force","move-1","kid","medic","bunker","emp-launcher","electromagnetic-field"],"deck":["recon"]},
		"units":[{"id":"scorn","city":2},{"id":"commando-1","city":2},{"id":"hunter-1","city":3},{"id":"%ROBOT%","city":2}]}`
	for _, x := range []struct{ robot, plan, says, never string }{
		// One unit comes and another one goes, so the battle stands as before.
		{"gauss-cannon", "play task-force 2, pick scorn", "**Task Force in Iron Gate**: Scorn comes back", "+1"},
		{"gauss-cannon", "play kid 4", "gets +1", "%"},
		{"gauss-cannon", "play commando-2 4", "Moloch loses 1 card.", "%"},
		{"gauss-cannon", "play kid 3", "makes it 1 to 3 there", "early"}, // an enemy stands there, so there is no +1
		{"gauss-cannon", "play bunker 4", "each soldier there counts 1 more", "early"},
		{"gauss-cannon", "instant move-1, pick commando-1, city 3", "worth more in Cleveland", "nothing else"},
		{"gauss-cannon", "instant move-1, pick scorn, city 3", "worth more in Cleveland", "nothing else"},
		{`gauss-cannon","city":2},{"id":"hunter-2`, "play commando-2 2", "not enough yet, but it stays for the next " +
			"battle here", "%"},
		{"gauss-cannon", "play medic 5", "keep the robots out", "%"},
		{"gauss-cannon", "play emp-launcher 3", "switches off Hunter.", "lose their"},
		{"gauss-cannon", "play electromagnetic-field 3", "keeps Hunter from leaving.", "immune"},
		// Nobody is there.
		{"gauss-cannon", "play emp-launcher 4", "waits there for the battle: robots", "switches"},
		// What is paid is for the support.
		{"gauss-cannon", "play kid 4, support, discard medic, discard bunker, pick gauss-cannon", "gets +1", "You pay"},
		{`gauss-cannon","city":2},{"id":"hunter-2`, "play kid 4, done", "This battle is not worth more cards.", "Then"},
		{"gauss-cannon", "play commando-2 4, play bunker 2, play task-force 2, pick none, done",
			"Then Bunker, for this battle.", "not worth"},
		// Nobody knows how it ends.
		{"gauss-cannon", "play commando-2 4, play bunker 2", "Moloch loses 1 card.", "Then"},
		{"spiders-1", "support, discard medic, discard kid, pick spiders-1", "It kills Spiders.", "%"},
		{"spiders-1", "support, discard medic, discard kid, pick spiders-1", "You pay with Medic, Kid.", "%"},
	} {
		_, s := gametest.Load(t, think.Rules{}, strings.Replace(position, "%ROBOT%", x.robot, 1))
		var plan []game.Move
		for _, text := range strings.Split(x.plan, ", ") {
			m, err := think.Rules{}.ParseMove(text)
			if err != nil {
				t.Fatal(err)
			}
			plan = append(plan, m)
		}
		if said := voice.English().Advise(s.View(convoy.Outpost), plan); !strings.Contains(said, x.says) ||
			strings.Contains(said, x.never) {
			t.Errorf("%s: %s", x.plan, said)
		}
	}
	const tie = `{"phase":"outpost-attack","active":2,"fight":1,"battle":4,"cities":[{"destroyed":true},{},{},{},{}],"moloch":{%HAND%"deck":["brain"]},
		"outpost":{"hand":["kid"%OWN%],"deck":["recon"]},"units":[{"id":"hunter-1","city":2},{"id":"scorn","city":2}]}`
	for _, x := range [...]struct{ hand, own, says string }{
		{"", "", "3 to 3: a tie"},
		{`"hand":["combat-module-1"],`, "", "3 to 3: close enough"}, // the hidden card may be a module
		{`"hand":["combat-module-1"],`, `,"mcpherson","bunker","move-1"`, "3 to 3, and McPherson can do the rest."},
		{`"hand":["combat-module-1"],`, `,"bunker","move-1"`, "3 to 3: close enough"}, // no unit that counts is left
	} {
		hand, says := x.hand, x.says
		_, s := gametest.Load(t, think.Rules{}, strings.NewReplacer("%HAND%", hand, "%OWN%", x.own).Replace(tie))
		kid, err := think.Rules{}.ParseMove("play kid 2")
		if err != nil {
			t.Fatal(err)
		}
		if said := voice.English().Advise(s.View(convoy.Outpost), []game.Move{kid}); !strings.Contains(said, says) {
			t.Errorf("with the hand %s: %s", hand, said)
		}
	}
	const lead = `{"phase":"outpost-attack","active":2,"fight":1,"battle":4,"cities":[{"destroyed":true},{%RAVAGED%},{},{},{}],
		"moloch":{%HAND%"deck":["brain"]},"outpost":{"hand":["kid"],"deck":["recon"]},
		"units":[{"id":"spiders-1","city":2},{"id":"scorn","city":2}]}`
	for _, x := range [...]struct{ hand, ravaged, says string }{
		{"", "", "this battle is safe already, but it stays"},
		{`"hand":["combat-module-1"],`, "", "your lead is harder to overtake"}, // the hidden card may be a module
		{"", `"ravaged":[2,3]`, "your lead is harder to overtake"},             // the city falls after this battle
	} {
		position := strings.NewReplacer("%HAND%", x.hand, "%RAVAGED%", x.ravaged).Replace(lead)
		_, s := gametest.Load(t, think.Rules{}, position)
		kid, err := think.Rules{}.ParseMove("play kid 2")
		if err != nil {
			t.Fatal(err)
		}
		if said := voice.English().Advise(s.View(convoy.Outpost), []game.Move{kid}); !strings.Contains(said, x.says) {
			t.Errorf("with the hand %s and %s: %s", x.hand, x.ravaged, said)
		}
	}
	for _, x := range []struct{ own, says string }{
		{`{"id":"scorn","city":2}`, "Your hand is empty, and nothing else"},
		{`{"id":"scorn","city":2},{"id":"mcpherson","city":2}`, "You lead **4 to 3**, and your hand is empty."},
	} {
		_, s := gametest.Load(t, think.Rules{}, `{"phase":"outpost-attack","active":2,"fight":1,"battle":4,"cities":[{"destroyed":true},{},{},{},{}],
			"moloch":{"hand":["clown"],"deck":["brain"]},"outpost":{"deck":["recon"]},"units":[{"id":"hunter-1","city":2},`+x.own+`]}`)
		done, err := think.Rules{}.ParseMove("done")
		if err != nil {
			t.Fatal(err)
		}
		said := voice.English().Advise(s.View(convoy.Outpost), []game.Move{done})
		if !strings.HasPrefix(said, "**End your attack.** "+x.says) {
			t.Error(said)
		}
	}
}

// TestFirstHintsAreSaid runs the checks of [editiontest.FirstHints.Said], and checks that what matters to both sides is
// told to both.
func TestFirstHintsAreSaid(t *testing.T) {
	all := editiontest.Voices(&voice.Languages, voice.Others)(t)
	k := editiontest.FirstHints{Deals: editiontest.Deals(t, think.Rules{}, "", 12), There: there,
		Voices: editiontest.Spoken(all)}
	said := k.Said(t)
	for _, both := range []string{"last-district", "york", "deck"} {
		if !said[both+" moloch"] || !said[both+" outpost"] {
			t.Error(both, "is not told to both sides")
		}
	}
}

// there reports whether a spot is something that can be touched for a move, a city that has a name, or a number or a
// pile on the table.
func there(v table.Voice, seen game.View, legal []game.Move, spot table.Spot) bool {
	view := seen.(*convoy.View)
	for _, m := range legal {
		for _, s := range v.Path(view, m) {
			if s == spot {
				return true
			}
		}
	}
	switch spot.Kind {
	case table.KindCard:
		return slices.ContainsFunc(view.Own.Cards(), func(c convoy.Card) bool { return voice.CardSpot(c) == spot })
	case table.KindPlace:
		return v.Name(view, spot) != ""
	case table.KindPart:
		return spot == voice.District(view.Active, int(view.Fight))
	case table.KindPile:
		side, name, _ := strings.Cut(spot.ID, "-")
		return (side == "moloch" || side == "outpost") && (name == "deck" || name == "hand" || name == "discard")
	case table.KindFigure:
		return spot.ID == "stand" || strings.HasPrefix(spot.ID, "total-")
	}
	return false
}
