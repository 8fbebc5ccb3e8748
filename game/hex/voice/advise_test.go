package voice_test

import (
	"regexp"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
)

// TestAdviceIsASentence checks the advice on every move of random games, alone and with one that may follow, in every
// language.
func TestAdviceIsASentence(t *testing.T) {
	filled := regexp.MustCompile(`\*\*.*?\*\*|\d+|[a-e][1-5]`)
	for _, setup := range []string{`{"mode":"duel","seats":["borgo","hegemony"]}`,
		`{"mode":"duel","seats":["outpost","moloch"]}`,
		`{"mode":"score","seats":["moloch","hegemony","outpost"]}`,
		`{"mode":"teams","seats":["moloch","borgo","hegemony","outpost"]}`} {
		g := gametest.Open(t, think.Rules{}, setup)
		for lang, v := range voices(t) {
			rng := game.NewStream(game.SeedOf(setup + lang))
			said := map[string]bool{}
			s := g.New(game.SeedOf(setup))
			for !s.Result().Over {
				legal, view := s.Legal(nil), s.View(s.Turn())
				for range 6 {
					m := legal[rng.Below(len(legal))]
					text := v.Advise(view, []game.Move{m, legal[rng.Below(len(legal))]})
					if text == "" || strings.ContainsAny(text, "{}") || strings.Contains(text, "advise.") {
						t.Fatalf("%s: %s: %q", lang, g.MoveText(m), text)
					}
					said[filled.ReplaceAllString(text, "")] = true
				}
				if err := s.Apply(legal[rng.Below(len(legal))], nil); err != nil {
					t.Fatal(err)
				}
			}
			if len(said) < 12 {
				t.Errorf("%s, %s: only %d different things are said", setup, lang, len(said))
			}
		}
	}
}

// TestAdviceNamesItsReason checks that advice on plans of all sorts names what a friend would name first.
func TestAdviceNamesItsReason(t *testing.T) {
	for _, c := range []struct{ name, armies, units, plan, want string }{
		{"a shot at the headquarters", `["outpost-commando-1"]`,
			`{"id":"outpost-hq","hex":"a1"},{"id":"moloch-hq","hex":"e3"}`,
			"place outpost-commando-1 e2;turn 1", "**Commando on e2, facing down**: a battle now would cost Moloch " +
				"**1** point more."},
		{"the last points", `["outpost-commando-1"]`,
			`{"id":"outpost-hq","hex":"a1"},{"id":"moloch-hq","hex":"e3"},HP 1`,
			"place outpost-commando-1 e2;turn 1", "**Commando on e2, facing down**: a battle now would bring the " +
				"headquarters of Moloch down."},
		{"a sniper", `["outpost-sniper"]`,
			`{"id":"outpost-hq","hex":"a1"},{"id":"moloch-hq","hex":"e3"},{"id":"moloch-officer","hex":"c3"}`,
			"play outpost-sniper;pick moloch-officer",
			"**Sniper against Officer (c3)**: Officer (c3) leaves the board."},
		{"a unit that would fall", `["outpost-commando-1"]`,
			`{"id":"outpost-hq","hex":"a1"},{"id":"moloch-hq","hex":"e3"},{"id":"moloch-officer","hex":"c3"}`,
			"place outpost-commando-1 c2;turn 1", "**Commando on c2, facing down**: Officer (c3) would fall in a " +
				"battle now."},
		{"a shield for the headquarters", `["outpost-mobile-armor"]`,
			`{"id":"outpost-hq","hex":"a1"},{"id":"moloch-hq","hex":"e3"},{"id":"moloch-hybrid-1","hex":"a3","rot":0}`,
			"place outpost-mobile-armor a2;turn 0", "**Mobile Armor on a2, facing up**: a battle now would cost you " +
				"**1** point less."},
		{"nothing left", `[]`, `{"id":"outpost-hq","hex":"a1"},{"id":"moloch-hq","hex":"e3"}`, "end",
			"**End your turn**: there is nothing left to do."},
		{"something kept", `["outpost-sniper"]`, `{"id":"outpost-hq","hex":"a1"},{"id":"moloch-hq","hex":"e3"}`, "end",
			"**End your turn**: what you hold will do more later."},
		{"a battle", `["outpost-battle-1"]`,
			`{"id":"outpost-hq","hex":"a1"},{"id":"moloch-hq","hex":"e3"},{"id":"outpost-commando-2","hex":"e2","rot":1}`,
			"play outpost-battle-1", "**Fight now**: it costs the headquarters of Moloch **1** and yours **0**."},
		{"a net", `["hegemony"]`,
			`{"id":"hegemony-hq","hex":"a1"},{"id":"moloch-hq","hex":"e3"},{"id":"moloch-officer","hex":"c3"}`,
			"place hegemony-net-fighter-1 c2;turn 2", "held by a net"},
	} {
		t.Run(c.name, func(t *testing.T) {
			army, pile, hp, units := "outpost", "outpost-recon-center", "20", c.units
			if c.armies == `["hegemony"]` {
				army, pile, c.armies = "hegemony", "hegemony-scout", `["hegemony-net-fighter-1"]`
			}
			if rest, ok := strings.CutSuffix(units, ",HP 1"); ok {
				units, hp = rest, "1"
			}
			g, s := gametest.Load(t, think.Rules{}, `{"game":"hex","mode":"duel","phase":"act","turn":7,"armies":[
				{"army":"`+army+`","hp":20,"hand":`+c.armies+`,"pile":["`+pile+`"]},{"army":"moloch","hp":`+hp+`,"pile":["moloch-guard"]}],"units":[`+units+`]}`)
			var plan []game.Move
			for text := range strings.SplitSeq(c.plan, ";") {
				m, err := g.ParseMove(text)
				if err != nil {
					t.Fatal(err)
				}
				plan = append(plan, m)
			}
			if said := voice.English().Advise(s.View(s.Turn()), plan); !strings.Contains(said, c.want) {
				t.Errorf("it is said: %q; must have %q", said, c.want)
			}
		})
	}
}

// TestAPlanIsComparedWithWhatWasPlayed checks that what a plan does for a battle is told against the move that was
// played, and not against doing nothing.
func TestAPlanIsComparedWithWhatWasPlayed(t *testing.T) {
	g, s := gametest.Load(t, think.Rules{}, `{"game":"hex","mode":"duel","phase":"act","turn":7,"armies":[
		{"army":"outpost","hp":20,"hand":["outpost-commando-1","outpost-mobile-armor"],"pile":["outpost-recon-center"]},
		{"army":"moloch","hp":20,"pile":["moloch-guard"]}],"units":[{"id":"outpost-hq","hex":"a1"},
		{"id":"moloch-hq","hex":"e3"},{"id":"moloch-hybrid-1","hex":"a3","rot":0}]}`)
	plan := func(text string) (list []game.Move) {
		for one := range strings.SplitSeq(text, ";") {
			m, err := g.ParseMove(one)
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, m)
		}
		return list
	}
	armour, aims := plan("place outpost-mobile-armor a2;turn 0"), plan("place outpost-commando-1 e1;turn 1")
	for _, c := range []struct {
		plan, other []game.Move
		want        string
	}{
		{armour, plan("place outpost-commando-1 b1;turn 0"), "cost you **1** point less"},
		{aims, armour, "cost Moloch **1** point more"},
		{plan("place outpost-commando-1 e2;turn 1"), aims, "it aims at"}, // both hit the headquarters
	} {
		said := voice.English().AdviseOver(s.View(s.Turn()), c.plan, c.other)
		if !strings.Contains(said, c.want) {
			t.Errorf("it is said: %q; must have %q", said, c.want)
		}
	}
}
