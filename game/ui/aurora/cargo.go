package aurora

import rules "onelongnight/game/aurora"

// cargo is what lies on the places of a convoy, and of that what would come to lie there.
type cargo struct {
	on    [rules.Spots]rules.Token
	ghost [rules.Spots]bool
	left  []string // what finds none
}

// made are the places that are made for a token; all others are free ones.
var made = map[rules.Token]rules.Place{rules.SurvivorToken: rules.Cabin, rules.Food: rules.Hold, rules.Fuel: rules.Hold}

// load is the cargo of a convoy: where it was stowed, and where it is loose as it would be in the usual way (10.2).
func (b *builder) load(c *rules.Convoy) (l cargo) {
	put := func(t rules.Token, n int, from rules.Spot, ghost bool) {
		for range n {
			at := b.rearmost(c, &l, made[t], from)
			if at == rules.NoSpot {
				at = b.rearmost(c, &l, rules.Free, from)
			}
			if at != rules.NoSpot {
				l.on[at], l.ghost[at] = t, ghost
			} else {
				l.left = append(l.left, t.String())
			}
		}
	}
	rest, from, stows := c.Goods, rules.Spot(0), b.stows()
	rest[rules.SurvivorToken] = c.CrewN
	if c.Stowed || stows {
		l.on = c.Load
		if !stows {
			return l
		}
		from = b.stow(&l)
		for _, t := range l.on {
			if t != rules.NoToken {
				rest[t]--
			}
		}
	}
	for t := rules.SurvivorToken; t <= rules.Ammo; t++ {
		put(t, int(rest[t]), from, stows)
	}
	for t, n := range b.coming() {
		put(rules.Token(t), int(n), from, true)
	}
	return l
}

// rearmost is the last empty intact place of a kind, not before from.
func (b *builder) rearmost(c *rules.Convoy, l *cargo, kind rules.Place, from rules.Spot) rules.Spot {
	for at := rules.Spot(rules.Spots); at > from; at-- {
		if b.game.Intact(c, kind)>>(at-1)&1 != 0 && l.on[at-1] == rules.NoToken {
			return at - 1
		}
	}
	return rules.NoSpot
}

// stows tells whether the own convoy is stowed now, place by place.
func (b *builder) stows() bool { return b.View.Ask == rules.AskStow && b.View.Asked == b.who() }

// stow puts the token that is meant on the place that is asked about, and returns the place from which on the usual way
// would fill what is left.
func (b *builder) stow(l *cargo) rules.Spot {
	at := b.View.Stowing()
	act, ok := b.meant()
	switch {
	case ok && act.Verb == rules.VerbPut:
		l.on[at], l.ghost[at] = rules.Token(act.A), true
	case !ok || act.Verb != rules.VerbLeave:
		return at
	}
	return at + 1
}

// coming are the resources of the answer that is meant.
func (b *builder) coming() (goods rules.Tokens) {
	if act, ok := b.meant(); ok {
		goods = b.View.Comes(act)
	}
	return goods
}
