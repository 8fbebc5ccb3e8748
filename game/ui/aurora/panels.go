package aurora

import (
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/board"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// cardRatio is a card's width by height.
const cardRatio = 220.0 / 330

// Panel returns the game's own panels, and adds the game's texts to the common ones.
func (b *builder) Panel() panel.Panel {
	about := b.Screen.About
	switch b.Screen.Panel {
	case scene.LogPanel:
		round := 1
		return b.Log(nil, false, func(_ int, l *table.Line, r *panel.Record) {
			switch e := l.Event.(type) {
			case rules.RoundBegan:
				r.Head, round = true, e.Round
			case rules.PhaseBegan: // the title of its events, which are listed below it, the newest first
				r.Text, r.Head = "**"+b.T("roundup.title", "n", round)+" · "+r.Text+"**", true
			case rules.Explored, rules.Drove, rules.Fired, rules.Defeated, rules.EnemiesFired, rules.ActionTurned,
				rules.Boarded, rules.Scored:
				r.Text = "**" + r.Text + "**"
			}
		})
	case scene.PilePanel:
		for i := range b.game.Seats() {
			if seat := game.Seat(i); about == b.seatSpot(seat) {
				return b.sheet(seat)
			}
		}
		if about == board.ResultSpot {
			return b.resultsPanel()
		}
		return b.pile(about)
	case scene.FigurePanel:
		if about.ID == roundsID {
			return b.roundsPanel()
		}
		return b.pointsPanel()
	case scene.EndPanel:
		return b.end()
	}
	return nil
}

// cards returns some cards as a group of a pile.
func (b *builder) cards(title string, list []rules.Card) panel.Group {
	group := panel.Group{Title: title}
	for _, c := range list {
		one, _ := b.Card(b.cardSpot(c))
		group.Cards = append(group.Cards, one)
	}
	return group
}

// pile returns the panel of the deck, which shows only which cards may be in it, or of the discard pile.
func (b *builder) pile(spot table.Spot) panel.Panel {
	title, body := b.T("pile.deck"), b.T("pile.deck.body")
	var list []rules.Card
	if spot == discardSpot {
		title, body = b.T("pile.discard"), b.T("pile.discard.body")
		all := b.View.Discard.Cards()
		for i := range all {
			list = append(list, all[len(all)-1-i])
		}
	} else {
		for rest := b.View.Unseen; !rest.Empty(); {
			list = append(list, rest.Pop())
		}
	}
	p := b.Pile(title, body, []panel.Group{b.cards("", list)})
	p.Ratio = cardRatio
	return p
}

func (b *builder) sheet(seat game.Seat) panel.Panel {
	body := b.T("sheet.points", "n", b.View.PointsOf(seat).Total(), "list", b.voice.Account(b.View, seat))
	if seat == b.game.Automa() {
		return b.List(b.voice.Side(seat), panel.Texts(append([]string{body}, b.automaWords()...)...))
	}
	c := &b.View.Convoys[seat]
	var crew, cars []rules.Card
	for i := range c.Crew[:c.CrewN] {
		crew = append(crew, c.Crew[i].Card)
	}
	for _, card := range c.Cars {
		if card != rules.NoCard {
			cars = append(cars, card)
		}
	}
	groups := []panel.Group{b.cards(b.T("sheet.convoy"), cars), b.cards(b.T("sheet.crew"), crew)}
	pile := b.Pile(b.voice.Side(seat), body, groups)
	pile.Ratio = cardRatio
	return pile
}

// automaPlan says what the Automa does next and why, and what its board means.
func (b *builder) automaPlan() []string {
	v := b.View
	phase := v.Phase
	at := slices.Index(v.Order[:v.Sides], b.game.Automa())
	if phase == rules.PhaseExploration && v.DealtN == 0 || phase != rules.PhaseExploration && at > int(v.At) {
		phase++ // it has had its turns in this phase
	}
	if phase == rules.PhaseRest && v.Automa.Goods[rules.Food] == 0 {
		phase++
	}
	if phase == rules.PhaseAttack && (v.Automa.Goods[rules.Ammo] == 0 || v.FoeN == 0) {
		phase++
	}
	if v.Phase == rules.PhaseOver {
		return []string{b.T("sheet.automa")}
	}
	next := "end"
	if phase <= rules.PhaseAttack {
		next = phase.String()
	}
	return []string{b.T("automa.next." + next), b.T("sheet.automa")}
}

// automaWords say what the Automa does next, and what the cards do that it has turned in this round.
func (b *builder) automaWords() []string {
	said := b.automaPlan()
	for _, n := range b.View.Automa.Shown.All() {
		facts := b.voice.ActionFacts(b.game.Data(), &b.game.Data().Actions[n])
		said = append(said, "**"+b.voice.Action(n)+"**\n"+strings.Join(facts, " "))
	}
	return said
}

// pointsPanel returns everybody's points by source, with an explanation of each source.
func (b *builder) pointsPanel() panel.Panel {
	var list []panel.Record
	for i := range b.game.Seats() {
		seat := game.Seat((int(b.who()) + i) % len(b.game.Seats()))
		list = append(list, panel.Record{N: strconv.Itoa(b.View.PointsOf(seat).Total()), Spot: b.seatSpot(seat),
			Text: "**" + b.voice.Side(seat) + "**\n" + b.voice.Account(b.View, seat)})
	}
	for _, source := range sourceNames {
		list = append(list, panel.Record{Text: b.T("points." + source + ".what")})
	}
	if b.game.Automa() != game.NoSeat {
		list = append(list, panel.Record{Text: b.T("points.automa.what")})
	}
	return b.List(b.T("points.title"), list)
}

// Card returns a card as it is printed.
func (b *builder) Card(spot table.Spot) (panel.Card, bool) {
	p := b.named(spot)
	if p == nil {
		return panel.Card{}, false
	}
	return panel.Card{Spot: spot, Image: face{p}, Name: p.Name, Note: strings.Join(p.Words, " ")}, true
}

// Picture returns a card in a line of a list.
func (b *builder) Picture(spot table.Spot) panel.Image {
	if p := b.named(spot); p != nil {
		return face{p}
	}
	return nil
}

// Inspected returns a card with what it does, or a place of a convoy with the card that it is part of.
func (b *builder) Inspected(spot table.Spot) *panel.Inspect {
	if card, words := b.aboutPlace(spot); card != rules.NoCard {
		on, _ := b.Card(b.pieceSpot(card))
		return &panel.Inspect{Card: on, List: panel.Texts(words...), Ratio: cardRatio}
	}
	card, ok := b.Card(spot)
	if !ok {
		return nil
	}
	p := b.named(spot)
	list := []panel.Record{{Text: "**" + p.Name + "**\n" + p.Tag}}
	if why := b.refusal(spot); why != "" {
		list = append(list, panel.Record{Text: why})
	}
	list = append(list, panel.Texts(p.Words...)...)
	if said := b.lies(spot); said != "" {
		list = append(list, panel.Record{Text: said})
	}
	return &panel.Inspect{Card: card, List: list, Ratio: cardRatio}
}

// lies says what lies on a location, "" for other cards: what is left of it in a slot, otherwise what is printed.
func (b *builder) lies(spot table.Spot) string {
	c := b.game.Data().Card(spot.ID)
	if c == rules.NoCard || b.game.Data().Of(c).Kind != rules.Location {
		return ""
	}
	return b.voice.LiesOn(b.View, c)
}

// refusal says why nothing can be done with a thing now, "" if something can.
func (b *builder) refusal(spot table.Spot) string {
	if !b.Asks || b.View.Asked != b.View.Who || b.Touchable(spot) {
		return ""
	}
	m, ok := b.voice.Attempt(b.View, []table.Spot{spot})
	if !ok {
		return ""
	}
	reason := b.View.Refusal(m)
	if reason == "" {
		return ""
	}
	return b.voice.Refusal(nil, &game.Illegal{Move: m, Reason: reason})
}
