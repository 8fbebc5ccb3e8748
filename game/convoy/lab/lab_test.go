package lab_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/bot/train"
	"onelongnight/game/convoy/lab"
	"onelongnight/game/gametest"
)

// TestShippedCourse checks that the course has the same stretches, and matches of the same length, as the record that
// its own run wrote of the weights that ship.
func TestShippedCourse(t *testing.T) {
	data := gametest.Read(t, "../edition/weights.txt")
	record := string(data)
	if err := matches(lab.Course(), record); err != nil {
		t.Error(err)
	}
	// A course that differs in any way is found out.
	for name, change := range map[string]func(c *train.Course){
		"a stretch less":      func(c *train.Course) { c.Stretches = c.Stretches[1:] },
		"a stretch more":      func(c *train.Course) { c.Stretches = append(c.Stretches, c.Stretches[0]) },
		"another order":       func(c *train.Course) { slices.Reverse(c.Stretches) },
		"other games":         func(c *train.Course) { c.Stretches[2].Games *= 2 },
		"other search":        func(c *train.Course) { c.Stretches[len(c.Stretches)-1].Sims = 0 },
		"another rate":        func(c *train.Course) { c.Stretches[1].Rate += 0.001 },
		"another λ":           func(c *train.Course) { c.Stretches[0].Lambda = 0.8 },
		"shorter gate match":  func(c *train.Course) { c.Deals = 140 },
		"a gate for a search": func(c *train.Course) { c.Stretches[0].Sims = 16 },
	} {
		course := lab.Course()
		change(&course)
		if matches(course, record) == nil {
			t.Errorf("%s passes for the course of the record", name)
		}
	}
}

// The parts of a record: a stretch, and the opponents that its nets met.
var (
	stretch = regexp.MustCompile(`(?m)^stretch (\d+): (.*); (?:wins by seat|points by role).*\n((?:  against .*\n)+)`)
	rival   = regexp.MustCompile(`(?m)^  against (\S+) .* of (\d+) games`)
)

// matches returns an error that says where a course differs from a record, or nil.
func matches(c train.Course, record string) error {
	found := stretch.FindAllStringSubmatch(record, -1)
	if len(found) != len(c.Stretches) {
		return fmt.Errorf("the record has %d stretches, the course %d", len(found), len(c.Stretches))
	}
	rules := c.Setups[0].(game.Learner)
	head := fmt.Sprintf("inputs %d, hidden units %d, ", rules.Inputs(), bot.Hidden)
	if !strings.HasPrefix(record, head) {
		return fmt.Errorf("the record does not begin with %q", head)
	}
	for i, p := range c.Stretches {
		want := fmt.Sprintf("%d games, %d simulations, λ %.2f, rate %.4f", p.Games, p.Sims, p.Lambda, p.Rate)
		if found[i][1] != fmt.Sprint(i+1) || found[i][2] != want {
			return fmt.Errorf("stretch %s of the record is %q, of the course %q", found[i][1], found[i][2], want)
		}
		deals := c.Deals
		if p.Sims > 0 {
			deals /= 5
		}
		games := map[string]int{"heuristic-v1": 2 * deals, "flat-mc-200": 2 * (c.Deals / 5),
			"random": 2 * (c.Deals / 5)}
		if i > 0 {
			games["best"] = 4 * deals
		}
		for _, m := range rival.FindAllStringSubmatch(found[i][3], -1) {
			if fmt.Sprint(games[m[1]]) != m[2] {
				return fmt.Errorf("stretch %d of the record has %s games against %s, the course %d", i+1, m[2], m[1],
					games[m[1]])
			}
			delete(games, m[1])
		}
		if len(games) > 0 {
			return fmt.Errorf("stretch %d of the record lacks matches against %v", i+1, games)
		}
	}
	return nil
}
