package editiontest

import (
	"flag"
	"math"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/edition"
	"onelongnight/game/lab"
	"onelongnight/game/mission"
)

// Campaign is what the checks need to know about a game's campaign.
type Campaign struct {
	Rules  game.Kind
	List   []mission.Mission
	Levels []bot.Level
	// File and Heading say where the table of win rates is. Measured is the number of games behind each rate.
	File, Heading string
	Measured      int
	// StarsRepeat allows several scenarios to have the same second or third aim.
	StarsRepeat bool
	// Often is how many games each test plays, by level.
	Often map[string]int
}

// CampaignOf returns the checks of a game's campaign, whose table is in docs/missions.md.
func CampaignOf(box edition.Full, heading string, measured int, often map[string]int) *Campaign {
	return &Campaign{Rules: box.Kind, List: box.Missions.Campaign(), Levels: box.Levels,
		File: "../../../docs/missions.md", Heading: heading, Measured: measured, Often: often}
}

// Soak is set by -soak, which make soak uses.
var Soak = flag.Int("soak", 0, "if not 0, prove all puzzles and play each scenario so often, for each level")

// Run checks that scenarios are as hard as the table says. It plays Often games of each level; with -soak N it plays N
// games of each of levels 3 and 5.
func (c *Campaign) Run(t *testing.T) {
	t.Run("TheCurve", func(t *testing.T) { c.Curve(t) })
	t.Run("TheRates", func(t *testing.T) {
		games := c.Often
		if *Soak > 0 {
			games = map[string]int{"3": *Soak, "5": *Soak}
		}
		c.Rates(t, games)
	})
}

// Begins checks that each mission is a scenario of three stars, that no second or third aim occurs twice unless
// StarsRepeat, and that each begins with any seed, and differently. see may be nil; otherwise it is shown each
// beginning.
func (c *Campaign) Begins(t testing.TB, see func(m *mission.Mission, g game.Game, s game.State)) {
	t.Helper()
	stars := map[string]bool{}
	for i := range c.List {
		m := &c.List[i]
		if m.Chapter != mission.Campaign || len(m.Stars) != mission.MaxStars-1 || m.Seed != "" {
			t.Errorf("%s is no scenario of three stars", m.Name)
		}
		for _, star := range m.Stars {
			if stars[star] && !c.StarsRepeat {
				t.Errorf("%s asks for %q, as another one does", m.Name, star)
			}
			stars[star] = true
		}
		deals := map[string]bool{}
		for _, seed := range []string{"1", "2", "1"} {
			_, g, s, err := m.Begin(c.Rules, seed)
			if err != nil {
				t.Fatal(m.Name, err)
			}
			if _, err := m.NewWatch(g, s); err != nil {
				t.Error(m.Name, err)
			}
			if _, err := bot.Among(c.Levels, m.Level, g, nil); err != nil {
				t.Error(m.Name, m.Level, err)
			}
			if see != nil {
				see(m, g, s)
			}
			deals[string(s.Position())] = true
		}
		if len(deals) != 2 {
			t.Errorf("%s: two seeds make %d deals", m.Name, len(deals))
		}
	}
}

// row matches a row of the table: perhaps a number; name, seat, opponent, and the percentages won by levels 3 and 5.
var row = regexp.MustCompile(`(?m)^\| (?:\d+ \| )?([a-z-]+) \| ([a-z]+) \| ([a-z0-9-]+) \| (\d+) % \| (\d+) % \|`)

// rated returns the table's win rate by scenario and level.
func (c *Campaign) rated(t testing.TB) map[string]map[string]float64 {
	t.Helper()
	text, err := os.ReadFile(c.File)
	if err != nil {
		t.Fatal(err)
	}
	_, own, ok := strings.Cut(string(text), "\n"+c.Heading+"\n")
	own, _, _ = strings.Cut(own, "\n#")
	if !ok {
		t.Fatalf("%s has no table of this game", c.File)
	}
	rates := map[string]map[string]float64{}
	for i, r := range row.FindAllStringSubmatch(own, -1) {
		three, _ := strconv.ParseFloat(r[4], 64)
		five, _ := strconv.ParseFloat(r[5], 64)
		if i >= len(c.List) || c.List[i].Name != r[1] || c.List[i].Seat != r[2] || c.List[i].Level != r[3] {
			t.Fatalf("the table has %v", r)
		}
		rates[r[1]] = map[string]float64{"3": three / 100, "5": five / 100}
	}
	if len(rates) != len(c.List) {
		t.Fatalf("the table has %d scenarios", len(rates))
	}
	return rates
}

// Curve checks that level 5 can win every scenario but is sure of none, that level 3 wins far fewer, and that the
// scenarios get harder.
func (c *Campaign) Curve(t testing.TB) {
	t.Helper()
	rates, before := c.rated(t), 1.0
	for _, m := range c.List {
		rate := rates[m.Name]["5"]
		if rate < 0.3 || rate > 0.9 || rate > before+0.08 { // 60 games measure a rate to within about 12 %
			t.Errorf("%s: level 5 wins %.2f, %.2f of the one before", m.Name, rate, before)
		}
		if rates[m.Name]["3"] > rate-0.15 {
			t.Errorf("%s: level 3 wins %.2f, and level 5 no more than %.2f", m.Name, rates[m.Name]["3"], rate)
		}
		before = rate
	}
}

// Rates replays that many of the games behind the table, for each level. The number won must agree with the table, for
// each scenario and in total, within what chance allows in 999 of 1,000 cases.
func (c *Campaign) Rates(t testing.TB, games map[string]int) {
	t.Helper()
	rates := c.rated(t)
	for level, games := range games {
		got, want, variance := 0.0, 0.0, 0.0
		for i := range c.List {
			m := &c.List[i]
			r, err := lab.RateMission(c.Rules, m, c.Levels, level, lab.RateSeed, games)
			if err != nil {
				t.Fatal(err)
			}
			p, n := rates[m.Name][level], float64(games)
			won := r.Won() * n
			// The table's own rate is only known from Measured games.
			spread := n*p*(1-p)*(1+n/float64(c.Measured)) + 0.25
			if math.Abs(won-n*p) > 3.3*math.Sqrt(spread) {
				t.Errorf("%s, level %s: %.0f of %d won, the table says %.2f", m.Name, level, won, games, p)
			}
			got, want, variance = got+won, want+n*p, variance+spread
		}
		if math.Abs(got-want) > 3.3*math.Sqrt(variance) {
			t.Errorf("level %s won %.0f in all, the table says %.1f", level, got, want)
		}
	}
}
