package convoy_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/gametest"
)

func TestScenarios(t *testing.T) {
	gametest.EachScenario(t, func(b *gametest.Bench) gametest.ScenarioWords {
		r := &runner{Bench: b, doc: map[string]any{"phase": "moloch-attack"}}
		return gametest.ScenarioWords{Kind: convoy.Rules{}, Write: r.writes(), Check: r.checks(),
			Position: r.document}
	})
}

// TestScenariosCoverTheRules fails when a rule number or a card has no scenario.
func TestScenariosCoverTheRules(t *testing.T) {
	var needed []string
	for _, c := range convoy.Cards() {
		needed = append(needed, c.ID())
	}
	gametest.CoverRules(t, needed)
}

// runner plays one scenario.
type runner struct {
	*gametest.Bench
	doc map[string]any // the position as it is being written
}

// checks returns the words that check what only this game has.
func (r *runner) checks() map[string]func(rest string) {
	return map[string]func(rest string){
		"is":       r.is,
		"pile":     r.checkPile,
		"strength": r.strength,
		"total":    r.total,
		"room":     r.room,
	}
}

// is compares a unit's whole entry, such as `is hunter-1 2 +1 shield` or `is hunter-1 gone`.
func (r *runner) is(rest string) {
	a := strings.Fields(rest)
	if a[1] == "gone" {
		r.Is(a[0], nil)
		return
	}
	r.Is(a[0], r.unit(a))
}

// checkPile compares a pile in order, such as `pile moloch discard a b`, or a hand in any order.
func (r *runner) checkPile(rest string) {
	a := strings.Fields(rest)
	got := strings.Fields(gametest.LookUp(r.Position(), a[0]+"."+a[1]))
	want := slices.Clone(a[2:])
	if a[1] == "hand" {
		slices.Sort(got)
		slices.Sort(want)
	}
	r.Equal(a[0]+"'s "+a[1], strings.Join(got, " "), strings.Join(want, " "))
}

func (r *runner) strength(rest string) {
	a := strings.Fields(rest)
	s := r.State.(*convoy.State)
	r.Equal("strength of "+a[0], strconv.Itoa(s.Strength(convoy.ByID(a[0]))), a[1])
}

// total compares the totals in a city, such as `total 2 moloch 5 outpost 4`.
func (r *runner) total(rest string) {
	a := strings.Fields(rest)
	s := r.State.(*convoy.State)
	c := convoy.City(r.Number(a[0]))
	got := fmt.Sprintf("moloch %d outpost %d", s.Total(c, convoy.Moloch), s.Total(c, convoy.Outpost))
	r.Equal("total", got, strings.Join(a[1:], " "))
}

// room compares the positions that a side has in a city now, such as `room 2 outpost 3`.
func (r *runner) room(rest string) {
	a := strings.Fields(rest)
	s := r.State.(*convoy.State)
	seat := game.SeatNamed(convoy.Rules{}, a[1])
	r.Equal("positions", strconv.Itoa(s.Capacity(convoy.City(r.Number(a[0])), seat)), a[2])
}
