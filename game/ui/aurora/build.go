package aurora

import (
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/board"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// builder makes one model.
type builder struct {
	*Skin
	*skin.Base[*rules.View]
	model *board.Model
	acts  []rules.Act // that are legal now
	shown *table.Step // what the result card that lies there is of, nil for none
}

func (b *builder) own() *rules.Convoy {
	if b.View.Who == b.game.Automa() {
		return &b.View.Convoys[0]
	}
	return &b.View.Convoys[b.View.Who]
}

// who returns the seat whose convoy is shown.
func (b *builder) who() game.Seat {
	if b.View.Who == b.game.Automa() {
		return 0
	}
	return b.View.Who
}

// Build makes everything but the panels.
func (b *builder) Build() {
	m := b.model
	m.Left, m.Scroll, m.Deck = b.Screen.Left, b.Screen.Scroll.Hand, deckSpot
	if b.View.Ask == rules.AskContaminate { // hits after it do not belong to this question
		b.Next = slices.DeleteFunc(slices.Clone(b.Next), b.Session.Aimed)
	}
	if b.Asks {
		for _, a := range b.Session.Actions() {
			b.acts = append(b.acts, rules.ActOf(a.Move))
		}
	}
	m.Words = b.wordsOf()
	b.bar()
	b.view()
	b.road()
	b.slots()
	b.crew()
	b.things()
	b.convoy()
	b.lost()
	b.installs()
	b.foes()
	b.rivals()
	b.points()
	b.choices()
	b.prompt()
	b.inHand()
	b.happening()
	m.Buttons = b.buttons()
	m.Log.Lines = b.Latest(mostLines)
}

// inHand builds the card that a question is about, if it is nowhere on the table.
func (b *builder) inHand() {
	if v := b.View; b.Asks && v.Asked == v.Who {
		switch v.Ask {
		case rules.AskLoot, rules.AskAttach, rules.AskReplace, rules.AskChoose:
			b.model.Held = b.prints[v.InHand()]
		}
	}
}

// mostLines limits the number of recent log sentences on the table.
const mostLines = 16

// wordsOf returns the fixed words on the table.
func (b *builder) wordsOf() board.Words {
	w := board.Words{Action: b.T("board.action"), Rest: b.T("board.rest"), Tired: b.T("board.tired"),
		Objects: b.T("board.objects", "n", b.handLen()), Aboard: b.T("board.aboard"), Order: b.T("board.order"),
		Points: b.T("board.points"), Total: b.T("board.total"), Aurora: b.T("board.aurora"), Won: b.T("board.no-foes")}
	if b.Window.Narrow {
		w.Objects = b.T("board.objects.short", "n", b.handLen())
	}
	for i := range w.Regions {
		w.Regions[i] = b.T("board.region." + strconv.Itoa(i+1))
	}
	for i := range w.Sources {
		w.Sources[i] = board.Source{Sign: sourceSigns[i], Name: b.T("board.source." + sourceNames[i])}
	}
	if b.View.Reached() {
		w.Sources[len(w.Sources)-1] = board.Source{Sign: "ship", Name: b.T("board.source.saved")}
	}
	for i := range w.Legend {
		w.Legend[i] = b.T("board.legend." + strconv.Itoa(i+1))
	}
	return w
}

// handLen returns how many objects the viewer holds.
func (b *builder) handLen() int { return b.View.Hand.Len() }

// name returns a seat's name in the protocol.
func (b *builder) name(seat game.Seat) string { return game.SeatName(b.game, seat) }

// bar builds the round, its phases, the turn order and the deck.
func (b *builder) bar() {
	v, m := b.View, b.model
	who := b.who()
	m.Seat, m.Name = b.name(who), b.voice.Side(who)
	for _, phase := range [...]string{"exploration", "rest", "movement", "attack", "end"} {
		m.Phases = append(m.Phases, b.T("board.phase."+phase))
	}
	if m.Phase = int(v.Phase); b.ends() {
		m.Phase = len(m.Phases) - 1
	}
	m.Wind = float64(v.Public.Round-1) / rules.LastRound
	m.Storm = slices.ContainsFunc(b.Happening(), func(s table.Step) bool { return game.Is[rules.RoundBegan](s.Event) })
	m.Round, m.Of = b.T("board.round", "n", int(v.Public.Round)), b.T("board.of", "n", rules.LastRound)
	if b.Window.Portrait {
		m.Round, m.Of = b.T("board.round.short", "n", int(v.Public.Round)), b.T("board.of.short", "n", rules.LastRound)
	}
	if v.Reached() { // this is the last round
		m.Round, m.Of = b.T("board.last"), ""
		if b.Window.Narrow {
			m.Round = b.T("board.last.short")
		}
	}
	for _, seat := range v.Order[:v.Sides] {
		m.Order = append(m.Order, board.Marker{Seat: b.name(seat), Active: b.active(seat)})
	}
	for period := 1; period <= 3; period++ {
		if n := v.DeckN[period]; n > 0 {
			m.Periods = append(m.Periods, board.Count{Name: romans[period], N: strconv.Itoa(int(n))})
		}
	}
}

// active reports whether a seat has to decide, or, if nobody has, whether it is acting.
func (b *builder) active(seat game.Seat) bool {
	v := b.View
	switch {
	case v.Phase == rules.PhaseOver:
		return false
	case v.Ask != rules.NoPrompt:
		return v.Asked == seat
	}
	return v.InTurn() == seat
}

// view chooses what fills most of the table: what the question is about, otherwise what the person wants to look at.
func (b *builder) view() {
	v, m := b.View, b.model
	road := slices.ContainsFunc(b.Next, onRoad) || len(b.offered()) > 0
	region := b.game.Route().Region[b.own().Space]
	foe := slices.ContainsFunc(v.Foes[:v.FoeN], func(x rules.Foe) bool { return x.Region == region })
	switch {
	case v.Ask == rules.AskSalvage && b.Asks:
		m.View = board.Cards
	case b.hinting() && slices.ContainsFunc(b.Screen.Lit, onRoad): // a hint is first about where to go
		m.View = board.Route
	case b.Screen.Place == overviewSpot && v.Phase != rules.PhaseAttack:
	case b.Screen.Place == roadSpot || road || b.drives():
		m.View = board.Route
	case b.ends(): // cards are discarded from the row, and revealed in it
	case slices.ContainsFunc(b.Happening(), falls): // the last one may be gone, and the result tells who wins
		m.View = board.Combat
	case v.Phase == rules.PhaseAttack && v.FoeN > 0 || v.Ask == rules.AskFire || b.Asks && foe && asksOfFoes[v.Ask]:
		m.View = board.Combat
	}
	m.Road.Spot, m.Road.Back = table.KindTab.Spot(roadSpot.ID), table.NoSpot
	if m.View == board.Route {
		m.Road.Back = table.KindTab.Spot(overviewSpot.ID)
	}
}

// asksOfFoes are the questions about enemies, in whatever phase.
var asksOfFoes = map[rules.Prompt]bool{rules.AskLift: true, rules.AskOust: true, rules.AskRenegade: true}

// onRoad reports whether a thing is on the map.
func onRoad(s table.Spot) bool {
	return s.Kind == table.KindPlace || s.Kind == table.KindPart && strings.HasPrefix(s.ID, "edge-")
}

// falls reports whether a step is an enemy that is defeated.
func falls(s table.Step) bool { return game.Is[rules.Defeated](s.Event) }

// drives reports whether somebody is driving at the moment shown.
func (b *builder) drives() bool {
	return slices.ContainsFunc(b.Happening(), func(s table.Step) bool { return game.Is[rules.Drove](s.Event) })
}

// hinting reports whether a hint is shown.
func (b *builder) hinting() bool { return b.Screen.Panel == scene.HintPanel }

// selected returns the first thing that was touched for a move, NoSpot for none.
func (b *builder) selected() table.Spot {
	if b.Asks {
		if list := b.Session.Selected(); len(list) > 0 {
			return list[0]
		}
	}
	return table.NoSpot
}
