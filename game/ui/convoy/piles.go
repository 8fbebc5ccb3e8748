package convoy

import (
	"slices"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/panel"
)

// pilePanel shows a pile as far as this side may see it: a discard pile from
// its top, of hands and decks what is known to be there, and what has not been
// seen yet by kinds.
func (b *builder) pilePanel() {
	sideName, pile, _ := strings.Cut(b.screen.About.ID, "-")
	side, v := sideNamed(sideName), b.view
	out := &panel.Pile{Title: b.t("pile."+pile, "side", b.voice.Side(side)), Buttons: b.commands(), Scroll: b.screen.Scroll.Panel}
	switch {
	case pile == "discard":
		list := slices.Clone(v.Discard[side].Cards())
		slices.Reverse(list)
		out.Groups = b.group(out.Groups, b.t("pile.newest"), list, false)
	case pile == "hand" && side == v.Who:
		out.Groups = b.group(out.Groups, "", v.Own.Cards(), false)
	default:
		known := v.KnownHand(side)
		if pile == "deck" {
			known = knownDeck(v, side)
		}
		var hides bool
		out.Body, hides = b.hiddenBody(side, pile, len(known))
		out.Groups = b.group(out.Groups, b.t("pile.known"), known, true)
		for _, kind := range kindsOf[side] {
			if !hides {
				break
			}
			out.Groups = b.group(out.Groups, b.t("kinds."+kind[0].String()), among(v.Unseen(side), kind), true)
		}
	}
	if len(out.Groups) == 0 {
		out.Body = b.t("pile.empty")
	}
	b.open.Panel = out
}

// knownDeck are the cards of a deck that are known, those among them that lie
// open for a choice.
func knownDeck(v *rules.View, side game.Seat) []rules.Card {
	known := v.KnownDeck(side)
	for _, c := range v.Revealed {
		if c != rules.NoCard && side == rules.Moloch && !slices.Contains(known, c) {
			known = append(known, c)
		}
	}
	return known
}

// hiddenBody says how many cards lie face down, and where the cards are that
// are not known; the pile hides some of them, or it does not.
func (b *builder) hiddenBody(side game.Seat, pile string, known int) (body string, hides bool) {
	sizes := map[string]int{"deck": int(b.view.DeckSize[side]), "hand": int(b.view.HandSize[side])}
	n := sizes[pile]
	body = b.t("pile."+pile+".body", "n", n)
	if pile == "deck" {
		body += " " + b.t("pile.lasts", "n", b.view.Battles(side)) + " " + b.voice.Aim(b.view)
	}
	inHand, inDeck := unknown(b.view, side)
	switch hides = n > known; {
	case n == 0:
	case !hides:
		body += " " + b.t("pile.known.all", "n", n)
	case inHand == 0:
		body += " " + b.t("pile.unseen.own")
	case inDeck == 0:
		body += " " + b.t("pile.unseen.hand")
	default:
		body += " " + b.t("pile.unseen", "deck", inDeck, "hand", inHand)
	}
	return body, hides
}

// unknown is how many cards of a side's hand and deck are not known to the view's.
func unknown(v *rules.View, side game.Seat) (inHand, inDeck int) {
	inDeck = int(v.DeckSize[side]) - len(knownDeck(v, side))
	if side == v.Who {
		return 0, inDeck
	}
	return int(v.HandSize[side]) - len(v.KnownHand(side)), inDeck
}

// kindsOf are the kinds of a side's cards, those shown together in one list.
var kindsOf = [2][][]rules.Kind{
	rules.Moloch:  {{rules.Robot}, {rules.StrengthModule, rules.SpecialModule}, {rules.Instant}},
	rules.Outpost: {{rules.Soldier}, {rules.Building}, {rules.Instant}},
}

// among are the cards of some kinds.
func among(cards []rules.Card, kinds []rules.Kind) []rules.Card {
	return slices.DeleteFunc(slices.Clone(cards), func(c rules.Card) bool { return !slices.Contains(kinds, c.Kind()) })
}

// group adds some cards to groups, unless there are none. Merged, copies are
// shown once, with their number.
func (b *builder) group(groups []panel.Group, title string, list []rules.Card, merged bool) []panel.Group {
	if len(list) == 0 {
		return groups
	}
	g := panel.Group{Title: title}
	if title != "" {
		g.Title = b.t("pile.group", "what", title, "n", len(list))
	}
	var faces []board.Card
	at := map[string]int{}
	copies := map[string]int{}
	for _, c := range list {
		key := voice.Key(c)
		if copies[key]++; merged && copies[key] > 1 {
			faces[at[key]].Note = b.t("pile.copies", "n", copies[key])
			continue
		}
		at[key] = len(faces)
		faces = append(faces, b.face(c))
	}
	for _, face := range faces {
		g.Cards = append(g.Cards, smallFace(face))
	}
	return append(groups, g)
}
