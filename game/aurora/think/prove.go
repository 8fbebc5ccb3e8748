package think

import (
	"encoding/binary"

	"onelongnight/game"
	"onelongnight/game/aurora"
)

// manyObjects is more objects than are ever drawn in one round. With so many in the deck no discard pile is shuffled,
// and only the order of the deck can matter.
const manyObjects = 6

// WorstCase implements game.Provable. It works for aims of the round at hand, if no other seat holds an object and no
// card can come into the slots. Everything else that is hidden is luck as soon as it is turned over (see Count): what
// decks hold, and the cards that the Automa has been dealt.
func (a aim) WorstCase(view game.View, into game.State) bool {
	v := view.(*aurora.View)
	if a.Round == 0 || a.Round != int(v.Round) || v.Asked != a.seat || v.ObjectsN < manyObjects ||
		v.DeckN != [4]uint8{} {
		return false
	}
	for i := range v.Convoys {
		if game.Seat(i) != a.seat && v.Convoys[i].Held > 0 {
			return false
		}
	}
	rng := game.NewStream(game.Seed{})
	view.Sample(&rng, into)
	return true
}

// Key implements game.Provable. Of a deck it has only the number of cards left: which ones these are follows from how
// the search began.
func (a aim) Key(state game.State, buf []byte) []byte {
	s := state.(*aurora.State)
	buf = append(buf, byte(s.Phase), byte(s.Ask), byte(s.Asked), byte(s.At), s.Public.Round, s.Number, flag(s.OnRed),
		s.Closed, s.Deck.N, s.Objects.N, s.Results.N, s.Loot.N, s.Actions.N, s.Dealt.N, s.Discard.N, s.Sides,
		byte(s.Prize), s.TaskN)
	for _, c := range s.Discard.Cards() {
		buf = append(buf, byte(c))
	}
	for _, seat := range s.Order[:s.Sides] {
		buf = append(buf, byte(seat))
	}
	for i := range s.Slots {
		buf = append(buf, byte(s.Slots[i].Card))
		for _, block := range s.Slots[i].Tokens {
			for _, t := range block {
				buf = append(buf, byte(t))
			}
		}
	}
	for space, b := range s.Beacons {
		if b != aurora.NoBeacon {
			buf = append(buf, byte(space), byte(b))
		}
	}
	buf = append(buf, 0xFF, s.MineN)
	for _, m := range s.Mines[:s.MineN] {
		buf = append(buf, byte(m.Edge), byte(m.Seat))
	}
	for i := range s.Tasks[:s.TaskN] {
		buf = taskKey(&s.Tasks[i], buf)
	}
	buf = exploreKey(&s.Explore, buf)
	buf = foesKey(s, buf)
	for i := range s.Game().Seats() {
		buf = convoyKey(&s.Convoys[i], buf)
		for _, n := range s.Hands[i] {
			buf = append(buf, n)
		}
	}
	return automaKey(&s.Automa, buf)
}

func taskKey(t *aurora.Task, buf []byte) []byte {
	buf = append(buf, byte(t.Do), byte(t.Seat), byte(t.Left), t.Next, byte(t.Card), byte(t.List), byte(t.Zone),
		t.Region, flag(t.Used), t.Kinds, byte(t.From), t.Result, t.At, t.Path.To, t.Path.Ways, byte(t.Edge))
	return append(buf, t.Gained[:]...)
}

func exploreKey(e *aurora.Explore, buf []byte) []byte {
	return append(buf, e.Slot, byte(e.Seat), flag(e.Went)|flag(e.Gone)<<1|flag(e.Lost)<<2|flag(e.Card)<<3|
		flag(e.Bonus)<<4|flag(e.InPart)<<5|flag(e.ForCard)<<6|flag(e.Hermit)<<7, flag(e.Pastor))
}

// foesKey appends the enemies on the map, and those that are defeated and not settled.
func foesKey(s *aurora.State, buf []byte) []byte {
	buf = append(buf, s.FoeN, s.SpoilN)
	for i := range s.Foes[:s.FoeN] {
		f := &s.Foes[i]
		buf = append(buf, byte(f.Card), f.Region, f.Damage, f.Boxes)
		for _, seat := range f.Targets[:f.Boxes] {
			buf = append(buf, byte(seat))
		}
	}
	for i := range s.Spoils[:s.SpoilN] {
		x := &s.Spoils[i]
		buf = append(buf, byte(x.Enemy), byte(x.Winner), x.DrawN)
		for _, seat := range x.Draws[:x.DrawN] {
			buf = append(buf, byte(seat))
		}
	}
	return buf
}

func convoyKey(c *aurora.Convoy, buf []byte) []byte {
	buf = append(buf, flag(c.In)|flag(c.FreeStart)<<1|flag(c.JackalUsed)<<2|flag(c.MedicUsed)<<3|flag(c.Stowed)<<4|
		flag(c.Hit)<<5, c.Space, byte(c.Fame), c.Held, c.Nitrous, byte(c.Ignores), c.CrewN)
	buf = append(buf, c.Goods[:]...)
	for _, m := range c.Crew[:c.CrewN] {
		buf = append(buf, byte(m.Card), byte(m.Station), m.Contamination, m.Antifreeze, m.Food, flag(m.Used))
	}
	for _, card := range c.Cars {
		buf = append(buf, byte(card))
	}
	buf = binary.LittleEndian.AppendUint64(buf, c.Damage)
	buf = binary.LittleEndian.AppendUint64(buf, c.Fired)
	for at, t := range c.Load {
		if t != aurora.NoToken {
			buf = append(buf, byte(at), byte(t))
		}
	}
	return append(buf, 0xFF)
}

func automaKey(m *aurora.Automa, buf []byte) []byte {
	buf = append(buf, m.Space, byte(m.Fame), m.Survivors, m.Contaminated, m.Marker, m.Held)
	buf = append(buf, m.Goods[:]...)
	buf = append(buf, m.Damage[:]...)
	buf = append(buf, m.Fired[:]...)
	return append(buf, m.Shown.All()...)
}

func flag(on bool) byte {
	if on {
		return 1
	}
	return 0
}
