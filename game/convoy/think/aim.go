package think

import (
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/convoy"
)

// An aim of a mission says how long it lasts and what must hold at its end, such as "battle: win, lose 0". It lasts for
// the turn (the phase in which the mission begins), for the battle with all its effects, or for the game. Conditions
// has what can be asked for; a mission may ask for up to four things.

// condition is one thing that an aim asks for.
type condition struct {
	*asks
	n int // the number of the city, or how many
}

// asks is what a kind of condition asks for.
type asks struct {
	name     string
	numbered bool // it has a number, of a city or of how many
	city     bool
	least    bool // the number is the least that is wanted; otherwise the most
	counts   counter
	measures measure
	until    span // the shortest span that makes sense
}

// A counter picks the events that a condition counts.
type counter func(e game.Event, side game.Seat) bool

// A measure is taken of the position at the end, for the condition's city or number if it has one.
type measure func(s *convoy.State, side game.Seat, n int) int16

// conditions are what an aim can ask for.
var conditions = []asks{
	// The present battle is won or, if the aim lasts for the game, the game.
	{name: "win", until: battleLong},
	// No enemy is in a city; somebody of one's own side is.
	{name: "clear", numbered: true, city: true, until: battleLong, measures: enemiesStanding},
	{name: "stand", numbered: true, city: true, least: true, until: battleLong, measures: standing},
	// At least n enemy units were discarded from cities; at most n of one's own.
	{name: "kill", numbered: true, least: true, counts: enemyLost},
	{name: "lose", numbered: true, counts: unitLost},
	// At least n cards of Moloch's deck were milled.
	{name: "mill", numbered: true, least: true, counts: milled},
	// At least n battles were won; at most n were lost.
	{name: "battles", numbered: true, least: true, until: gameLong, counts: battleWon},
	{name: "defeats", numbered: true, until: battleLong, counts: battleLost},
	// At least n cards are in one's own hand, at least or at most n in Moloch's deck, or n robots at least in New York.
	{name: "hand", numbered: true, least: true, until: gameLong, measures: cardsInHand},
	{name: "deck", numbered: true, least: true, until: gameLong, measures: deckLeft},
	{name: "deck-most", numbered: true, until: gameLong, measures: deckLeft},
	{name: "york", numbered: true, least: true, until: gameLong, measures: robotsInYork},
}

func cardsInHand(s *convoy.State, side game.Seat, _ int) int16 { return int16(s.Hand[side].N) }

func robotsInYork(s *convoy.State, _ game.Seat, _ int) int16 {
	return int16((s.In[convoy.NewYork] & robots).Len())
}

func deckLeft(s *convoy.State, _ game.Seat, _ int) int16 { return int16(s.Deck[convoy.Moloch].N) }

// standing counts a side's robots or soldiers in a city.
func standing(s *convoy.State, side game.Seat, city int) int16 {
	units := robots
	if side == convoy.Outpost {
		units = soldiers
	}
	return int16((s.In[city] & units).Len())
}

func enemiesStanding(s *convoy.State, side game.Seat, city int) int16 {
	return standing(s, convoy.Other(side), city)
}

// unitLost reports whether an event discards a side's unit from a city.
func unitLost(e game.Event, side game.Seat) bool {
	about := convoy.AboutOf(e)
	return (game.Is[convoy.Killed](e) || game.Is[convoy.Discarded](e)) && about.Card.IsUnit() && about.From != 0 &&
		about.Card.Side() == side
}

func enemyLost(e game.Event, side game.Seat) bool { return unitLost(e, convoy.Other(side)) }

func milled(e game.Event, _ game.Seat) bool {
	m, ok := e.(convoy.Milled)
	return ok && m.How != "hand"
}

func battleWon(e game.Event, side game.Seat) bool {
	return game.Is[convoy.BattleDecided](e) && e.Who() == side
}

func battleLost(e game.Event, side game.Seat) bool { return battleWon(e, convoy.Other(side)) }

// holds reports whether what was counted or measured is what the condition asks for.
func (c *condition) holds(measured int16) bool {
	switch {
	case c.city && c.least:
		return measured > 0
	case c.city:
		return measured == 0
	case c.least:
		return int(measured) >= c.n
	}
	return int(measured) <= c.n
}

// span is how long an aim lasts.
type span uint8

const (
	turnLong span = iota
	battleLong
	gameLong
)

var spans = [...]string{turnLong: "turn", battleLong: "battle", gameLong: "game"}

// aim is a game.Provable, for a seat.
type aim struct {
	seat game.Seat
	span span
	list []condition
}

const maxConditions = 4

// What a tally counts besides the conditions, each in a place of its own.
const (
	resolved = maxConditions     // the strengths in the battle were compared, or it was ended
	won      = maxConditions + 1 // the battle was won
)

// Aim reads the aim of a mission.
func (Rules) Aim(text string, seat game.Seat, start game.State) (game.Aim, error) {
	wrong := func(what string) (game.Aim, error) {
		return nil, &game.LoadError{Code: "aim", Text: "the aim " + strconv.Quote(text) + " " + what}
	}
	if int(seat) >= len(convoy.Rules{}.Seats()) {
		return wrong("is of no side")
	}
	long, rest, found := strings.Cut(text, ": ")
	a := &aim{seat: seat, span: gameLong + 1}
	for i, name := range spans {
		if name == long {
			a.span = span(i)
		}
	}
	if !found || a.span > gameLong {
		return wrong("does not say how long it lasts")
	}
	if s := start.(*convoy.State); a.span == turnLong && (s.PhaseSeat() != seat || s.Phase <= convoy.DistrictPhase) {
		return wrong("lasts for a turn that is not that side's")
	}
	for one := range strings.SplitSeq(rest, ", ") {
		c, ok := readCondition(one)
		if !ok || c.until > a.span {
			return wrong("asks for something that cannot be asked for: " + one)
		}
		a.list = append(a.list, c)
	}
	if len(a.list) > maxConditions {
		return wrong("asks for too much")
	}
	return a, nil
}

func readCondition(text string) (c condition, ok bool) {
	name, number, numbered := strings.Cut(text, " ")
	for i := range conditions {
		if conditions[i].name != name || conditions[i].numbered != numbered {
			continue
		}
		c.asks = &conditions[i]
		if !numbered {
			return c, true
		}
		n, err := strconv.Atoi(number)
		c.n = n
		fits := n >= 0 && n <= convoy.DeckSize
		if c.city {
			fits = n >= int(convoy.ZiggyOne) && n <= int(convoy.NewYork)
		}
		return c, err == nil && fits
	}
	return c, false
}

// Count implements game.Aim.
func (a *aim) Count(t game.Tally, events []game.Event, after game.State) game.Tally {
	for _, event := range events {
		e := event
		if a.ends(e) {
			return a.judge(t, e, after.(*convoy.State))
		}
		t.Luck = t.Luck || a.luck(e, t.N[resolved] != 0)
		switch e := e.(type) {
		case convoy.PhaseBegan:
			t.N[resolved] = 0
			if e.Phase == convoy.Resolution {
				t.N[resolved] = 1
			}
		case convoy.BattleDecided:
			t.N[won] = 0
			if e.Seat == a.seat {
				t.N[won] = 1
			}
		}
		for i := range a.list {
			if c := &a.list[i]; c.counts != nil && c.counts(e, a.seat) {
				t.N[i]++
			}
		}
		if t.Verdict = a.early(&t, e); t.Verdict != game.Undecided {
			return t
		}
	}
	return t
}

// ends reports whether an event ends the time that the aim lasts.
func (a *aim) ends(e game.Event) bool {
	switch e := e.(type) {
	case convoy.Ended:
		return true
	case convoy.BattleBegan:
		return a.span == battleLong
	case convoy.PhaseBegan:
		return a.span == turnLong && e.Seat != a.seat
	}
	return false
}

// early returns the verdict before the end, if there is one: what happened cannot be undone, the strengths in the
// battle have decided the aim, or a game has had as much as it is to have.
func (a *aim) early(t *game.Tally, e game.Event) game.Verdict {
	for i := range a.list {
		c := &a.list[i]
		switch {
		case c.counts != nil && !c.least && !c.holds(t.N[i]):
			return game.Failed
		case c.counts != nil && c.least && a.span == gameLong && len(a.list) == 1 && c.holds(t.N[i]):
			return game.Reached
		case c.counts != nil || c.measures != nil || a.span != battleLong || !game.Is[convoy.BattleDecided](e):
		case t.N[won] == 0:
			return game.Failed
		case len(a.list) == 1:
			return game.Reached
		}
	}
	return game.Undecided
}

// judge sets the verdict at the end.
func (a *aim) judge(t game.Tally, end game.Event, s *convoy.State) game.Tally {
	t.Verdict = game.Reached
	for i := range a.list {
		c, ok := &a.list[i], false
		switch {
		case c.counts != nil:
			ok = c.holds(t.N[i])
		case c.measures != nil:
			ok = c.holds(c.measures(s, a.seat, c.n))
		case a.span == gameLong:
			ok = end.Who() == a.seat
		default:
			ok = t.N[won] != 0
		}
		if !ok {
			t.Verdict = game.Failed
		}
	}
	return t
}

// luck reports whether an event brought a card that nobody could know to a place where it can still be played. A card
// that is drawn while a battle is resolved can be played in the next one.
func (a *aim) luck(e game.Event, resolved bool) bool {
	if resolved && a.span != gameLong {
		return false
	}
	switch e := e.(type) {
	case convoy.Drew:
		return !e.Known
	case convoy.Milled:
		return e.How == "hand"
	case convoy.Recovered, convoy.Redealt:
		return true
	}
	return false
}
