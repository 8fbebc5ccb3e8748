package edition_test

import (
	"flag"
	"math"
	"onelongnight/game/convoy/edition"
	"os"
	"regexp"
	"strconv"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/think"
	"onelongnight/game/lab"
	"onelongnight/game/mission"
)

// soak is set by make soak.
var soak = flag.Int("soak", 0, "play every scenario so many times with each level")

// TestTheCampaign: twelve scenarios, both sides, three stars each, every one of
// which begins, whatever the seed.
func TestTheCampaign(t *testing.T) {
	list := edition.Campaign()
	seats := map[string]int{}
	for i := range list {
		m := &list[i]
		seats[m.Seat]++
		if m.Chapter != mission.Campaign || len(m.Stars) != mission.MaxStars-1 || m.Seed != "" {
			t.Errorf("%s is no scenario of three stars", m.Name)
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
			if _, err := bot.Among(edition.Levels(), m.Level, g, nil); err != nil {
				t.Error(m.Name, m.Level, err)
			}
			deals[string(s.Position())] = true
		}
		if len(deals) != 2 {
			t.Errorf("%s: two seeds make %d deals", m.Name, len(deals))
		}
	}
	if len(list) != 12 || min(seats["moloch"], seats["outpost"]) < 4 {
		t.Errorf("%d scenarios: %v", len(list), seats)
	}
}

// row is a line of the table: number, name, side, opponent, and per cent won by levels 3 and 5.
var row = regexp.MustCompile(`(?m)^\| (\d+) \| ([a-z-]+) \| ([a-z]+) \| ([a-z0-9-]+) \| (\d+) % \| (\d+) % \|`)

// rated is the share won by each level, by scenario, as docs/missions.md has it.
func rated(t *testing.T) map[string]map[string]float64 {
	t.Helper()
	text, err := os.ReadFile("../../../docs/missions.md")
	if err != nil {
		t.Fatal(err)
	}
	rates := map[string]map[string]float64{}
	list := edition.Campaign()
	for _, r := range row.FindAllStringSubmatch(string(text), -1) {
		n, _ := strconv.Atoi(r[1])
		three, _ := strconv.ParseFloat(r[5], 64)
		five, _ := strconv.ParseFloat(r[6], 64)
		if n < 1 || n > len(list) || list[n-1].Name != r[2] || list[n-1].Seat != r[3] || list[n-1].Level != r[4] {
			t.Fatalf("the table has %v", r)
		}
		rates[r[2]] = map[string]float64{"3": three / 100, "5": five / 100}
	}
	if len(rates) != len(list) {
		t.Fatalf("the table has %d scenarios", len(rates))
	}
	return rates
}

// TestTheCurve: level 5 can win every scenario and is sure of none, and it gets harder.
func TestTheCurve(t *testing.T) {
	rates := rated(t)
	before := 1.0
	for _, m := range edition.Campaign() {
		rate := rates[m.Name]["5"]
		// 100 games tell a rate to within 10 % or so.
		if rate < 0.35 || rate > 0.87 || rate > before+0.05 {
			t.Errorf("%s: level 5 wins %.2f, %.2f of the one before", m.Name, rate, before)
		}
		if rates[m.Name]["3"] > rate+0.05 {
			t.Errorf("%s: level 3 does better than level 5", m.Name)
		}
		before = rate
	}
}

// TestTheRates plays the first of the games behind the table again: as many are won as the table
// says, within what chance allows in 999 of 1,000 cases, each scenario by itself and all together.
// Make soak plays a hundred of each.
func TestTheRates(t *testing.T) {
	rates := rated(t)
	list := edition.Campaign()
	for level, games := range map[string]int{"3": 4, "5": 1} {
		if *soak > 0 {
			games = *soak
		}
		got, want, variance := 0.0, 0.0, 0.0
		for i := range list {
			m := &list[i]
			r, err := lab.RateMission(think.Rules{}, m, edition.Levels(), level, lab.RateSeed, games)
			if err != nil {
				t.Fatal(err)
			}
			p, n := rates[m.Name][level], float64(games)
			won := r.Won() * n
			// The table's own rate is known from 100 games.
			spread := n*p*(1-p)*(1+n/100) + 0.25
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

// TestAllies stand where the file puts them, and closed positions are closed.
func TestAllies(t *testing.T) {
	closed, allies, ravaged, thin := 0, 0, 0, 0
	list := edition.Campaign()
	for i := range list {
		_, _, s, err := list[i].Begin(think.Rules{}, "x")
		if err != nil {
			t.Fatal(err)
		}
		state := s.(*convoy.State)
		for c := convoy.ZiggyOne; c <= convoy.NewYork; c++ {
			for _, side := range []game.Seat{convoy.Moloch, convoy.Outpost} {
				if !state.Towns[c].Destroyed && state.Capacity(c, side) < int(c.Printed().Positions[side]) {
					closed++
				}
				allies += len(state.UnitsIn(c, side))
			}
			if state.Towns[c].Destroyed || state.Towns[c].Ravaged != 0 {
				ravaged++
			}
		}
		if state.Deck[convoy.Moloch].Len()+state.Hand[convoy.Moloch].Len() < convoy.DeckSize-4 ||
			state.Deck[convoy.Outpost].Len() < 20 {
			thin++
		}
	}
	if closed == 0 || allies == 0 || ravaged == 0 || thin == 0 {
		t.Errorf("closed positions %d, units that stand there %d, cities hit %d, reduced decks %d", closed, allies,
			ravaged, thin)
	}
}
