package aurora

import "onelongnight/game"

// gain gives a seat n resources of one kind (2.5). By is the card that they come from, NoCard if none.
func (p play) gain(seat game.Seat, kind Token, n int, by Card) {
	var goods Tokens
	goods[kind] = uint8(n)
	p.gains(seat, &goods, by)
}

// gains gives a seat resources. If not all of them fit, the seat chooses which of these to drop (2.5).
func (p play) gains(seat game.Seat, goods *Tokens, by Card) {
	c := &p.Convoys[seat]
	for kind := Food; kind <= Ammo; kind++ {
		if n := goods[kind]; n > 0 {
			c.Goods[kind] += n
			game.Add(p.log, Gained{seat, kind, int(n), by})
		}
	}
	if !p.g.fits(c) {
		p.push(Task{Do: toGain, Seat: seat, Gained: [...]uint8{goods[Food], goods[Fuel], goods[Ammo]}})
	}
}

// spend pays one resource.
func (p play) spend(seat game.Seat, kind Token) {
	c := &p.Convoys[seat]
	c.Goods[kind]--
	p.unload(seat, kind)
	game.Add(p.log, Spent{seat, kind, 1})
}

// shed drops one token of what does not fit. If everything that may go has to go, nobody is asked (1.5).
func (p play) shed(t *Task) {
	switch {
	case p.g.fits(&p.Convoys[t.Seat]):
		p.done()
	case p.allGo(t):
		kind := Ammo // survivors go last, as their owner is asked which card
		for !p.droppable(t.Seat, kind) {
			kind--
		}
		p.dropToken(t.Seat, kind)
	default:
		p.choose(AskDrop, t.Seat)
	}
}

// allGo reports whether every token that may be dropped has to be, which leaves no choice.
func (s *State) allGo(t *Task) bool {
	c := &s.Convoys[t.Seat]
	r := s.g.room(c)
	n := [tokenCount]int{SurvivorToken: max(0, int(c.CrewN)-r.cabin)} // how many of each kind may go
	for kind := SurvivorToken; kind <= Ammo; kind++ {
		switch {
		case t.Do == toGain && kind == SurvivorToken || t.Do == toDrop && t.Kinds>>kind&1 == 0:
			n[kind] = 0
		case t.Do == toGain:
			n[kind] = int(*t.gained(kind))
		case kind != SurvivorToken:
			n[kind] = int(c.Goods[kind])
		}
	}
	outside := max(0, int(c.Goods[Food])+int(c.Goods[Fuel])-r.hold)
	if n[Food] > 0 && n[Fuel] > 0 && outside < n[Food]+n[Fuel] {
		return false // not all of the food and fuel has to go
	}
	return n[SurvivorToken]+min(n[Food]+n[Fuel], outside)+n[Ammo] == r.over(int(c.CrewN), &c.Goods)
}

// gained points to how many tokens of a kind, food to ammo, the task in hand counts as just gained.
func (t *Task) gained(kind Token) *uint8 { return &t.Gained[kind-Food] }

// dropToken takes a token that the seat chose to drop, pay or swap for the task in hand.
func (p play) dropToken(seat game.Seat, kind Token) {
	c := &p.Convoys[seat]
	switch t := p.top(); t.Do {
	case toGain:
		*t.gained(kind)--
	case toDrop:
		if kind == SurvivorToken {
			p.push(Task{Do: toLose, Seat: seat})
			return
		}
	case toPayResource:
		p.done()
		p.spend(seat, kind)
		return
	case toSwap:
		p.done()
		on := &p.Slots[p.Explore.Slot].Tokens[0][0]
		got := *on
		*on = kind
		p.spend(seat, kind)
		p.gain(seat, got, 1, p.Slots[p.Explore.Slot].Card)
		return
	}
	c.Goods[kind]--
	game.Add(p.log, Dropped{seat, kind, 1})
}

// loseChosen loses the survivor card that its owner chose for a lost token (2.8).
func (p play) loseChosen(seat game.Seat, card Card) {
	p.done()
	p.lose(seat, card)
}

// stow puts a convoy's tokens on its places, asking place by place (10.2).
func (p play) stow(t *Task) {
	c := &p.Convoys[t.Seat]
	for at := Spot(t.Next); at < Spots; at++ {
		if c.Damage>>at&1 == 0 && canHold(p.g.kindAt(c, at)) {
			t.Next = uint8(at)
			p.chooseStow(t.Seat)
			return
		}
	}
	seat := p.done().Seat
	c.Stowed = true
	game.Add(p.log, Stowed{seat})
}

// chooseStow asks what lies on a place, unless there is only one possibility.
func (p play) chooseStow(seat game.Seat) {
	p.Ask, p.Asked = AskStow, seat
	var room [8]game.Move
	legal := p.stowing(seat, room[:0])
	if len(legal) == 1 {
		p.do(ActOf(legal[0]))
	}
}

func canHold(kind Place) bool { return kind == Free || kind == Cabin || kind == Hold }

// unplaced returns what a convoy carries that is not on a place yet.
func (c *Convoy) unplaced() (survivors int, goods Tokens) {
	survivors, goods = int(c.CrewN), c.Goods
	for _, t := range c.Load {
		switch {
		case t == SurvivorToken:
			survivors--
		case t != NoToken:
			goods[t]--
		}
	}
	return survivors, goods
}

// stowing appends the moves for the place in question: every token that may lie there, or none, provided that the rest
// still fits on the places after it.
func (s *State) stowing(seat game.Seat, buf []game.Move) []game.Move {
	c := &s.Convoys[seat]
	at := Spot(s.top().Next)
	kind := s.g.kindAt(c, at)
	later := *c
	later.Damage |= 1<<(at+1) - 1 // places up to this one hold nothing more
	r := s.g.room(&later)
	survivors, goods := c.unplaced()
	for t := SurvivorToken; t <= Ammo; t++ {
		n, rest := survivors, goods
		if t == SurvivorToken {
			n--
		} else if rest[t] == 0 {
			continue
		} else {
			rest[t]--
		}
		if n >= 0 && kind.Holds(t) && r.over(n, &rest) <= 0 {
			buf = append(buf, Act{Verb: VerbPut, A: uint8(t), B: uint8(at)}.Move())
		}
	}
	if r.over(survivors, &goods) <= 0 {
		buf = append(buf, Act{Verb: VerbLeave, A: uint8(at)}.Move())
	}
	return buf
}

// standard fills a place and all later ones in the usual way (10.2): each token goes to the rearmost place made for it,
// or else to the rearmost free one.
func (p play) standard(seat game.Seat, from Spot) {
	c := &p.Convoys[seat]
	survivors, goods := c.unplaced()
	goods[SurvivorToken] = uint8(survivors)
	for t := SurvivorToken; t <= Ammo; t++ {
		for range goods[t] {
			made := Free
			switch t {
			case SurvivorToken:
				made = Cabin
			case Food, Fuel:
				made = Hold
			}
			at := p.rearmost(c, made, from)
			if at == NoSpot {
				at = p.rearmost(c, Free, from)
			}
			c.Load[at] = t
		}
	}
}

// rearmost returns the last intact and empty place of a kind that is not before from, NoSpot if there is none.
func (p play) rearmost(c *Convoy, kind Place, from Spot) Spot {
	set := p.g.Intact(c, kind) >> from << from
	for set != 0 {
		at := last64(set)
		if c.Load[at] == NoToken {
			return Spot(at)
		}
		set &^= 1 << at
	}
	return NoSpot
}

// unstow takes the tokens off their places: the cargo is loose again (2.4).
func (c *Convoy) unstow() {
	c.Stowed = false
	c.Load = [Spots]Token{}
}
