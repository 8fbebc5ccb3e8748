package convoy

import (
	"fmt"
	"slices"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
)

// happening puts what happens just now on the board.
func (b *builder) happening() {
	fresh := b.Past[len(b.Past)-b.Fresh:]
	at := schedule(fresh)
	for i := range fresh {
		p := paceOf(&fresh[i])
		if p.length == 0 {
			continue
		}
		for _, e := range b.effectsOf(fresh[i].Event) {
			if e.Length == 0 {
				e.Length = p.length - e.Delay
			}
			e.Delay += at[i]
			b.model.Effects = append(b.model.Effects, e)
		}
	}
}

// spotOf is where a card's unit stands, NoSpot for cards that are no units.
func spotOf(c rules.Card) table.Spot {
	if !c.IsUnit() {
		return table.NoSpot
	}
	return voice.UnitSpot(c)
}

// pile is one of a side's piles.
func pile(side game.Seat, name string) table.Spot {
	return table.KindPile.Spot(seatName(side) + "-" + name)
}

// effectsOf is what an event looks like.
func (b *builder) effectsOf(e game.Event) []board.Effect {
	unit, cause := spotOf(rules.Card(e.Piece)), spotOf(rules.Card(e.Cause))
	if kind, ok := strikeEffects[e.Type]; ok {
		return struck(e, kind, unit, cause)
	}
	if kind, ok := cityEffects[e.Type]; ok {
		return effect(e, kind, voice.CitySpot(rules.City(e.To)), table.NoSpot)
	}
	switch e.Type {
	case rules.EvBattleBegins:
		return b.banner(b.T("banner.battle", "n", int(e.N), "city", b.voice.City(rules.City(e.To))), rules.Outpost)
	case rules.EvPhase:
		return b.banner(b.T("phase."+e.Rule), e.Seat)
	case rules.EvDistrict:
		return effect(e, board.FxPulse, voice.District(rules.City(e.To), int(e.N)), table.NoSpot)
	case rules.EvRavage:
		return effect(e, board.FxFall, voice.District(rules.City(e.To), int(e.N)), table.NoSpot)
	case rules.EvPlay:
		return b.arrival(e, unit)
	case rules.EvMove:
		return effect(e, board.FxTrail, unit, voice.CitySpot(rules.City(e.From)))
	case rules.EvCopy, rules.EvBlock:
		return effect(e, board.FxTrigger, unit, spotOf(rules.Card(e.Other)))
	case rules.EvUse, rules.EvTrigger:
		return effect(e, board.FxTrigger, table.NoSpot, unit)
	case rules.EvMarker:
		return marker(e, unit, cause)
	case rules.EvAttach:
		return effect(e, board.FxModule, spotOf(rules.Card(e.Other)), table.NoSpot)
	case rules.EvCapture:
		to := voice.UnitSpot(rules.Card(e.To))
		return append(effect(e, board.FxTrigger, to, voice.UnitSpot(rules.Card(e.From))),
			effect(e, board.FxModule, to, table.NoSpot)...)
	case rules.EvBenefit:
		return b.benefit(e)
	}
	return b.cardEffects(e, unit)
}

// strikeEffects are what units look like to which something is done, cityEffects what cities do.
var (
	strikeEffects = map[string]board.EffectKind{rules.EvKill: board.FxKill, rules.EvShield: board.FxShield,
		rules.EvHack: board.FxHack, rules.EvHackModule: board.FxHack, rules.EvNet: board.FxNet}
	cityEffects = map[string]board.EffectKind{rules.EvLaunch: board.FxWave, rules.EvFall: board.FxRuin,
		rules.EvSupport: board.FxPulse, rules.EvWiden: board.FxPulse, rules.EvAddDistrict: board.FxPulse}
)

// effect is a list of one.
func effect(e game.Event, kind board.EffectKind, at, from table.Spot) []board.Effect {
	return []board.Effect{{Kind: kind, At: at, From: from, Side: faction(e.Seat % 2)}}
}

// struck is what is done to a unit, after the light on the other one that does it.
func struck(e game.Event, kind board.EffectKind, unit, cause table.Spot) []board.Effect {
	list := effect(e, kind, unit, cause)
	if cause != table.NoSpot && cause != unit {
		list = append(effect(e, board.FxTrigger, unit, cause), list...)
	}
	return list
}

// arrival is a unit that comes into play: out of the other side's hand, or where the player has laid it.
func (b *builder) arrival(e game.Event, unit table.Spot) []board.Effect {
	if !b.Past[len(b.Past)-1].Mine {
		face := b.face(rules.Card(e.Piece))
		list := effect(e, board.FxArrive, unit, pile(e.Seat, "hand"))
		list[0].Card, list[0].Aim = &face, b.aim(rules.Card(e.Piece))
		return list
	}
	list := effect(e, board.FxPulse, unit, table.NoSpot)
	list[0].Delay = board.FlightTime * 0.85 // the ring opens where the card has landed
	return list
}

// marker is what a unit's strength gains or loses.
func marker(e game.Event, unit, cause table.Spot) []board.Effect {
	list := struck(e, board.FxMarker, unit, cause)
	fx := &list[len(list)-1]
	fx.Gain, fx.Text = e.N > 0, fmt.Sprintf("%+d", e.N)
	if e.N < 0 {
		fx.Text = fmt.Sprint("−", -e.N)
	}
	return list
}

// benefit is what a district gives, seen at the one that is fought for, else at its city.
func (b *builder) benefit(e game.Event) []board.Effect {
	list := effect(e, board.FxBenefit, voice.CitySpot(rules.City(e.To)), table.NoSpot)
	if v := b.View; rules.City(e.To) == v.Active && v.Fight != 0 {
		list[0].At = voice.District(v.Active, int(v.Fight))
	}
	list[0].Icon, list[0].Gain = benefitIcons[benefitNamed(e.Rule)], e.N > 0
	return list
}

// cardEffects is what an event of cards and piles looks like.
func (b *builder) cardEffects(e game.Event, unit table.Spot) []board.Effect {
	c := rules.Card(e.Piece)
	fx := board.Effect{Kind: board.FxTake, Side: faction(e.Seat % 2)}
	if c != rules.NoCard && !e.Hidden.From(b.View.Who) {
		face := b.face(c)
		fx.Card = &face
	}
	switch e.Type {
	case rules.EvDraw:
		fx.From, fx.At = pile(e.Seat, "deck"), pile(e.Seat, "hand")
		if e.Seat == b.View.Who {
			fx.At = voice.CardSpot(c)
		}
	case rules.EvInstant:
		fx.Kind, fx.From = board.FxShow, pile(e.Seat, "hand")
		if e.Seat == b.View.Who {
			fx.From = voice.CardSpot(c)
		}
		if c == rules.EMPAssault { // nothing else tells why the battle has no winner (4.9)
			fx.Length = paces[rules.EvInstant].length
			over := b.banner(b.T("battle.none"), e.Seat)
			over[0].Delay = fx.Length
			return append([]board.Effect{fx}, over...)
		}
	case rules.EvPay:
		fx.From, fx.At = pile(e.Seat, "hand"), pile(e.Seat, "discard")
		if e.Seat == b.View.Who {
			fx.From = voice.CardSpot(c)
		}
	case rules.EvReturn:
		fx.From, fx.At = unit, pile(e.Seat, "hand")
		if e.Seat == b.View.Who {
			fx.At = voice.CardSpot(c)
		}
	case rules.EvMill:
		fx.Kind, fx.From, fx.At = board.FxMill, pile(rules.Moloch, "deck"), pile(rules.Moloch, "discard")
		if e.Rule == "hand" {
			fx.From = pile(rules.Moloch, "hand")
		}
	case rules.EvReveal:
		fx.Kind, fx.From, fx.At = board.FxMill, pile(rules.Moloch, "deck"), pile(rules.Moloch, "deck")
	case rules.EvShuffleBack, rules.EvRecover:
		fx.From, fx.At = pile(rules.Moloch, "discard"), pile(rules.Moloch, "deck")
	case rules.EvSeen:
		fx.Kind, fx.From, fx.At = board.FxMill, pile(rules.Moloch, "hand"), pile(rules.Moloch, "hand")
	default:
		return nil
	}
	return []board.Effect{fx}
}

// benefitNamed is the benefit of a name.
func benefitNamed(name string) rules.Benefit {
	for what := range benefitIcons {
		if what.String() == name {
			return what
		}
	}
	return rules.None
}

// strikes are the events in which a card does something to another one.
var strikes = []string{rules.EvKill, rules.EvHack, rules.EvHackModule, rules.EvNet, rules.EvShield, rules.EvMarker,
	rules.EvDiscard, rules.EvCrushed}

// aim is what a unit that arrives is about to do something to, NoSpot for
// nothing: the film knows what comes next.
func (b *builder) aim(unit rules.Card) table.Spot {
	first, steps := b.Session.Steps()
	for i := max(b.Until-first, 0); i < len(steps); i++ {
		switch e := steps[i].Event; {
		case e.Type == rules.EvPlay || e.Type == rules.EvPhase:
			return table.NoSpot
		case rules.Card(e.Cause) == unit && rules.Card(e.Piece) != unit && slices.Contains(strikes, e.Type):
			return spotOf(rules.Card(e.Piece))
		}
	}
	return table.NoSpot
}

// banner is a word across the road.
func (b *builder) banner(text string, side game.Seat) []board.Effect {
	return []board.Effect{{Kind: board.FxBanner, Text: text, Side: faction(side)}}
}

// stage is the city that a narrow screen has to show to see what happens.
func stage(v *rules.View, e game.Event) rules.City {
	switch e.Type {
	case rules.EvCapture:
		return v.Units[e.To].City
	case rules.EvKill, rules.EvDiscard, rules.EvReturn, rules.EvCrushed:
		return rules.City(e.From)
	case rules.EvUse, rules.EvTrigger, rules.EvBlock:
		return v.Units[e.Piece].City
	}
	return rules.City(e.To)
}
