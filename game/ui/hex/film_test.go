package hex_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/hex"
	"onelongnight/game/hex/edition"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/hex"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
	"onelongnight/game/ui/uitest"
)

// playOut plays a game to its end with random moves of all seats. after, if not nil, is called with the number of steps
// before each move.
func playOut(t *testing.T, s *table.Session, seed string, after func(from int)) {
	t.Helper()
	for a := range uitest.Wander(t, s, seed) {
		from := s.StepCount()
		if err := s.Play(a.Move); err != nil {
			t.Fatal(err)
		}
		if after != nil {
			after(from)
		}
	}
}

// TestTheBannerTellsOfABattle checks that the banner tells of a battle from its beginning, where it names the first
// phase, to its end, and no longer.
func TestTheBannerTellsOfABattle(t *testing.T) {
	v := voice.English()
	s := uitest.Begin(t, edition.Full(), `{"mode":"duel","seats":["moloch","outpost"]}`, "banner")
	skin := hex.New(v.For(s.Game))
	battles, fights, begun := 0, false, -1
	playOut(t, s, "banner", func(from int) {
		first, steps := s.Steps()
		for i := from - first; i < len(steps); i++ {
			p := skin.Paint(scene.Scene{Session: s, Past: steps[:i+1], Fresh: 1, Until: first + i + 1},
				&scene.Screen{TextScale: 1}, 1280, 720)
			m, _, _ := hex.LaidOut(p)
			switch e := steps[i].Event.(type) {
			case rules.BattleBegan:
				battles++
				fights, begun = true, i
			case rules.BattleEnded:
				fights = false
			case rules.PhaseBegan:
				if begun >= 0 {
					before := skin.Paint(scene.Scene{Session: s, Past: steps[:begun+1], Fresh: 1,
						Until: first + begun + 1}, &scene.Screen{TextScale: 1}, 1280, 720)
					was, _, _ := hex.LaidOut(before)
					if want := fmt.Sprint("Phase ", e.Initiative); was.Banner.Sub != want {
						t.Errorf("before %q the banner says %q", want, was.Banner.Sub)
					}
					begun = -1
				}
			}
			if said := m.Banner.Title == v.T("banner.battle"); said != fights {
				t.Fatalf("at %q the banner says %q, in a battle: %v", steps[i].Event.Name(), m.Banner.Title, fights)
			}
		}
	})
	if battles < 2 {
		t.Errorf("only %d battles were fought", battles)
	}
}

// TestTheBannerTellsWhoMoves checks that while somebody draws it is their turn, whoever was asked last, and that the
// tiles left are those of their pile, also if another one is shorter.
func TestTheBannerTellsWhoMoves(t *testing.T) {
	v := voice.English()
	s := uitest.Begin(t, edition.Full(), `{"mode":"duel","seats":["borgo","hegemony"]}`, "banner")
	words := v.For(s.Game)
	skin := hex.New(words)
	draws, others := 0, 0
	playOut(t, s, "banner", func(from int) {
		first, steps := s.Steps()
		for i := from - first; i < len(steps); i++ {
			e, drew := steps[i].Event.(rules.Drew)
			if !drew {
				continue
			}
			past := scene.Scene{Session: s, Past: steps[:i+1], Fresh: 1, Until: first + i + 1}
			m, _, _ := hex.LaidOut(skin.Paint(past, &scene.Screen{TextScale: 1}, 1280, 720))
			now := steps[i].View(s.Viewer()).(*rules.View)
			if now.LastTurn() || now.Last > 0 || now.Phase == rules.PhaseHQ || now.Phase == rules.PhaseBattle {
				continue
			}
			draws++
			mover := words.T("banner.yours")
			if e.Seat != s.Viewer() {
				mover = words.T("banner.theirs", "side", words.Side(e.Seat))
			}
			if side, _ := now.Shortest(); side != e.Seat {
				others++
			}
			want := words.T("banner.left", "whose", mover, "n", now.Left(e.Seat))
			if m.Banner.Sub != want {
				t.Fatalf("as %s draws the banner says %q, not %q", words.Side(e.Seat), m.Banner.Sub, want)
			}
		}
	})
	if draws < 20 || others < 5 {
		t.Errorf("only %d draws were seen, %d of them with the other pile the shorter", draws, others)
	}
}

// winnable are setups of games that are won in different ways.
var winnable = []string{`{"mode":"duel","seats":["borgo","hegemony"]}`,
	`{"mode":"score","seats":["moloch","outpost","hegemony"]}`,
	`{"mode":"teams","seats":["moloch","borgo","hegemony","outpost"]}`}

// TestTheEndShowsThePointsTurnByTurn checks that every HQ's curve begins with the points of its mode (2.2), has a value
// for each turn and ends at the HQ's points, and that the losses of the sides add up to the total told.
func TestTheEndShowsThePointsTurnByTurn(t *testing.T) {
	for _, setup := range winnable {
		g, err := think.Rules{}.Open([]byte(setup))
		if err != nil {
			t.Fatal(err)
		}
		s, err := table.Begin(g, func(g game.Game) table.Voice { return voice.English().For(g) }, table.Together(g),
			"the end")
		if err != nil {
			t.Fatal(err)
		}
		playOut(t, s, setup, nil)
		v := s.View().(*rules.View)
		words := voice.English().For(s.Game).Chronicle(v, s.Lines())
		picture := hex.New(voice.English().For(s.Game)).Paint(scene.Scene{Session: s},
			&scene.Screen{TextScale: 1, Panel: scene.EndPanel, Words: words}, 1280, 720)
		end, ok := hex.Opened(picture).(*panel.End)
		if !ok || end.Chart == nil || len(end.Chart.Curves) != len(g.Seats()) {
			t.Fatalf("%s: the end has no curve for every seat", setup)
		}
		lost := 0
		for i, c := range end.Chart.Curves {
			mode := v.Game().Mode()
			if c.Values[0] != float64(mode.Points(i)) || c.Values[len(c.Values)-1] != float64(v.Points[i]) ||
				len(c.Values) != int(v.Turn)+1 {
				t.Errorf("%s: %s goes from %v to %v in %d turns; its HQ has %d points after turn %d", setup, c.Name,
					c.Values[0], c.Values[len(c.Values)-1], len(c.Values)-1, v.Points[i], v.Turn)
			}
			if v.Friends(v.Who, game.Seat(i)) && mode != rules.Score {
				lost += int(mode.Points(i)) - int(v.Points[i])
			}
		}
		told := slices.ContainsFunc(words, func(text string) bool {
			return strings.HasPrefix(text, "Points taken") && strings.HasSuffix(text, fmt.Sprintf(", lost %d", lost))
		})
		if v.Game().Mode() != rules.Score && !told {
			t.Errorf("%s: %q does not say that %d points are lost", setup, words, lost)
		}
	}
}

// TestWhatOthersDoToEachOtherIsNotOnesOwn checks in games of three and four armies that what all of them are told to
// have taken from the others is no more than what all are told to have lost.
func TestWhatOthersDoToEachOtherIsNotOnesOwn(t *testing.T) {
	for _, setup := range []string{winnable[1], `{"mode":"deathmatch","seats":["moloch","outpost","borgo"]}`,
		`{"mode":"deathmatch","seats":["moloch","borgo","hegemony","outpost"]}`} {
		g, err := think.Rules{}.Open([]byte(setup))
		if err != nil {
			t.Fatal(err)
		}
		speak := func(g game.Game) table.Voice { return voice.English().For(g) }
		s, err := table.Begin(g, speak, table.Together(g), "own")
		if err != nil {
			t.Fatal(err)
		}
		playOut(t, s, setup, nil)
		for _, what := range []string{"Points taken: **%d**, lost %d", "Units felled: **%d**, lost %d"} {
			taken, lost := 0, 0
			for seat := range g.Seats() {
				if err := s.Sit(game.Seat(seat)); err != nil {
					t.Fatal(err)
				}
				for _, text := range voice.English().For(s.Game).Chronicle(s.View(), s.Lines()) {
					a, b := 0, 0
					if n, _ := fmt.Sscanf(text, what, &a, &b); n == 2 {
						taken, lost = taken+a, lost+b
					}
				}
			}
			if taken > lost || taken == 0 {
				t.Errorf("%s: "+what, setup, taken, lost)
			}
		}
	}
}

// TestNothingIsGoldWhileItIsWeighed checks that the button that ends a turn is gold, but not while the person is asking
// for a hint about moves.
func TestNothingIsGoldWhileItIsWeighed(t *testing.T) {
	v := voice.English()
	s := uitest.Begin(t, edition.Full(), `{"mode":"duel","seats":["moloch","outpost"]}`, "gold")
	end := func(a table.Action) bool { return a.ID == "end" }
	for !slices.ContainsFunc(s.Actions(), end) {
		if err := s.Play(s.Actions()[0].Move); err != nil {
			t.Fatal(err)
		}
		if err := s.Sit(s.Turn()); err != nil {
			t.Fatal(err)
		}
	}
	for _, screen := range []*scene.Screen{{TextScale: 1}, {TextScale: 1, Panel: scene.HintPanel, Mind: true}} {
		m, _, _ := hex.LaidOut(hex.New(v.For(s.Game)).Paint(scene.Scene{Session: s}, screen, 1280, 720))
		i := slices.IndexFunc(m.Buttons, func(b furniture.Button) bool { return b.ID == "end" })
		if i < 0 || (m.Buttons[i].Style == panel.StyleMain) == screen.Mind {
			t.Errorf("while it is weighed (%v) the buttons are %+v", screen.Mind, m.Buttons)
		}
	}
}

// TestMusicFollowsArmyAndDanger checks that games of all modes have music, and that danger is between 0 and 1, low at
// the beginning, and higher if a battle would cost the viewer's HQ more. The ambience gets louder as HQs burn, or as
// points are won.
func TestMusicFollowsArmyAndDanger(t *testing.T) {
	for _, mode := range winnable {
		g, err := think.Rules{}.Open([]byte(mode))
		if err != nil {
			t.Fatal(err)
		}
		skin := hex.New(voice.English().For(g))
		s := g.New(game.SeedOf("music"))
		if mood := skin.Mood(s.View(0)); mood != 0 {
			t.Errorf("%s begins in the mood %d", mode, mood)
		}
		beds, rng, most := map[sound.Bed]bool{}, game.NewStream(game.SeedOf(mode)), 0.0
		for !s.Result().Over {
			for i := range g.Seats() {
				bed, danger := skin.Music(s.View(game.Seat(i)))
				if err := bed.Check(); err != nil || danger < 0 || danger > 1 {
					t.Fatalf("%s: the music is %v, %v, the danger %v", mode, bed, err, danger)
				}
				if s.(*rules.State).Public.Turn == 0 && danger > 0 {
					t.Errorf("%s: there is danger before the first turn", mode)
				}
				beds[bed], most = true, max(most, danger)
			}
			legal := s.Legal(nil)
			if err := s.Apply(legal[rng.Below(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
		if len(beds) < len(g.Seats()) || most < 0.05 {
			t.Errorf("%s: %d pieces of music, the greatest danger %.2f", mode, len(beds), most)
		}
	}
}

// TestEachAttackIsHeard checks, in the battles of random duels, that a Gauss cannon, a blade and a gun each have their
// sound, and a net when it is laid.
func TestEachAttackIsHeard(t *testing.T) {
	g, err := think.Rules{}.Open([]byte(`{"mode":"duel","seats":["moloch","outpost"]}`))
	if err != nil {
		t.Fatal(err)
	}
	heard := map[sound.Cue]int{}
	for n := range 6 {
		s, err := table.Begin(g, func(g game.Game) table.Voice { return voice.English().For(g) }, table.Together(g),
			fmt.Sprint("heard ", n))
		if err != nil {
			t.Fatal(err)
		}
		skin := hex.New(voice.English().For(s.Game))
		playOut(t, s, fmt.Sprint(n), nil)
		_, steps := s.Steps()
		for i := range steps {
			for _, n := range skin.Score(&steps[i], 0) {
				heard[n.Cue]++
			}
			for _, cue := range skin.Sounds(steps[i].Event, 0) {
				heard[cue]++
			}
		}
	}
	for name, cue := range map[string]sound.Cue{"a blow": sound.Strike, "a shot": sound.Shot, "Gauss": sound.Arc,
		"a net": sound.Net, "a fall": sound.Kill} {
		if heard[cue] == 0 {
			t.Errorf("%s is not heard: %v", name, heard)
		}
	}
}

// TestTheOutcomeOfABattleIsTold checks in whole games that after a battle the points of every headquarters that was hit
// are told, with how they changed, in a moment of its own.
func TestTheOutcomeOfABattleIsTold(t *testing.T) {
	s := uitest.Begin(t, edition.Full(), `{"mode":"duel","seats":["moloch","outpost"]}`, "outcome")
	v := voice.English().For(s.Game)
	skin := hex.New(v)
	told := 0
	var before *rules.View
	playOut(t, s, "outcome", func(from int) {
		first, steps := s.Steps()
		beats := skin.Beats(from, steps[from-first:])
		for i := from - first; i < len(steps); i++ {
			now := steps[i].View(0).(*rules.View)
			if game.Is[rules.BattleBegan](steps[i].Event) {
				before = now
			}
			if !game.Is[rules.BattleEnded](steps[i].Event) || before == nil {
				continue
			}
			p := skin.Paint(scene.Scene{Session: s, Past: steps[:i+1], Fresh: 1, Until: first + i + 1},
				&scene.Screen{TextScale: 1}, 1280, 720)
			m, _, _ := hex.LaidOut(p)
			want := 0
			for seat := range now.Game().Seats() {
				if n := now.Points[seat]; n != before.Points[seat] {
					want++
					if said := strings.Join(m.Prompt.Lines, " "); !strings.Contains(said, fmt.Sprintf("%d**", n)) {
						t.Errorf("of %d points is said %q", n, said)
					}
				}
			}
			if told++; m.Prompt.Heading != v.T("prompt.after") || len(m.Prompt.Lines) != max(want, 1) {
				t.Errorf("after a battle that changed %d sides it says %q: %q", want, m.Prompt.Heading, m.Prompt.Lines)
			}
			if !slices.ContainsFunc(beats, func(b motion.Beat) bool { return b.Last == first+i && b.Length > 1000 }) {
				t.Error("the end of a battle is no moment of its own")
			}
		}
	})
	if told == 0 {
		t.Error("no battle was fought")
	}
}
