package lab

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/think"
	"onelongnight/game/bot"
)

// Journeys counts what came of games between players of one level, by which the numbers of the cards are tuned (17).
type Journeys struct {
	Games   int
	Reached int                    // games in which somebody reached the ship
	Lost    int                    // seats that lost their whole crew
	Seats   int                    // seats of people in all games
	Won     [game.MaxSeats]float64 // wins by seat, shared ones in parts
	First   [game.MaxSeats]float64 // wins by place on the first turn track
	Score   [game.MaxSeats]int     // sum of points, by seat
	Rounds  int                    // sum of rounds
	Shown   map[aurora.Kind]int    // cards of a kind in the slots, counted at each explore prompt
	Taken   map[aurora.Kind]int    // how many of these were explored
	SlotHad [aurora.SlotCount + 1]int
	SlotGot [aurora.SlotCount + 1]int
}

// journeys plays games of several setups and writes how they went.
func journeys(level bot.Level, games int, log io.Writer) error {
	for _, setup := range []string{`{"map":"alpha"}`, `{"map":"beta"}`, `{"seats":2}`, `{"seats":2,"map":"beta"}`,
		`{"seats":3}`, `{"seats":4,"map":"beta"}`} {
		j, err := Travel(setup, level, games)
		if err != nil {
			return err
		}
		fmt.Fprintf(log, "%s: %v\n", setup, j)
	}
	return nil
}

// Travel plays games of a setup between players of a level and counts what came of them.
func Travel(setup string, level bot.Level, games int) (j Journeys, err error) {
	j.Shown, j.Taken = map[aurora.Kind]int{}, map[aurora.Kind]int{}
	g, err := think.Rules{}.Open([]byte(setup))
	if err != nil {
		return j, err
	}
	p, err := level.New(g, nil)
	if err != nil {
		return j, err
	}
	for n := range games {
		s := g.New(game.SeedOf(fmt.Sprint("journey ", n))).(*aurora.State)
		if err := j.travel(g, p, s, n); err != nil {
			return j, err
		}
	}
	return j, nil
}

func (j *Journeys) travel(g game.Game, p bot.Player, s *aurora.State, n int) error {
	order := s.Order
	for i := 0; !s.Result().Over; i++ {
		m := p.Decide(s.View(s.Turn()), game.SeedOf(fmt.Sprint(n, " ", i))).Move
		j.see(s, m)
		if err := s.Apply(m, nil); err != nil {
			return err
		}
	}
	j.Games++
	j.Rounds += s.Round()
	if s.Reached() {
		j.Reached++
	}
	r := s.Result()
	for i, info := range g.Seats() {
		seat := game.Seat(i)
		worth := r.Worth(g.Seats(), seat)
		j.Won[i] += worth
		j.First[slices.Index(order[:], seat)] += worth
		j.Score[i] += int(r.Score[i])
		if !info.Scripted {
			j.Seats++
			if !s.Convoys[i].In {
				j.Lost++
			}
		}
	}
	return nil
}

// see counts what can be explored, and what is.
func (j *Journeys) see(s *aurora.State, m game.Move) {
	if s.Ask != aurora.AskExplore {
		return
	}
	act := aurora.ActOf(m)
	for slot := 1; slot <= aurora.SlotCount; slot++ {
		c := s.Slots[slot].Card
		if c == aurora.NoCard {
			continue
		}
		kind := s.Game().Data().Of(c).Kind
		j.Shown[kind]++
		j.SlotHad[slot]++
		if act.Verb == aurora.VerbExplore && int(act.A) == slot {
			j.Taken[kind]++
			j.SlotGot[slot]++
		}
	}
}

// String returns the counts as a table.
func (j Journeys) String() string {
	var b strings.Builder
	part := func(n, of int) float64 { return 100 * float64(n) / float64(max(1, of)) }
	fmt.Fprintf(&b, "%d games, %.1f rounds; ship reached %.0f %%; crews lost %.1f %%\n", j.Games,
		float64(j.Rounds)/float64(j.Games), part(j.Reached, j.Games), part(j.Lost, j.Seats))
	for i, won := range j.Won {
		if j.Score[i] != 0 || won != 0 {
			fmt.Fprintf(&b, "  seat %d wins %.0f %%, %.1f points; place %d on the track wins %.0f %%\n", i+1,
				100*won/float64(j.Games), float64(j.Score[i])/float64(j.Games), i+1, 100*j.First[i]/float64(j.Games))
		}
	}
	for _, kind := range slices.Sorted(maps.Keys(j.Shown)) {
		fmt.Fprintf(&b, "  %s %.0f %%", kind, part(j.Taken[kind], j.Shown[kind]))
	}
	b.WriteString("\n ")
	for slot := 1; slot <= aurora.SlotCount; slot++ {
		fmt.Fprintf(&b, " slot %d %.0f %%", slot, part(j.SlotGot[slot], j.SlotHad[slot]))
	}
	return b.String()
}
