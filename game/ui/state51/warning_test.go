package state51_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	rules "onelongnight/game/state51"
	"onelongnight/game/state51/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
	look "onelongnight/game/ui/state51"
)

// TestAPassIsWarnedOf checks that passing is warned of wherever something can still be done, and that the warning names
// what brings most.
func TestAPassIsWarnedOf(t *testing.T) {
	for name, c := range map[string]struct {
		base, more, want string
	}{
		"nothing done":        {`"worker":2`, `"hand":["envoy","pub"]`, "Still possible: Two workers find 1 scrap, and more."},
		"one thing":           {`"worker":2`, `"hand":[]`, "possible: Two workers find 1 scrap"},
		"several":             {`"worker":2,"scrap":1`, `"hand":["envoy"],"locations":[{"id":"scrap-trader-1"}]`, "Scrap Trader, and more"},
		"nothing can be done": {``, `"hand":[]`, ""},
		"little is left":      {`"worker":2`, `"hand":["envoy"],"actions":3`, "Still possible"},
		"an empty base":       {``, `"hand":["envoy","pub"],"actions":3`, "A pass ends your round. Still possible: Discard two cards, draw one."},
		"the last round":      {`"vp":30`, `"hand":["envoy","pub"],"actions":3`, ""},
		"a full base":         {`"gun":1`, `"hand":["envoy","pub"],"actions":3`, "what lies on your base is lost. Still"},
		"a point is left":     {`"worker":2,"scrap":1`, `"hand":[],"locations":[{"id":"scrap-trader-1"}],"actions":3`, "Scrap Trader"},
	} {
		s := from(t, fmt.Appendf(nil, `{"game":"state51","version":2,"phase":"actions","round":3,"first":"a","turn":"a",
			"deck":["school-1","oil-rig","road-1","market"],"seats":[{"faction":"appalachians","base":{%s},%s},
			{"faction":"new-york","passed":true}]}`, c.base, c.more))
		bare, _ := rules.Of(s.Game)
		k := look.New(bare, voice.English().For(s.Game))
		var pass *table.Action
		for _, a := range s.Actions() {
			if rules.ActOf(a.Move).Verb == rules.DoPass {
				pass = &a
			} else if got := k.Warning(s, a); got != "" {
				t.Errorf("%s: %s is warned of: %s", name, a.ID, got)
			}
		}
		if pass == nil {
			t.Fatalf("%s: nobody can pass", name)
		}
		if got := k.Warning(s, *pass); (got == "") != (c.want == "") || !strings.Contains(got, c.want) {
			t.Errorf("%s: a pass is told %q, want %q", name, got, c.want)
		}
	}
}

// TestALeaderWhoGoesIsWarnedOf checks that playing a leader says who leads no more, and whether something is lost.
func TestALeaderWhoGoesIsWarnedOf(t *testing.T) {
	for leader, want := range map[string]string{
		`{"id":"junkie-joe","goods":{"scrap":2}}`: "Junkie Joe goes, and what lies on the card is lost.",
		`{"id":"junkie-joe"}`:                     "Junkie Joe goes.",
		`null`:                                    "",
	} {
		s := from(t, fmt.Appendf(nil, `{"game":"state51","version":2,"phase":"actions","round":3,"first":"a","turn":"a",
			"deck":["school-1"],"seats":[{"faction":"appalachians","hand":["borgo"],"base":{"gun":1},"leader":%s},
			{"faction":"new-york"}]}`, leader))
		bare, _ := rules.Of(s.Game)
		i := slices.IndexFunc(s.Actions(), func(a table.Action) bool {
			return rules.ActOf(a.Move).Verb == rules.DoLead
		})
		if i < 0 {
			t.Fatalf("after %s nobody can lead", leader)
		}
		if got := look.New(bare, voice.English().For(s.Game)).Warning(s, s.Actions()[i]); got != want {
			t.Errorf("after %s: %q, not %q", leader, got, want)
		}
	}
}

// TestTheLastRoundIsSaid checks that the last round is called the last (2.4), and that nobody with an empty hand is
// told to pick a card of it. No dawn comes after it.
func TestTheLastRoundIsSaid(t *testing.T) {
	for vp, want := range map[int]string{29: "One action, or pass for the round.", 30: "Last round: thirty"} {
		s := from(t, fmt.Appendf(nil, `{"game":"state51","version":2,"phase":"actions","round":6,"first":"a","turn":"a",
			"deck":["school-1","oil-rig"],"seats":[{"faction":"appalachians","base":{"worker":2}},
			{"faction":"new-york","base":{"vp":%d}}]}`, vp))
		m, _ := look.LaidOut(paint(s, &scene.Screen{TextScale: 1}, windows[0]))
		if said := strings.Join(m.Prompt.Lines, " "); !strings.HasPrefix(said, want) {
			t.Errorf("with %d points of a rival it says %q", vp, said)
		}
		for _, button := range m.Buttons {
			if button.ID == "pass" && (button.Sub == "till dawn") != (vp < 30) {
				t.Errorf("with %d points of a rival a pass is %q", vp, button.Sub)
			}
		}
		if dawn := len(m.Seats[0].Dawn) > 0; dawn != (vp < 30) || (m.Words.Dawn == "Next dawn") != dawn {
			t.Errorf("with %d points of a rival the dawn brings %v, called %q", vp, m.Seats[0].Dawn, m.Words.Dawn)
		}
	}
}

// TestARedevelopmentSaysWhatIsLost checks that the tip of each location that can be replaced, and the tip and a touch
// of the lane, say what would be lost, and that the person is asked before something lasting goes.
func TestARedevelopmentSaysWhatIsLost(t *testing.T) {
	for name, c := range map[string]struct {
		own, card, more string
		say, warn       []string
	}{
		"production":         {`{"id":"quarry-1"}`, "brickworks", "", []string{"1 brick each dawn"}, nil},
		"an action":          {`{"id":"rubble-trader-1"}`, "brickworks", "", []string{"its action"}, nil},
		"points on it":       {`{"id":"rubble","tokens":2}`, "brickworks", "", []string{"to your base: 2 points"}, nil},
		"resources on it":    {`{"id":"armoury","holds":["gun"]}`, "market", "", []string{"its action", "1 gun"}, nil},
		"a say in the draft": {`{"id":"toll-gate"}`, "brickworks", "", []string{"in the draft"}, []string{"in the draft"}},
		"slots": {`{"id":"hideaway"}`, "parking-lot", "", []string{"3 slots for spoils"},
			[]string{"Hideaway", "3 slots"}},
		"slots that are taken": {`{"id":"hideaway"}`, "parking-lot", `"spoils":["pub","arena","school-1","dive-1"],`,
			[]string{"card under your base"}, []string{"card under your base"}},
		"slots for slots": {`{"id":"town-hall"}`, "business-district", "", []string{""}, nil},
		"a full store": {`{"id":"cellars"}`, "oil-rig", `"store":{"fuel":2},`, []string{"store for 3", "2 fuel"},
			[]string{"2 fuel"}},
	} {
		s := from(t, fmt.Appendf(nil, `{"game":"state51","version":1,"phase":"actions","round":3,"first":"a","turn":"a",
			"deck":["school-2","road-1"],"seats":[{"faction":"appalachians","base":{"brick":1},%s"hand":[%q],
			"locations":[%s]},{"faction":"new-york","passed":true}]}`, c.more, c.card, c.own))
		bare, _ := rules.Of(s.Game)
		k := look.New(bare, voice.English().For(s.Game))
		if _, err := s.Touch(table.KindCard.Spot(c.card)); err != nil {
			t.Fatal(err)
		}
		var over *table.Action
		for _, a := range s.Leads(s.Selected()) {
			if rules.ActOf(a.Move).Verb == rules.DoRedevelop {
				over = &a
			}
		}
		if over == nil {
			t.Fatalf("%s: nothing is redeveloped", name)
		}
		lane := table.KindButton.Spot("redevelop")
		touched, err := s.Touch(lane)
		if err != nil {
			t.Fatal(err)
		}
		told := map[string]string{"a touch of the lane": touched.Refused}
		for what, spot := range map[string]table.Spot{"the tip of the place": over.Path[1],
			"the tip of the lane": lane} {
			told[what] = look.TipOn(k, s, &scene.Screen{TextScale: 1, Peek: spot, Hover: spot}, 1280, 720)
		}
		for what, said := range told {
			for _, want := range c.say {
				if !strings.Contains(said, want) {
					t.Errorf("%s: %s says %q, without %q", name, what, said, want)
				}
			}
		}
		warned := k.Warning(s, *over)
		if (warned == "") != (c.warn == nil) {
			t.Errorf("%s: it is warned of with %q", name, warned)
		}
		for _, want := range c.warn {
			if !strings.Contains(warned, want) {
				t.Errorf("%s: it is warned of with %q, without %q", name, warned, want)
			}
		}
	}
}
