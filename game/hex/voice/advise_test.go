package voice_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/gametest"
	"onelongnight/game/hex"
	"onelongnight/game/hex/foresee"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
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
		said, _ := voice.English().AdviseOver(s.View(s.Turn()), c.plan, c.other)
		if !strings.Contains(said, c.want) {
			t.Errorf("it is said: %q; must have %q", said, c.want)
		}
	}
}

// sniped is a duel in which a Commando aims at Moloch's HQ. Two of the Outpost's four unseen tiles are Battles, one is
// a Sniper.
const sniped = `{"game":"hex","version":1,"mode":"duel","phase":"act","turn":13,"armies":[
	{"army":"moloch","hp":20,"hand":["moloch-hybrid-1"],"pile":["moloch-hybrid-2","moloch-blocker-1"]},
	{"army":"outpost","hp":20,"hand":["outpost-hmg"],"pile":["outpost-battle-1","outpost-battle-2","outpost-sniper","outpost-medic-1"]}],
	"units":[{"id":"moloch-hq","hex":"c3"},{"id":"moloch-medic-1","hex":"a1"},{"id":"outpost-hq","hex":"e3"},{"id":"outpost-commando-1","hex":"c5","rot":4}]}`

// TestDangersAreTold checks that a danger is told in words: how likely the tile is, where it would be put, and what it
// would cost.
func TestDangersAreTold(t *testing.T) {
	g, s := gametest.Load(t, think.Rules{}, sniped)
	told := map[string]string{}
	for _, d := range foresee.Dangers(s.View(0).(*hex.View)) {
		told[d.Tile.Kind().Data().ID] = voice.English().For(g).Danger(&d)
	}
	for id, want := range map[string]string{
		"outpost-battle": "**Battle** (2 of 4 unseen; 83% next turn)\na battle costs you **1**",
		"outpost-sniper": "**Sniper** (1 of 4 unseen; 50% next turn)\nyou lose Medic",
		"outpost-hmg":    "**HMG** (in hand, face up)\nd3, facing up left: a battle costs you **3** more",
	} {
		if told[id] != want {
			t.Errorf("%s is told of as\n%q, not\n%q", id, told[id], want)
		}
	}
}

// clown is a battle that Moloch may call: a Clown stands between its own Blocker and three of the Outpost.
const clown = `{"game":"hex","version":1,"mode":"duel","phase":"act","turn":13,"armies":[
	{"army":"moloch","hp":20,"hand":["moloch-battle-1"],"pile":["moloch-hybrid-1","moloch-hybrid-2"]},
	{"army":"outpost","hp":20,"pile":["outpost-runner-1","outpost-runner-2"]}],
	"units":[{"id":"moloch-hq","hex":"a1"},{"id":"moloch-clown","hex":"c3"},{"id":"moloch-blocker-1","hex":"c2","rot":3},
	{"id":"outpost-hq","hex":"d3"},{"id":"outpost-officer","hex":"b2"},{"id":"outpost-scoper","hex":"d2"}]}`

// TestAnswersSayWhatFollows checks that each answer in a battle says what follows from it: for an explosion (7.5) whom
// it hits, who falls on both sides, and what the battle costs.
func TestAnswersSayWhatFollows(t *testing.T) {
	g, s := gametest.Load(t, think.Rules{}, clown)
	m, err := g.ParseMove("play moloch-battle-1")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Apply(m, nil); err != nil {
		t.Fatal(err)
	}
	v := voice.English()
	for text, want := range map[string]string{
		"explode moloch-clown": "The Clown (c3) explodes: hits Officer, Blocker, Scoper, Outpost HQ; they lose " +
			"Officer, Scoper; you lose The Clown; by the end of the battle: Outpost −1",
		"attack moloch-clown": "The Clown (c3) attacks as usual: they lose Officer",
	} {
		m, err := g.ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := v.Label(s.View(0), m); got != want {
			t.Errorf("%s reads\n%s, not\n%s", text, got, want)
		}
	}
	if mine, theirs := v.Falls(s.View(0).(*hex.View),
		hex.Act{Verb: hex.DoExplode, A: uint8(hex.TileByID("moloch-clown"))}.Move()); mine != 1 || theirs != 2 {
		t.Errorf("an explosion costs %d of one's own and %d of theirs, not 1 and 2", mine, theirs)
	}
}

// longest is the most buttons that a list of moves may have for somebody who hears it.
const longest = 14

// TestMovesAreHeardInTwoSteps checks whole games in every language: a short list first names the tiles and units, and
// when one is taken up, what can be done with it comes before all else. The turn can still be ended, and a tile that is
// put back leaves the first list.
func TestMovesAreHeardInTwoSteps(t *testing.T) {
	for lang, v := range voices(t) {
		g := gametest.Open(t, think.Rules{}, "")
		speak := func(game.Game) table.Voice { return v.For(g) }
		s, err := table.Begin(g, speak, make([]table.Player, len(g.Seats())), "steps")
		if err != nil {
			t.Fatal(err)
		}
		rng, steps := game.NewStream(game.SeedOf("steps")), 0
		for !s.Result().Over {
			if err := s.Sit(s.Turn()); err != nil {
				t.Fatal(err)
			}
			steps += hear(t, lang, v, s)
			list := s.Actions()
			if err := s.Play(list[rng.Below(len(list))].Move); err != nil {
				t.Fatal(err)
			}
		}
		if steps < 20 {
			t.Errorf("%s: only %d things were taken up first", lang, steps)
		}
	}
}

// listed returns the IDs of all buttons for moves and checks their words.
func listed(t *testing.T, lang string, v *voice.Voice, s *table.Session) (sections []table.Section, ids []string) {
	t.Helper()
	sections = s.Sections(func(table.Spot) (x, y float64, ok bool) { return 0, 0, false })
	seen := map[string]bool{}
	for _, section := range sections {
		if !editiontest.Whole(v, section.Title) {
			t.Errorf("%s: a list is called %q", lang, section.Title)
		}
		for _, b := range section.Buttons {
			if !editiontest.Whole(v, b.Label) || seen[b.Label] {
				t.Errorf("%s: %s is called %q, in a list with %v", lang, b.ID, b.Label, seen)
			}
			seen[b.Label] = true
			ids = append(ids, b.ID)
		}
	}
	return sections, ids
}

// hear looks at the lists of a decision and returns how many things can be taken up first.
func hear(t *testing.T, lang string, v *voice.Voice, s *table.Session) (steps int) {
	t.Helper()
	_, ids := listed(t, lang, v, s)
	one := !slices.ContainsFunc(s.Actions(), func(a table.Action) bool { return a.Path[0] != s.Actions()[0].Path[0] })
	if len(ids) > longest && !one {
		t.Errorf("%s: the list is %v", lang, ids)
	}
	for _, id := range ids {
		text, step := strings.CutPrefix(id, table.StepPrefix)
		if !step {
			continue
		}
		steps++
		spot, err := table.ParseSpot(text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.Touch(spot); err != nil {
			t.Fatal(err)
		}
		sections, then := listed(t, lang, v, s)
		if first := sections[0]; first.Title != s.Voice.Name(s.View(), spot) ||
			len(first.Buttons) != len(s.Leads([]table.Spot{spot})) {
			t.Errorf("%s: once %s is taken up, %q comes first: %v", lang, spot, first.Title, first.Buttons)
		}
		if slices.Contains(ids, "end") != slices.Contains(then, "end") {
			t.Errorf("%s: with %s taken up one can %v, and could %v", lang, spot, then, ids)
		}
		s.Drop()
	}
	if _, again := listed(t, lang, v, s); !slices.Equal(again, ids) {
		t.Errorf("%s: with all put back one can %v, and could %v", lang, again, ids)
	}
	return steps
}
