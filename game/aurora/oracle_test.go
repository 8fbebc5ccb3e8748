package aurora_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora"
)

// An oracle works out anew what the rules must say, from nothing but a position in writing and cards.json.
type oracle struct {
	cards map[string]row
	route row
	doc   row
}

// convoy returns what the position says of a seat, nil if the seat is out.
func (o *oracle) convoy(seat string) row {
	if seat == "automa" {
		return o.doc.under("automa")
	}
	return o.doc.under("convoys").under(seat)
}

// vehicles returns the trucks, trailers and pieces of equipment of a convoy.
func (o *oracle) vehicles(seat string) (list []row) {
	for _, car := range o.convoy(seat).rows("cars") {
		list = append(list, car)
		if top := car.under("top"); top != nil {
			list = append(list, top)
		}
	}
	return list
}

// intact counts the intact places of a kind on some cards (2.2).
func (o *oracle) intact(cars []row, kind string) (n int) {
	for _, car := range cars {
		damaged := car.words("damage")
		for i, place := range o.cards[car.word("card")].words("places") {
			if place == kind && !slices.Contains(damaged, fmt.Sprint(i+1)) {
				n++
			}
		}
	}
	return n
}

// open reports whether an edge is open to a convoy; the Automa has only the road (9.4, 12.2).
func (o *oracle) open(seat string, edge row) bool {
	switch {
	case edge["kind"] == "road":
		return true
	case seat == "automa" || slices.Contains(o.doc.words("closed"), edge.word("id")):
		return false
	case edge["tracks"] != true:
		return true
	}
	return slices.ContainsFunc(o.vehicles(seat), func(car row) bool {
		return o.cards[car.word("card")]["tracks"] == true
	})
}

// edges returns the fewest edges from one space to another, over edges open to a seat.
func (o *oracle) edges(seat string, from, to int) int {
	const far = 1000
	if from >= to {
		return 0
	}
	best := far
	for _, e := range o.route.rows("edges") {
		if e.number("from") == from && e.number("to") <= to && o.open(seat, e) {
			best = min(best, 1+o.edges(seat, e.number("to"), to))
		}
	}
	return best
}

// reached reports whether a convoy is at or past the Aurora (11.3).
func (o *oracle) reached() bool {
	lane := "white"
	if o.doc["red"] == true {
		lane = "red"
	}
	for _, s := range o.route.rows("spaces") {
		if s.number(lane) == o.doc.number("aurora") {
			return slices.ContainsFunc(o.doc.words("order"), func(seat string) bool {
				return o.convoy(seat).number("space") >= s.number("space")
			})
		}
	}
	panic("the Aurora is nowhere")
}

// lead returns a seat's lead over the last convoy (12.2).
func (o *oracle) lead(seat string) int {
	order := o.doc.words("order")
	last := order[0]
	for _, other := range order {
		if o.convoy(other).number("space") < o.convoy(last).number("space") {
			last = other
		}
	}
	return o.edges(last, o.convoy(last).number("space"), o.convoy(seat).number("space"))
}

// points returns a seat's points (12.1, 15.9).
func (o *oracle) points(seat string) int {
	c := o.convoy(seat)
	if c == nil {
		return 0
	}
	n := o.lead(seat) + c.number("fame")
	if seat == "automa" {
		n += len(c.words("held")) / 2
		if o.reached() {
			return n + c.number("survivors")
		}
		for row := range strings.SplitSeq("ABCD", "") {
			if !strings.Contains(strings.Join(c.words("damage"), " "), row) {
				n++
			}
		}
		return n
	}
	cars := o.vehicles(seat)
	n += len(c.words("objects")) + o.intact(cars, "fame1") + 2*o.intact(cars, "fame2") +
		o.intact(cars, "eco")*min(2, c.number("food"))
	loot := slices.ContainsFunc(cars, func(car row) bool { return o.cards[car.word("card")]["tier"] != nil })
	for _, m := range c.rows("crew") {
		loot = loot || m.word("id") == "prisoner"
	}
	for _, m := range c.rows("crew") {
		switch id := m.word("id"); {
		case id == "bounty-hunter" && loot:
			n += 2
		case id == "orphan" || id == "prisoner":
			n++
		}
		if o.reached() && m.number("contamination") == 0 {
			n++
		}
	}
	for _, car := range cars {
		if !o.reached() && len(car.words("damage")) == 0 {
			n++
		}
	}
	return n
}

// drives returns all drives that a seat may make (9.2 to 9.4), or with a bonus those of at most so many edges (13.2).
func (o *oracle) drives(seat string, bonus int) (moves []string) {
	c := o.convoy(seat)
	truck := c.rows("cars")[:1]
	truck = []row{{"card": truck[0]["card"], "damage": truck[0]["damage"]}}
	reach := bonus
	if bonus == 0 {
		first := 1
		if c["freeStart"] == true {
			first = 0
		}
		if c.number("fuel") < first || o.intact(truck, "free")+o.intact(truck, "cabin") == 0 {
			return nil
		}
		cars := o.vehicles(seat)
		reach = o.cards[truck[0].word("card")].number("speed") + o.intact(cars, "speed") + c.number("points") +
			c.number("fuel") - first
		if o.intact(cars, "recycle") > 0 {
			reach += c.number("food")
		}
		far := 0
		for _, other := range o.doc.words("order") {
			far = max(far, o.convoy(other).number("space"))
		}
		for _, m := range c.rows("crew") {
			switch id := m.word("id"); {
			case m["zone"] != "action":
			case strings.HasPrefix(id, "copilot") && o.edges(seat, c.number("space"), far) >= 6:
				reach += 2
			case strings.HasPrefix(id, "copilot") || id == "driver":
				reach++
			}
		}
	}
	var onward func(at, left int, via string)
	onward = func(at, left int, via string) {
		for _, e := range o.route.rows("edges") {
			if left == 0 || e.number("from") != at || !o.open(seat, e) {
				continue
			}
			by := via
			if e["kind"] != "road" {
				by = strings.TrimSpace(via + " " + e.word("id"))
			}
			text := fmt.Sprint("go ", e["to"])
			if by != "" {
				text += " via " + by
			}
			moves = append(moves, text)
			onward(e.number("to"), left-1, by)
		}
	}
	onward(c.number("space"), reach, "")
	slices.Sort(moves)
	return moves
}

// TestTheOracle checks the points and the drives of random games against those that the oracle works out.
func TestTheOracle(t *testing.T) {
	o := oracle{cards: printed(t)}
	sheet := whole(t)
	drives := 0
	for n := range *odd / 10 {
		g, err := rules1(t).Open([]byte(setups[n%len(setups)]))
		if err != nil {
			t.Fatal(err)
		}
		s, rng := g.New(game.SeedOf(fmt.Sprint("oracle", n))).(*aurora.State), rand.New(rand.NewPCG(uint64(n), 11))
		for moves := 0; !s.Result().Over; moves++ {
			legal := s.Legal(nil)
			if moves%7 == 0 || s.Prompt() == "drive" {
				o.doc = nil
				if err := json.Unmarshal(s.Position(), &o.doc); err != nil {
					t.Fatal(err)
				}
				o.route = sheet.under("maps").under(o.doc.word("map"))
				for i, info := range g.Seats() {
					if got, want := s.PointsOf(game.Seat(i)).Total(), o.points(info.Name); got != want {
						t.Fatalf("%s has %d points, the oracle says %d, in %s", info.Name, got, want, s.Position())
					}
				}
			}
			if s.Prompt() == "drive" {
				drives++
				bonus := 0
				if !s.Quiet() {
					bonus = 2
				}
				var got []string
				for _, m := range legal {
					if text := g.MoveText(m); strings.HasPrefix(text, "go ") {
						got = append(got, text)
					}
				}
				slices.Sort(got)
				if want := o.drives(g.Seats()[s.Turn()].Name, bonus); !slices.Equal(got, want) {
					t.Fatalf("the drives are\n%s\nthe oracle says\n%s\nin %s", got, want, s.Position())
				}
			}
			if err := s.Apply(legal[rng.IntN(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Log(drives, "times somebody could drive")
}
