package aurora

import (
	"slices"

	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
)

// cargo is what lies on the places of a convoy, and which of it is not there yet but would be.
type cargo struct {
	on    [rules.Spots]rules.Token
	ghost [rules.Spots]bool
	left  []string // what has no place
}

// made maps a token to the kind of place made for it; all other kinds of places take anything.
var made = map[rules.Token]rules.Place{rules.SurvivorToken: rules.Cabin, rules.Food: rules.Hold, rules.Fuel: rules.Hold}

// load returns the cargo of a convoy: where it was stowed, or, for what is not stowed, where it would be in the usual
// order (10.2).
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
	last := b.leaving()
	for t := rules.SurvivorToken; t <= rules.Ammo; t++ {
		if !slices.Contains(last, t) {
			put(t, int(rest[t]), from, stows)
		}
	}
	for _, t := range last {
		put(t, int(rest[t]), from, stows)
	}
	coming := b.coming()
	for _, t := range dear {
		put(t, int(coming[t]), from, true)
	}
	return l
}

// dear lists the resources from the one kept longest, for when it is not decided yet which of them is left behind.
var dear = [...]rules.Token{rules.Fuel, rules.Ammo, rules.Food}

// leaving returns the tokens of which one must be dropped. The one that the person is about to choose comes last, and
// is shown as left behind.
func (b *builder) leaving() (list []rules.Token) {
	if !b.Asks || b.View.Ask != rules.AskDrop || b.View.Asked != b.who() {
		return nil
	}
	meant, _ := b.meant()
	for _, t := range dear {
		if slices.Contains(b.acts, rules.Act{Verb: rules.VerbDrop, A: uint8(t)}) && meant.A != uint8(t) {
			list = append(list, t)
		}
	}
	if meant.Verb == rules.VerbDrop {
		list = append(list, rules.Token(meant.A))
	}
	return list
}

// rearmost returns the last empty and intact place of a kind that is not before from.
func (b *builder) rearmost(c *rules.Convoy, l *cargo, kind rules.Place, from rules.Spot) rules.Spot {
	for at := rules.Spot(rules.Spots); at > from; at-- {
		if b.game.Intact(c, kind)>>(at-1)&1 != 0 && l.on[at-1] == rules.NoToken {
			return at - 1
		}
	}
	return rules.NoSpot
}

// stows reports whether the person is stowing their cargo now, place by place.
func (b *builder) stows() bool { return b.View.Ask == rules.AskStow && b.View.Asked == b.who() }

// stow puts the token that the person is about to choose on the place in question. It returns the place from which the
// usual order would fill the rest.
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

// coming returns the resources that the answer in question would bring.
func (b *builder) coming() (goods rules.Tokens) {
	if act, ok := b.meant(); ok {
		goods = foresee.Comes(b.View, act)
	}
	return goods
}
