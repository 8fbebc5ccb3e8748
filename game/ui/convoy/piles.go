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
			known = b.knownDeck(side)
		}
		out.Body = b.hiddenBody(side, pile)
		out.Groups = b.group(out.Groups, b.t("pile.known"), known, true)
		for _, kind := range kindsOf[side] {
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
func (b *builder) knownDeck(side game.Seat) []rules.Card {
	known := b.view.KnownDeck(side)
	for _, c := range b.view.Revealed {
		if c != rules.NoCard && side == rules.Moloch && !slices.Contains(known, c) {
			known = append(known, c)
		}
	}
	return known
}

// hiddenBody says how many cards lie face down, and what is shown below.
func (b *builder) hiddenBody(side game.Seat, pile string) string {
	deck, hand := int(b.view.DeckSize[side]), int(b.view.HandSize[side])
	body := b.t("pile."+pile+".body", "n", map[string]int{"deck": deck, "hand": hand}[pile])
	if pile == "deck" {
		body += " " + b.t("pile.lasts", "n", battlesOf(deck))
	}
	if side == b.view.Who {
		return body + " " + b.t("pile.unseen.own")
	}
	return body + " " + b.t("pile.unseen", "deck", deck, "hand", hand)
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
