package convoy

import (
	"fmt"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/kit"
)

// happening puts what is happening right now on the board, as effects.
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

// spotOf returns the spot of a unit, or NoSpot for a card that is not a unit.
func spotOf(c rules.Card) table.Spot {
	if !c.IsUnit() {
		return table.NoSpot
	}
	return voice.UnitSpot(c)
}

// pile returns the spot of one of a side's piles.
func pile(side game.Seat, name string) table.Spot {
	return table.KindPile.Spot(seatName(side) + "-" + name)
}

// effectsOf returns the effects that show an event.
func (b *builder) effectsOf(event game.Event) []board.Effect {
	about := rules.AboutOf(event)
	unit, by, city := spotOf(about.Card), spotOf(about.By), voice.CitySpot(about.City)
	switch e := event.(type) {
	case rules.BattleBegan:
		return b.banner(b.T("banner.battle", "n", e.Battle, "city", b.voice.City(e.City)), rules.Outpost)
	case rules.PhaseBegan:
		return b.banner(b.T("phase."+e.Phase.String()), e.Seat)
	case rules.DistrictChosen:
		return effect(e, board.FxPulse, voice.District(e.City, e.District), table.NoSpot)
	case rules.DistrictFell:
		return effect(e, board.FxFall, voice.District(e.City, e.District), table.NoSpot)
	case rules.CityFell:
		return effect(e, board.FxRuin, city, table.NoSpot)
	case rules.Launched:
		return effect(e, board.FxWave, city, table.NoSpot)
	case rules.CitySupported, rules.Widened, rules.DistrictAdded:
		return effect(e, board.FxPulse, city, table.NoSpot)
	case rules.Played:
		return b.arrival(e, unit)
	case rules.MovedTo:
		return effect(e, board.FxTrail, unit, voice.CitySpot(e.From))
	case rules.Copied, rules.Blocked:
		return effect(e, board.FxTrigger, unit, spotOf(rules.OtherOf(e)))
	case rules.Used, rules.Triggered:
		return effect(e, board.FxTrigger, table.NoSpot, unit)
	case rules.Killed:
		return struck(e, board.FxKill, unit, by)
	case rules.GaveShield:
		return struck(e, board.FxShield, unit, by)
	case rules.SwitchedOff, rules.ModuleSwitchedOff:
		return struck(e, board.FxHack, unit, by)
	case rules.CaughtInNet:
		return struck(e, board.FxNet, unit, by)
	case rules.Marked:
		return marker(e, unit, by)
	case rules.Attached:
		return effect(e, board.FxModule, spotOf(e.Robot), table.NoSpot)
	case rules.Captured:
		to := voice.UnitSpot(e.Soldier)
		return append(effect(e, board.FxTrigger, to, voice.UnitSpot(e.Robot)),
			effect(e, board.FxModule, to, table.NoSpot)...)
	case rules.Benefited:
		return b.benefit(e)
	}
	return b.cardEffects(event, unit)
}

func effect(e game.Event, kind board.EffectKind, at, from table.Spot) []board.Effect {
	return []board.Effect{{Kind: kind, At: at, From: from, Side: faction(e.Who() % 2)}}
}

// struck returns the effects of something done to a unit; first, a light on the unit that does it.
func struck(e game.Event, kind board.EffectKind, unit, cause table.Spot) []board.Effect {
	list := effect(e, kind, unit, cause)
	if cause != table.NoSpot && cause != unit {
		list = append(effect(e, board.FxTrigger, unit, cause), list...)
	}
	return list
}

// arrival returns the effects of a unit that comes into play: its card is held up if it comes out of the other side's
// hand; it only has a ring around it where the player has laid it.
func (b *builder) arrival(e rules.Played, unit table.Spot) []board.Effect {
	if !b.Past[len(b.Past)-1].Mine {
		face := b.face(e.Card)
		list := effect(e, board.FxArrive, unit, pile(e.Seat, "hand"))
		list[0].Card, list[0].Aim = &face, b.aim(e.Card)
		return list
	}
	list := effect(e, board.FxPulse, unit, table.NoSpot)
	list[0].Delay = board.FlightTime * 0.85 // the ring opens where the card has landed
	return list
}

// marker returns the effects of a change in a unit's strength.
func marker(e rules.Marked, unit, cause table.Spot) []board.Effect {
	list := struck(e, board.FxMarker, unit, cause)
	fx := &list[len(list)-1]
	fx.Gain, fx.Text = e.Value > 0, kit.Signed(e.Value)
	if e.Value < 0 {
		fx.Text = fmt.Sprint("−", -e.Value)
	}
	return list
}

// benefit returns the effects of a district's benefit, shown at the district that is fought for, or else at its city.
func (b *builder) benefit(e rules.Benefited) []board.Effect {
	list := effect(e, board.FxBenefit, voice.CitySpot(e.City), table.NoSpot)
	if v := b.View; e.City == v.Active && v.Fight != 0 {
		list[0].At = voice.District(v.Active, int(v.Fight))
	}
	list[0].Icon, list[0].Gain = benefitIcons[e.Benefit], e.N > 0
	return list
}

// cardEffects returns the effects that show an event about cards and piles, or nil for an event of another sort.
func (b *builder) cardEffects(event game.Event, unit table.Spot) []board.Effect {
	c := rules.AboutOf(game.Seen(event, b.View.Who)).Card
	fx := board.Effect{Kind: board.FxTake, Side: faction(event.Who() % 2)}
	if c != rules.NoCard {
		face := b.face(c)
		fx.Card = &face
	}
	switch e := event.(type) {
	case rules.Drew:
		fx.From, fx.At = pile(e.Seat, "deck"), pile(e.Seat, "hand")
		if e.Seat == b.View.Who {
			fx.At = voice.CardSpot(c)
		}
	case rules.InstantPlayed:
		fx.Kind, fx.From = board.FxShow, pile(e.Seat, "hand")
		if e.Seat == b.View.Who {
			fx.From = voice.CardSpot(c)
		}
		if c == rules.EMPAssault { // nothing else says why the battle has no winner (4.9)
			fx.Length = instantTime
			over := b.banner(b.T("battle.none"), e.Seat)
			over[0].Delay = fx.Length
			return append([]board.Effect{fx}, over...)
		}
	case rules.Paid:
		fx.From, fx.At = pile(e.Seat, "hand"), pile(e.Seat, "discard")
		if e.Seat == b.View.Who {
			fx.From = voice.CardSpot(c)
		}
	case rules.Returned:
		fx.From, fx.At = unit, pile(e.Seat, "hand")
		if e.Seat == b.View.Who {
			fx.At = voice.CardSpot(c)
		}
	case rules.Milled:
		fx.Kind, fx.From, fx.At = board.FxMill, pile(rules.Moloch, "deck"), pile(rules.Moloch, "discard")
		if e.How == "hand" {
			fx.From = pile(rules.Moloch, "hand")
		}
	case rules.Revealed:
		fx.Kind, fx.From, fx.At = board.FxMill, pile(rules.Moloch, "deck"), pile(rules.Moloch, "deck")
	case rules.ShuffledBack, rules.Recovered:
		fx.From, fx.At = pile(rules.Moloch, "discard"), pile(rules.Moloch, "deck")
	case rules.Spied:
		fx.Kind, fx.From, fx.At = board.FxMill, pile(rules.Moloch, "hand"), pile(rules.Moloch, "hand")
	default:
		return nil
	}
	return []board.Effect{fx}
}

// strikes reports whether an event is something that one card does to another.
func strikes(e game.Event) bool {
	switch e.(type) {
	case rules.Killed, rules.SwitchedOff, rules.ModuleSwitchedOff, rules.CaughtInNet, rules.GaveShield, rules.Marked,
		rules.Discarded, rules.Crushed:
		return true
	}
	return false
}

// aim returns the thing that an arriving unit is about to affect, or NoSpot. It can tell, as the steps that follow are
// known.
func (b *builder) aim(unit rules.Card) table.Spot {
	first, steps := b.Session.Steps()
	for i := max(b.Until-first, 0); i < len(steps); i++ {
		e := steps[i].Event
		if game.Is[rules.Played](e) || game.Is[rules.PhaseBegan](e) {
			return table.NoSpot
		}
		if about := rules.AboutOf(e); about.By == unit && about.Card != unit && strikes(e) {
			return spotOf(about.Card)
		}
	}
	return table.NoSpot
}

// banner returns the effect of words across the road.
func (b *builder) banner(text string, side game.Seat) []board.Effect {
	return []board.Effect{{Kind: board.FxBanner, Text: text, Side: faction(side)}}
}

// stage returns the city that a narrow screen has to show for an event to be seen.
func stage(v *rules.View, e game.Event) rules.City {
	about := rules.AboutOf(e)
	switch e := e.(type) {
	case rules.Captured:
		return v.Units[e.Soldier].City
	case rules.Killed, rules.Discarded, rules.Returned, rules.Crushed:
		return about.From
	case rules.Used, rules.Triggered, rules.Blocked:
		return v.Units[about.Card].City
	}
	return about.City
}
