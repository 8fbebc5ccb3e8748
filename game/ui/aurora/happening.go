package aurora

import (
	"strconv"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/board"
	"onelongnight/game/ui/kit"
)

// happening builds the movements at the moment shown.
func (b *builder) happening() {
	if b.Stands {
		return
	}
	for _, s := range b.Happening() {
		b.shows(s.Event)
		b.moves(s.Event)
	}
}

// shows shows the card large that somebody else is using.
func (b *builder) shows(e game.Event) {
	switch e := game.Seen(e, b.View.Who).(type) {
	case rules.Explored:
		if e.Seat != b.View.Who {
			b.model.Playing = b.prints[e.Card]
		}
	case rules.ObjectPlayed:
		if e.Seat != b.View.Who {
			b.model.Playing = b.objects[e.Object]
		}
	case rules.ObjectShelved:
		if e.Seat != b.View.Who {
			b.model.Playing = b.objects[e.Object]
		}
	case rules.Revealed:
		if e.Slot == 0 {
			b.model.Playing = b.prints[e.Card]
		}
	case rules.Sailed:
		if e.Course != rules.NoCard {
			b.model.Playing = b.prints[e.Course]
		}
	case rules.Looted:
		if e.Card != rules.NoCard {
			b.model.Playing = b.prints[e.Card]
		}
	case rules.ActionTurned:
		b.model.Action = b.turned(e)
	case rules.ActionEnded:
		x := &b.game.Data().Actions[e.Action]
		b.model.Action = &board.Action{Name: b.voice.Action(e.Action), Right: x.Right,
			Words: b.T("automa.why.end", "what", b.voice.Effects(b.game.Data().Effects(x.End)))}
	case rules.RoundBegan:
		b.roundSummary(e.Round - 1)
	}
}

// sorts are the signs of the things that an action card of the Automa looks for.
var sorts = [...]string{"loc", "survivor", "encounter", "truck"}

// turned returns a card that the Automa turned, and the reason for what it does.
func (b *builder) turned(e rules.ActionTurned) *board.Action {
	x := &b.game.Data().Actions[e.Action]
	a := &board.Action{Name: b.voice.Action(e.Action), Right: x.Right}
	if e.Ate {
		a.Words = b.T("automa.why.rest")
		return a
	}
	a.Skill = strconv.Itoa(int(x.Skill))
	key := "automa.why." + a.Skill
	if x.Skill == 2 {
		for _, sort := range x.Priority {
			a.Kinds = append(a.Kinds, sorts[sort])
		}
		key += map[bool]string{true: ".right", false: ".left"}[x.Right]
	}
	a.Words = b.T(key) + " " + b.explored(x, int(e.Slot), e.Found)
	return a
}

// explored says which card the Automa explores, or which enemy it finds, and what that does at once.
func (b *builder) explored(x *rules.Action, slot int, c rules.Card) string {
	if c == rules.NoCard {
		return b.T("automa.why.nothing")
	}
	key, does := "automa.why.slot", b.game.Data().Of(c).Do
	if b.enemy(c) {
		key, does = "automa.why.enemy", x.Enemy
	}
	said := b.T(key, "n", slot, "card", b.voice.Card(c))
	if effects := b.game.Data().Effects(does); len(effects) > 0 {
		said += " " + b.T("automa.why.effect", "what", b.voice.Effects(effects))
	}
	return said
}

// enemy reports whether a card is an enemy, which is not explored (15.4).
func (b *builder) enemy(c rules.Card) bool { return b.game.Data().Of(c).Kind == rules.Enemy }

// place returns the things at which an event of a seat is shown: parts of the person's own convoy, or the seat's row.
func (b *builder) place(seat game.Seat, own ...table.Spot) []table.Spot {
	if seat == b.who() {
		return own
	}
	return []table.Spot{b.seatSpot(seat)}
}

// moves builds the flights, drives and bursts of an event.
func (b *builder) moves(event game.Event) {
	m, seat := b.model, event.Who()
	piece := b.pieceSpot(rules.CardOf(event))
	own := b.pieceSpot(b.own().Cars[0]) // where it is shown if it happens to the person's own convoy
	x := board.Burst{}
	switch e := event.(type) {
	case rules.Gained:
		from := []table.Spot{table.KindTab.Spot(roadSpot.ID)}
		if e.By != rules.NoCard {
			from = append([]table.Spot{b.cardSpot(e.By), b.pieceSpot(e.By)}, from...)
		}
		m.Flights = append(m.Flights, board.Flight{Token: e.Token.String(), N: e.N, From: from,
			To: b.place(e.Seat, own)})
	case rules.Drove:
		m.Drives = append(m.Drives, board.Drive{Seat: b.name(e.Seat), From: e.From, To: e.To})
	case rules.Damaged:
		x.Sign, x.Bad = "damage", true
		if e.Seat == b.game.Automa() {
			x.At = []table.Spot{board.HullSpot(int(e.Place)/rules.Wide, int(e.Place)%rules.Wide), b.seatSpot(seat)}
		} else {
			own = voice.PlaceSpot(b.game, e.Seat, rules.Spot(e.Place))
		}
	case rules.Repaired:
		x.Sign, own = "repair", voice.PlaceSpot(b.game, e.Seat, rules.Spot(e.Place))
	case rules.Contaminated:
		x.Sign, x.Bad, own = "contam", true, piece
	case rules.Cleaned:
		x.Sign, own = "clean", piece
	case rules.Lost:
		x.Sign, x.Bad = "skull", true
	case rules.Fired:
		b.shot(e, piece)
	case rules.Ambushed:
		x.Sign, x.Bad, x.At = "enemy", true, []table.Spot{piece, b.cardSpot(e.Card)}
	case rules.Defeated:
		x.Sign = "loot"
		if int(e.Seat) >= len(b.game.Seats()) { // otherwise it is gone, and another one is in its place
			x.At = []table.Spot{piece}
		}
	case rules.FameChanged:
		x.Sign, x.Text, x.Bad = "fame", kit.Signed(e.By), e.By < 0
	}
	if x.Sign == "" {
		return
	}
	if x.At == nil {
		x.At = b.place(seat, own, b.pieceSpot(b.own().Cars[0]))
	}
	m.Bursts = append(m.Bursts, x)
}

// shot builds the burst and the tracer of a shot at an enemy, and the jam of the gun.
func (b *builder) shot(e rules.Fired, at table.Spot) {
	m := b.model
	from := b.place(e.Seat, voice.PlaceSpot(b.game, e.Seat, rules.Spot(e.Weapon)), b.pieceSpot(b.own().Cars[0]))
	hit := board.Burst{At: []table.Spot{at}, Sign: "damage", Text: "−" + strconv.Itoa(e.Damage)}
	if e.Damage == 0 {
		hit.Sign, hit.Text = "cross", b.T("board.miss")
	}
	m.Bursts = append(m.Bursts, hit)
	m.Tracers = append(m.Tracers, board.Tracer{To: hit.At, From: from})
	if e.Jam {
		m.Bursts = append(m.Bursts, board.Burst{At: from, Sign: "jam", Text: b.T("board.jam"), Bad: true})
	}
}
