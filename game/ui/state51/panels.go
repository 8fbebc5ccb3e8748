package state51

import (
	"fmt"
	"strconv"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/state51"
	"onelongnight/game/state51/foresee"
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/state51/art"
	"onelongnight/game/ui/state51/board"
)

// Panel returns the game's own panels, and adds the game's texts to the common ones.
func (b *builder) Panel() panel.Panel {
	about := b.Screen.About
	switch b.Screen.Panel {
	case scene.LogPanel:
		return b.Log(nil, false, func(_ int, l *table.Line, r *panel.Record) {
			switch e := l.Event.(type) {
			case rules.RoundBegan: // the title of its events, which are listed below it, the newest first
				r.Text, r.Head = "**"+b.T("board.round", "n", e.Round)+"**", true
			case rules.Scored, rules.Played, rules.Visit, rules.Robbed, rules.Worked:
				r.Text = "**" + r.Text + "**"
			}
		})
	case scene.PilePanel:
		if seat, ok := b.ofSeat(about); ok {
			return b.sheet(seat)
		}
		return b.pile(about)
	case scene.PlacePanel:
		if seat, ok := b.ofSeat(about); ok {
			return b.unfolded(seat)
		}
	case scene.FigurePanel:
		switch {
		case about == board.Race:
			return b.racePanel()
		case about == board.Face && b.model.Ticket != nil:
			return b.facePanel()
		}
		return b.dawnPanel()
	case scene.EndPanel:
		return b.end()
	}
	return nil
}

// pile returns the panel of the discard pile, or of the deck: the number of its cards, and which ones may be in it.
func (b *builder) pile(spot table.Spot) panel.Panel {
	if spot == discardSpot {
		group := panel.Group{}
		cards := b.View.Discard.Cards()
		for i := range cards { // the latest discard first
			one, _ := b.Card(b.cardSpot(cards[len(cards)-1-i]))
			group.Cards = append(group.Cards, one)
		}
		return b.cards(b.T("pile.discard", "n", len(cards)), b.T("pile.discard.body"), []panel.Group{group})
	}
	var unseen []rules.Card
	for rest := b.View.Unseen; !rest.Empty(); {
		unseen = append(unseen, rest.Pop())
	}
	firsts, counts := skin.Copies(unseen, func(c rules.Card) *rules.Design { return b.game.Data().Of(c) })
	group := panel.Group{}
	for i, c := range firsts {
		one, _ := b.Card(b.cardSpot(c))
		if counts[i] > 1 {
			one.Note = b.T("pile.copies", "n", counts[i])
			one.Image = face{b.printOf(c), one.Note}
		}
		group.Cards = append(group.Cards, one)
	}
	return b.cards(b.T("pile.deck", "n", b.model.Deck), b.T("pile.deck.body"), []panel.Group{group})
}

// cardRatio is a card's width by height.
const cardRatio = 110.0 / 154

// cards returns a pile with the faces of this game.
func (b *builder) cards(title, body string, groups []panel.Group) *panel.Pile {
	p := b.Pile(title, body, groups)
	p.Ratio = cardRatio
	return p
}

// sheet returns the panel about a seat: its points by source, its goods, its cards in play, and what is known of its
// hand.
func (b *builder) sheet(seat game.Seat) panel.Panel {
	v, h := b.View, &b.View.Seats[seat]
	var groups []panel.Group
	add := func(title string, set rules.Cards) {
		group := panel.Group{Title: title}
		for !set.Empty() {
			one, _ := b.Card(b.pieceSpot(set.Pop()))
			group.Cards = append(group.Cards, one)
		}
		if len(group.Cards) > 0 {
			groups = append(groups, group)
		}
	}
	if h.Leader != rules.NoCard {
		var leader rules.Cards
		leader.Add(h.Leader)
		add(b.T("sheet.leader"), leader)
	}
	for i, class := range [...]art.Class{art.Production, art.Ability, art.Action} {
		var set rules.Cards
		for rest := h.Locations; !rest.Empty(); {
			if c := rest.Pop(); classOf(b.game.Data().Of(c)) == class {
				set.Add(c)
			}
		}
		add(b.model.Words.Classes[i], set)
	}
	add(b.T("sheet.agreements"), h.Agreements)
	add(b.T("sheet.spoils"), h.Spoils)
	if seat != v.Who {
		shown := v.Hand[seat].Set()
		group := panel.Group{Title: b.T("sheet.hand", "n", int(v.Hand[seat].N))}
		for !shown.Empty() {
			one, _ := b.Card(b.cardSpot(shown.Pop()))
			group.Cards = append(group.Cards, one)
		}
		groups = append(groups, group)
	}
	lines := append([]string{b.sources(seat)}, b.purses(h)...)
	if !v.Reached() {
		lines = append(lines, b.T("sheet.dawn", "goods", b.voice.Goods(foresee.Sum(foresee.Dawn(v, seat)))))
	}
	return b.cards(b.voice.Side(seat), strings.Join(lines, "\n"), groups)
}

// purses returns a seat's goods by place: others can steal from the base and the leader, but not from stores.
func (b *builder) purses(h *rules.Holding) (lines []string) {
	var base, loot, stored []rules.Good
	add := func(list *[]rules.Good, k rules.Good, n int) {
		for range n {
			*list = append(*list, k)
		}
	}
	held, n := b.game.LeaderGood(h)
	for k := range rules.Good(rules.TokenCount) {
		add(&base, k, int(h.Base[k]))
		if k < rules.ResourceCount {
			add(&loot, k, int(h.Base[k]))
			add(&stored, k, int(h.Store[k]))
			if k == held {
				add(&loot, k, n)
			}
		}
	}
	if len(base) > 0 {
		lines = append(lines, b.T("sheet.base", "goods", b.voice.Goods(base)+"."))
	} else {
		lines = append(lines, b.T("sight.nothing"))
	}
	if n > 0 {
		lines = append(lines, b.T("sheet.held", "goods", b.voice.Good(held, n)))
	}
	if len(loot) > 0 {
		lines = append(lines, b.T("sheet.rob", "goods", b.voice.Goods(loot)))
	}
	if len(stored) > 0 {
		lines = append(lines, b.T("sheet.safe", "goods", b.voice.Goods(stored)))
	}
	return lines
}

// sources returns a seat's points by source.
func (b *builder) sources(seat game.Seat) string {
	p := b.View.SumOf(seat)
	return b.T("sheet.points", "n", p.Total(), "cards", p.Cards, "tokens", p.Tokens, "base", p.Base)
}

// unfolded returns the choice among a seat's places that can be visited, or its sheet if there is none.
func (b *builder) unfolded(seat game.Seat) panel.Panel {
	choice := &panel.Choice{Title: b.T("unfold.title", "side", b.short(seat)), Body: b.T("unfold.body"),
		Ratio:   cardRatio,
		Buttons: panel.CommandButtons(b.Screen), Scroll: b.Screen.Scroll.Panel}
	for i := range b.model.Seats {
		if s := &b.model.Seats[i]; s.Spot == b.seatSpot(seat) && seat != b.View.Who {
			for _, p := range s.Visits {
				if one, ok := b.Card(p.Spot); ok && b.Touchable(p.Spot) {
					choice.Cards = append(choice.Cards, one)
				}
			}
		}
	}
	if len(choice.Cards) == 0 {
		return b.sheet(seat)
	}
	return choice
}

// facePanel describes the card that is open.
func (b *builder) facePanel() panel.Panel {
	in := b.Inspected(b.model.Ticket.Spot)
	in.List[0].Face = b.Picture(b.model.Ticket.Spot) // beside its name
	return b.List(b.model.Ticket.Name, in.List)
}

// dawnPanel lists what the next production brings, with a line for each source.
func (b *builder) dawnPanel() panel.Panel {
	if b.View.Reached() {
		return b.List(b.T("board.dawn.none"), panel.Texts(b.T("dawn.none")))
	}
	yields := foresee.Dawn(b.View, b.View.Who)
	var list []panel.Record
	for _, y := range yields {
		if len(y.Goods) == 0 {
			continue
		}
		r := panel.Record{Text: b.T("dawn.line", "card", b.voice.Side(b.View.Who), "goods", b.voice.Goods(y.Goods))}
		if y.Card != rules.NoCard {
			r.Text = b.T("dawn.line", "card", b.voice.Card(y.Card), "goods", b.voice.Goods(y.Goods))
			r.Spot, r.Face = b.pieceSpot(y.Card), b.Picture(b.pieceSpot(y.Card))
		}
		list = append(list, r)
	}
	list = append(list, panel.Record{Sum: true, Text: b.T("dawn.sum", "goods", b.voice.Goods(foresee.Sum(yields)))})
	h := &b.View.Seats[b.View.Who]
	for rest := h.Spoils; !rest.Empty(); {
		c := rest.Pop()
		list = append(list, panel.Record{Deep: true, Spot: b.pieceSpot(c), Face: b.Picture(b.pieceSpot(c)),
			Text: b.T("dawn.spoil", "card", b.voice.Card(c), "goods", b.voice.Goods(b.game.Data().Of(c).Spoil))})
	}
	return b.List(b.T("board.dawn"), append(list, panel.Texts(b.T("dawn.lost"))...))
}

// racePanel returns everybody's points by source.
func (b *builder) racePanel() panel.Panel {
	var list []panel.Record
	for i := range b.game.Seats() {
		seat := b.from(i)
		n := b.View.Points(seat)
		list = append(list, panel.Record{N: strconv.Itoa(n), Barred: true,
			Bar:  float64(min(n, rules.WinningVP)) / rules.WinningVP,
			Spot: b.seatSpot(seat), Text: fmt.Sprintf("**%s**\n%s", b.voice.Side(seat), b.sources(seat))})
	}
	return b.List(b.T("race.title"), append(list, panel.Texts(b.T("race.body"))...))
}

// Emblem returns the emblem of the faction that a choice stands for.
func (b *builder) Emblem(choice table.Spot) panel.Image {
	for i := range b.game.Data().Bases {
		if id := b.game.Data().Bases[i].ID; choice.ID == "set-faction-"+id {
			return emblem(id)
		}
	}
	return nil
}

// Sign returns the emblem of a seat's faction.
func (b *builder) Sign(seat game.Seat) panel.Sign {
	faction := b.game.Base(seat).ID
	col := art.Faction(faction)
	return panel.Sign{Image: emblem(faction), Color: col.Word, Light: col.Light}
}

// Title puts the dawn behind the first screen.
func (b *builder) Title(t *panel.Title) {
	t.Backdrop = dawn{}
	t.Across = []kit.Stop{
		{At: 0, Color: kit.Hex(0xFFF4D2)}, {At: 0.55, Color: kit.Hex(0xFFDB92)}, {At: 1, Color: kit.Hex(0xE2875C)},
	}
}
