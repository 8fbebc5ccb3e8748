package convoy

import (
	"slices"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/skin"
)

// pilePanel shows a pile as far as this side may see it: a discard pile from the top; for a hand or deck, the cards
// that are known to be there and, by kind, all cards that this side has not seen yet.
func (b *builder) pilePanel() panel.Panel {
	sideName, pile, _ := strings.Cut(b.Screen.About.ID, "-")
	side, v := sideNamed(sideName), b.View
	out := b.Pile(b.T("pile."+pile, "side", b.voice.Side(side)), "", nil)
	switch {
	case pile == "discard":
		list := slices.Clone(v.Discard[side].Cards())
		slices.Reverse(list)
		out.Groups = b.group(out.Groups, b.T("pile.newest"), list, false)
	case pile == "hand" && side == v.Who:
		out.Groups = b.group(out.Groups, "", v.Own.Cards(), false)
	default:
		known := v.KnownHand(side)
		if pile == "deck" {
			known = knownDeck(v, side)
		}
		var hides bool
		out.Body, hides = b.hiddenBody(side, pile, len(known))
		out.Groups = b.group(out.Groups, b.T("pile.known"), known, true)
		for _, kind := range kindsOf[side] {
			if !hides {
				break
			}
			out.Groups = b.group(out.Groups, b.T("kinds."+kind[0].String()), among(v.Unseen(side), kind), true)
		}
	}
	if len(out.Groups) == 0 {
		out.Body = b.T("pile.empty")
	}
	return out
}

// knownDeck returns the cards of a deck that this side knows, with those that lie open for a choice.
func knownDeck(v *rules.View, side game.Seat) []rules.Card {
	known := v.KnownDeck(side)
	for _, c := range v.Revealed {
		if c != rules.NoCard && side == rules.Moloch && !slices.Contains(known, c) {
			known = append(known, c)
		}
	}
	return known
}

// hiddenBody says how many cards the pile has and where the unknown ones may be. Hides reports whether some cards of
// this pile are unknown.
func (b *builder) hiddenBody(side game.Seat, pile string, known int) (body string, hides bool) {
	sizes := map[string]int{"deck": int(b.View.DeckSize[side]), "hand": int(b.View.HandSize[side])}
	n := sizes[pile]
	body = b.T("pile."+pile+".body", "n", n)
	if pile == "deck" {
		body += " " + b.T("pile.lasts", "n", b.View.Battles(side)) + " " + b.voice.Aim(b.View)
	}
	inHand, inDeck := unknown(b.View, side)
	switch hides = n > known; {
	case n == 0:
	case !hides:
		body += " " + b.T("pile.known.all", "n", n)
	case inHand == 0:
		body += " " + b.T("pile.unseen.own")
	case inDeck == 0:
		body += " " + b.T("pile.unseen.hand")
	default:
		body += " " + b.T("pile.unseen", "deck", inDeck, "hand", inHand)
	}
	return body, hides
}

// unknown returns how many cards of a side's hand and deck the owner of the view does not know.
func unknown(v *rules.View, side game.Seat) (inHand, inDeck int) {
	inDeck = int(v.DeckSize[side]) - len(knownDeck(v, side))
	if side == v.Who {
		return 0, inDeck
	}
	return int(v.HandSize[side]) - len(v.KnownHand(side)), inDeck
}

// kindsOf are the kinds of each side's cards; those in one list are shown together.
var kindsOf = [2][][]rules.Kind{
	rules.Moloch:  {{rules.Robot}, {rules.StrengthModule, rules.SpecialModule}, {rules.Instant}},
	rules.Outpost: {{rules.Soldier}, {rules.Building}, {rules.Instant}},
}

func among(cards []rules.Card, kinds []rules.Kind) []rules.Card {
	return slices.DeleteFunc(slices.Clone(cards), func(c rules.Card) bool { return !slices.Contains(kinds, c.Kind()) })
}

// group appends a group of cards, unless it is empty. If merged is set, copies are shown once, with their number.
func (b *builder) group(groups []panel.Group, title string, list []rules.Card, merged bool) []panel.Group {
	if len(list) == 0 {
		return groups
	}
	g := panel.Group{Title: title}
	if title != "" {
		g.Title = b.T("pile.group", "what", title, "n", len(list))
	}
	if !merged {
		for _, c := range list {
			g.Cards = append(g.Cards, smallFace(b.face(c)))
		}
		return append(groups, g)
	}
	firsts, counts := skin.Copies(list, voice.Key)
	for i, c := range firsts {
		face := b.face(c)
		if counts[i] > 1 {
			face.Note = b.T("pile.copies", "n", counts[i])
		}
		g.Cards = append(g.Cards, smallFace(face))
	}
	return append(groups, g)
}
