package editiontest_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"onelongnight/game/edition"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/games"
	labs "onelongnight/game/games/lab"
	"onelongnight/game/gametest"
	"onelongnight/game/lab"
	"onelongnight/game/mission"
)

// shelved returns a game of the shelf that has puzzles and a campaign, and its missions in a chapter.
func shelved(t *testing.T, chapter mission.Chapter) (edition.Full, lab.Work, []mission.Mission) {
	t.Helper()
	for _, b := range slices.Backward(games.All()) {
		work, ok := labs.Of(b.Kind.Name())
		if !ok || work.Puzzles == nil || len(work.Campaign) == 0 {
			continue
		}
		data := b.Missions.Text()
		return b, work, slices.DeleteFunc(mission.MustParse(data), func(m mission.Mission) bool {
			return m.Chapter != chapter
		})
	}
	t.Fatal("no game has puzzles and a campaign")
	return edition.Full{}, lab.Work{}, nil
}

// TestFaultsOfPuzzlesAreFound checks that faults of puzzles are found, and that nothing is found without one.
func TestFaultsOfPuzzlesAreFound(t *testing.T) {
	b, work, all := shelved(t, mission.Puzzle)
	for want, change := range map[string]func(list []mission.Mission){
		"":                 func([]mission.Mission) {},
		"is there twice":   func(list []mission.Mission) { list[1].Name = list[0].Name },
		"after harder":     func(list []mission.Mission) { list[0].Difficulty = 5 },
		"difficulties are": func(list []mission.Mission) { list[2].Difficulty = 1 },
		"the file says":    func(list []mission.Mission) { list[0].Free = append(list[0].Free, 99) },
		"does not reach": func(list []mission.Mission) {
			list[0].Solution = list[0].Solution[:len(list[0].Solution)-1]
		},
		"not the turn": func(list []mission.Mission) { list[0].Seat = "nobody" },
	} {
		var list []mission.Mission
		for grade := range 5 { // one of each difficulty
			list = append(list, all[slices.IndexFunc(all, func(m mission.Mission) bool {
				return m.Difficulty == grade+1
			})])
		}
		change(list)
		p := &editiontest.Puzzles{Rules: b.Kind, List: list, Terms: work.Puzzles.Terms, Voice: b.English()}
		got := gametest.Said(t, func(t testing.TB) {
			p.NoTwoAlike(t)
			p.SolutionsHold(t)
			p.Ladders(t)
			p.Proved(t, len(list))
		})
		if !strings.Contains(got, want) || want == "" && got != "" {
			t.Errorf("want %q, the kit says %q", want, got)
		}
	}
}

// TestFaultsOfCampaignsAreFound checks that faults of campaigns are found, and that nothing is found without one.
func TestFaultsOfCampaignsAreFound(t *testing.T) {
	b, work, _ := shelved(t, mission.Campaign)
	list := work.Campaign[:3]
	levels := slices.Clone(work.Levels)
	for i := range levels {
		levels[i].New = levels[0].New // the checks do not depend on how well a level plays, and other levels take long
	}
	type rate struct{ three, five int }
	for want, change := range map[string]func(c *editiontest.Campaign, rates []rate){
		"":                  func(*editiontest.Campaign, []rate) {},
		"as another one":    func(c *editiontest.Campaign, _ []rate) { c.List[1].Stars = c.List[0].Stars },
		"of three stars":    func(c *editiontest.Campaign, _ []rate) { c.List[0].Stars = c.List[0].Stars[:1] },
		"make 1 deals":      func(c *editiontest.Campaign, _ []rate) { c.List[0].Seed = "always" },
		"of the one before": func(_ *editiontest.Campaign, rates []rate) { rates[1].five = 89 },
		"and level 5 no":    func(_ *editiontest.Campaign, rates []rate) { rates[0].three = rates[0].five },
		"has no table":      func(c *editiontest.Campaign, _ []rate) { c.Heading = "### Elsewhere" },
		"the table says":    func(_ *editiontest.Campaign, rates []rate) { rates[0].three = 99 },
		"the table has [":   func(c *editiontest.Campaign, _ []rate) { c.List[0].Level = "2" },
		"has 3 scenarios":   func(c *editiontest.Campaign, _ []rate) { c.List = append(c.List, c.List[0]) },
	} {
		c := &editiontest.Campaign{Rules: b.Kind, Levels: levels, Heading: "### Rates", Measured: 1,
			File: filepath.Join(t.TempDir(), "table.md"), List: slices.Clone(list)}
		var rates []rate
		for range c.List {
			rates = append(rates, rate{40, 70})
		}
		change(c, rates)
		play := 0
		if rates[0].three == 99 {
			c.List, play, c.Measured = c.List[:1], 6, 100
		}
		text := "\n### Rates\n"
		for i, m := range list[:min(len(c.List), len(list))] {
			text += fmt.Sprintf("| %s | %s | %s | %d %% | %d %% |\n", m.Name, m.Seat, m.Level, rates[i].three,
				rates[i].five)
		}
		text += "\n## Next\n| no | row | 3 | 1 % | 2 % |\n"
		if err := os.WriteFile(c.File, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		got := gametest.Said(t, func(t testing.TB) { c.Begins(t, nil); c.Curve(t); c.Rates(t, map[string]int{"3": play}) })
		if !strings.Contains(got, want) || want == "" && got != "" {
			t.Errorf("want %q, the kit says %q", want, got)
		}
	}
}
