package convoy

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/foresee"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

var (
	counts  = regexp.MustCompile(`^(.*): Moloch (\d+)(?:–\d+)?, Outpost (\d+)(?:–\d+)?\.`)
	makesIt = regexp.MustCompile(`makes it (\d+) to (\d+)`)
)

// TestWhatIsSaidOfAMomentAgrees plays whole games from both sides. For each move that leaves nothing to choose it
// compares the forecast in the prompt, the numbers on the city's ribbons, the reason that a hint gives and what really
// comes of the move: the totals and the winner must be the same.
func TestWhatIsSaidOfAMomentAgrees(t *testing.T) {
	g, err := think.Rules{}.Open(nil)
	if err != nil {
		t.Fatal(err)
	}
	player, err := bot.Among(bot.Levels(), "heuristic-v1", g, nil)
	if err != nil {
		t.Fatal(err)
	}
	moves, advised, battles := 0, 0, 0
	for n := range 10 {
		side := game.Seat(n % 2)
		s, err := table.Begin(g, func(game.Game) table.Voice { return voice.English() },
			table.Against(g, side, "heuristic-v1"), strings.Repeat("agree", n+1))
		if err != nil {
			t.Fatal(err)
		}
		for !s.Result().Over {
			packed, seed := s.TurnView()
			_, v, err := g.Kind().Unpack(packed)
			if err != nil {
				t.Fatal(err)
			}
			if view := v.(*rules.View); s.MyTurn() && view.Fight != 0 && view.Asked() == nil {
				for _, a := range s.Actions() {
					told, hinted := agrees(t, s, view, a)
					moves += told
					advised += hinted
				}
			}
			before := s.StepCount()
			if err := s.Play(player.Decide(v, game.SeedOf(seed)).Move); err != nil {
				t.Fatal(err)
			}
			battles += endsAsForetold(t, s, before)
		}
	}
	if moves < 300 || advised < 100 || battles < 50 {
		t.Errorf("%d moves, %d hints and %d battles prove little", moves, advised, battles)
	}
}

// endsAsForetold takes the steps from number from on and checks each battle that ended there: the log must report what
// the forecast said right before. It returns the number of battles.
func endsAsForetold(t *testing.T, s *table.Session, from int) (battles int) {
	t.Helper()
	first, steps := s.Steps()
	for i := max(from-first, 1); i < len(steps); i++ {
		e, ok := steps[i].Event.(rules.BattleDecided)
		if !ok {
			continue
		}
		battles++
		v := steps[i-1].View(s.Viewer()).(*rules.View)
		f := foresee.ForecastOf(v)
		winner, sure := foresee.Sure(&v.Public, f)
		if !sure || winner != e.Seat || f.Low != [2]int{e.Moloch, e.Outpost} {
			t.Errorf("foretold are %v, won by %v; the log says %q of %+v", f, winner, steps[i].Text, e)
		}
	}
	return battles
}

// agrees checks that all that is said of a move is the same, and counts the moves that had a forecast in the prompt
// (told) and those whose hint had numbers (hinted).
func agrees(t *testing.T, s *table.Session, v *rules.View, a table.Action) (told, hinted int) {
	t.Helper()
	var after rules.State
	rng := game.NewStream(game.Seed{})
	v.Sample(&rng, &after)
	if after.Apply(a.Move, nil) != nil || after.Depth > 0 || after.Phase != v.Phase || after.Active != v.Active {
		return 0, 0
	}
	defer s.Drop()
	for _, spot := range a.Path[:len(a.Path)-1] {
		if _, err := s.Touch(spot); err != nil {
			t.Fatalf("%s: %v", a.ID, err)
		}
	}
	p := seen(New(voice.English()).Paint(scene.Scene{Session: s},
		&scene.Screen{TextScale: 1, Hover: a.Path[len(a.Path)-1]}, 1280, 720))
	said := strings.ReplaceAll(strings.Join(p.model.Prompt.Lines, "\n"), "\u00a0", " ")
	city := voice.English().City(v.Active)
	for _, line := range p.model.Prompt.Lines {
		line = strings.ReplaceAll(line, "\u00a0", " ")
		if i := strings.Index(line, ":** "); i >= 0 { // the hint names the card first
			line = line[i+len(":** "):]
		}
		m := counts.FindStringSubmatch(line)
		if m == nil || m[1] != city {
			continue
		}
		told = 1
		want := [2]string{}
		for i := range want {
			want[i] = strconv.Itoa(after.Total(v.Active, game.Seat(i)))
			row := p.model.Cities[v.Active-1].Moloch
			if game.Seat(i) == rules.Outpost {
				row = p.model.Cities[v.Active-1].Outpost
			}
			if row.Forecast != "" && !strings.HasPrefix(row.Forecast+"–", want[i]+"–") {
				t.Errorf("%s: the ribbon foretells %s, it comes to %s", a.ID, row.Forecast, want[i])
			}
		}
		if m[2] != want[rules.Moloch] || m[3] != want[rules.Outpost] {
			t.Errorf("%s: said is %q, it comes to %v", a.ID, line, want)
		}
		advice := voice.English().Advise(v, []game.Move{a.Move})
		if n := makesIt.FindStringSubmatch(advice); n != nil && !strings.Contains(advice, "there, before") {
			hinted = 1
			if n[1] != want[v.Who] || n[2] != want[rules.Other(v.Who)] {
				t.Errorf("%s: the hint says %q, it comes to %v", a.ID, advice, want)
			}
			if foes := voice.English().T("forecast." + leaders[rules.Other(v.Who)]); strings.Contains(advice,
				"you would win") && (strings.Contains(said, foes) || strings.Contains(said, "Nobody would win")) {
				t.Errorf("%s: the hint says %q, the prompt %q", a.ID, advice, said)
			}
		}
	}
	return told, hinted
}
