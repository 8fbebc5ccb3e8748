package missions_test

import (
	"math"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"onelongnight/game/bot"
	"onelongnight/game/mission"
	"onelongnight/game/mission/forge"
	"onelongnight/game/state51/missions"
	"onelongnight/game/state51/players"
	"onelongnight/game/state51/think"
)

// TestTheCampaign: six scenarios, of two to four seats and every faction, three stars each, with conditions that no two
// share; each begins whatever the seed, and differently.
func TestTheCampaign(t *testing.T) {
	list := missions.Campaign()
	seats, factions, stars := map[int]bool{}, map[string]bool{}, map[string]bool{}
	for i := range list {
		m := &list[i]
		if m.Chapter != mission.Campaign || len(m.Stars) != mission.MaxStars-1 || m.Seed != "" {
			t.Errorf("%s is no scenario of three stars", m.Name)
		}
		for _, star := range m.Stars {
			if stars[star] {
				t.Errorf("%s asks for %q, as another one does", m.Name, star)
			}
			stars[star] = true
		}
		deals := map[string]bool{}
		for _, seed := range []string{"1", "2", "1"} {
			_, g, s, err := m.Begin(think.Rules{}, seed)
			if err != nil {
				t.Fatal(m.Name, err)
			}
			if _, err := m.NewWatch(g, s); err != nil {
				t.Error(m.Name, err)
			}
			if _, err := bot.Among(players.Levels(), m.Level, g, nil); err != nil {
				t.Error(m.Name, m.Level, err)
			}
			seats[len(g.Seats())] = true
			factions[g.(think.Game).Base(s.Turn()).ID] = true
			deals[string(s.Position())] = true
		}
		if len(deals) != 2 {
			t.Errorf("%s: two seeds make %d deals", m.Name, len(deals))
		}
	}
	if len(list) != 6 || len(seats) != 3 || len(factions) != 4 {
		t.Errorf("%d scenarios, of seats %v and factions %v", len(list), seats, factions)
	}
}

// row is a line of the table: name, seat, opponent, and per cent won by levels 3 and 5.
var row = regexp.MustCompile(`(?m)^\| ([a-z-]+) \| ([a-z]+) \| ([a-z0-9-]+) \| (\d+) % \| (\d+) % \|`)

// rated is the share won by each level, by scenario, as docs/missions.md has it of this game.
func rated(t *testing.T) map[string]map[string]float64 {
	t.Helper()
	text, err := os.ReadFile("../../../docs/missions.md")
	if err != nil {
		t.Fatal(err)
	}
	_, own, ok := strings.Cut(string(text), "### 51st State")
	if !ok {
		t.Fatal("docs/missions.md has no table of this game")
	}
	rates, list := map[string]map[string]float64{}, missions.Campaign()
	for i, r := range row.FindAllStringSubmatch(own, -1) {
		three, _ := strconv.ParseFloat(r[4], 64)
		five, _ := strconv.ParseFloat(r[5], 64)
		if i >= len(list) || list[i].Name != r[1] || list[i].Seat != r[2] || list[i].Level != r[3] {
			t.Fatalf("the table has %v", r)
		}
		rates[r[1]] = map[string]float64{"3": three / 100, "5": five / 100}
	}
	if len(rates) != len(list) {
		t.Fatalf("the table has %d scenarios", len(rates))
	}
	return rates
}

// TestTheCurve: level 5 can win every scenario and is sure of none, level 3 wins far fewer, and it gets harder.
func TestTheCurve(t *testing.T) {
	rates, before := rated(t), 1.0
	for _, m := range missions.Campaign() {
		rate := rates[m.Name]["5"]
		if rate < 0.3 || rate > 0.9 || rate > before+0.08 { // 60 games tell a rate to within 12 % or so
			t.Errorf("%s: level 5 wins %.2f, %.2f of the one before", m.Name, rate, before)
		}
		if rates[m.Name]["3"] > rate-0.15 {
			t.Errorf("%s: level 3 wins %.2f, and level 5 no more than %.2f", m.Name, rates[m.Name]["3"], rate)
		}
		before = rate
	}
}

// TestTheRates plays the first of the games behind the table again: as many are won as the table says, within what
// chance allows in 999 of 1,000 cases, each scenario by itself and all together.
func TestTheRates(t *testing.T) {
	rates, list := rated(t), missions.Campaign()
	for level, games := range map[string]int{"3": 20, "5": 2} {
		if *soak > 0 {
			games = *soak
		}
		got, want, variance := 0.0, 0.0, 0.0
		for i := range list {
			m := &list[i]
			r, err := forge.Measure(think.Rules{}, m, players.Levels(), level, forge.RateSeed, games)
			if err != nil {
				t.Fatal(err)
			}
			p, n := rates[m.Name][level], float64(games)
			won := r.Won() * n
			spread := n*p*(1-p)*(1+n/measured) + 0.25 // the table's own rate is known from so many games
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

// measured is how many games the table comes from.
const measured = 60
