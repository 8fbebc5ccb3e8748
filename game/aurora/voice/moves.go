package voice

import (
	"strconv"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
	"onelongnight/game/table"
)

// The spots of the things that moves are made with.
func (s *Speaker) cardSpot(c aurora.Card) table.Spot { return table.KindCard.Spot(s.game.Data().ID(c)) }
func (s *Speaker) pieceSpot(c aurora.Card) table.Spot {
	return table.KindPiece.Spot(s.game.Data().ID(c))
}
func buttonSpot(id string) table.Spot { return table.KindButton.Spot(id) }
func objectSpot(o uint8) table.Spot   { return table.KindCard.Spot(aurora.Object(o).String()) }
func tokenButton(word string, t uint8) table.Spot {
	return buttonSpot(word + "-" + aurora.Token(t).String())
}

// SpaceSpot returns the spot of a space of the map.
func SpaceSpot(space uint8) table.Spot {
	return table.KindPlace.Spot("space-" + strconv.Itoa(int(space)))
}

// spaceOf returns the space of the map that has a spot; false if none has.
func (s *Speaker) spaceOf(spot table.Spot) (space uint8, ok bool) {
	if spot.Kind != table.KindPlace {
		return 0, false
	}
	for space := range s.game.Route().Last + 1 {
		if SpaceSpot(space) == spot {
			return space, true
		}
	}
	return 0, false
}

// PlaceSpot returns the spot of a place of a convoy.
func PlaceSpot(g *aurora.Game, seat game.Seat, at aurora.Spot) table.Spot {
	return table.KindPart.Spot(game.SeatName(g, seat) + "-" + at.String())
}

// EdgeSpot returns the spot of an edge of the map.
func EdgeSpot(g *aurora.Game, e aurora.Edge) table.Spot {
	return table.KindPart.Spot("edge-" + g.Route().EdgeID(e))
}

// BoxSpot returns the spot of a target box of an enemy, counted from 0.
func BoxSpot(g *aurora.Game, enemy aurora.Card, box uint8) table.Spot {
	return table.KindPart.Spot("box-" + g.Data().ID(enemy) + "-" + string(rune('A'+box)))
}

// sides lists the sides of a location.
var sides = [...]string{"left", "right"}

// buttons lists the moves that are made with one button, and these buttons.
var buttons = map[aurora.Verb]string{aurora.VerbEnd: "end", aurora.VerbGo: "go", aurora.VerbCard: "card",
	aurora.VerbSkip: "skip", aurora.VerbDone: "done", aurora.VerbStay: "stay", aurora.VerbStandard: "standard",
	aurora.VerbLeave: "leave", aurora.VerbTake: "take", aurora.VerbDecline: "decline"}

// pieceButtons lists the buttons for what a survivor does, pressed after the survivor was touched.
var pieceButtons = map[aurora.Verb]string{aurora.VerbPass: "pass", aurora.VerbFeed: "feed"}

// objectButtons lists the buttons for what is done with an object, pressed after the object was touched.
var objectButtons = map[aurora.Verb]string{aurora.VerbObject: "play", aurora.VerbDiscard: "discard"}

// tokenButtons lists the words that begin the ids of buttons for a token.
var tokenButtons = map[aurora.Verb]string{aurora.VerbDrop: "drop", aurora.VerbPay: "pay", aurora.VerbPut: "put"}

// couplings lists the buttons that confirm a coupling by which something is lost.
var couplings = map[aurora.Verb]string{aurora.VerbAttach: "mount", aurora.VerbReplace: "couple",
	aurora.VerbDetach: "unhitch"}

// Path returns the things touched to make a move. If the move brings more than fits, a button follows, so that this can
// be seen before it is done.
func (s *Speaker) Path(view game.View, m game.Move) []table.Spot {
	v, act := view.(*aurora.View), aurora.ActOf(m)
	path := s.path(v, act)
	if goods := foresee.Comes(v, act); foresee.Excess(v, &goods) > 0 {
		path = append(path, buttonSpot("load"))
	}
	return path
}

// path returns the things that a move names, in the order in which they are touched.
func (s *Speaker) path(v *aurora.View, act aurora.Act) []table.Spot {
	c := aurora.Card(act.A)
	one := func(spots ...table.Spot) []table.Spot { return spots }
	if act.Verb == aurora.VerbStay && len(foresee.Drives(v)) > 0 { // the first touch shows what staying means
		return one(buttonSpot("stay"), buttonSpot("halt"))
	}
	if word, ok := buttons[act.Verb]; ok {
		return one(buttonSpot(word))
	}
	switch act.Verb {
	case aurora.VerbExplore:
		return one(s.cardSpot(v.Slots[act.A].Card))
	case aurora.VerbSalvage:
		return one(s.cardSpot(c))
	case aurora.VerbPass, aurora.VerbFeed:
		return one(s.pieceSpot(c), buttonSpot(pieceButtons[act.Verb]))
	case aurora.VerbBoost:
		return one(buttonSpot("boost"), s.pieceSpot(c))
	case aurora.VerbMedic:
		return one(buttonSpot("medic"), s.pieceSpot(c))
	case aurora.VerbObject, aurora.VerbDiscard:
		return one(objectSpot(act.A), buttonSpot(objectButtons[act.Verb]))
	case aurora.VerbGive:
		return one(objectSpot(act.A))
	case aurora.VerbBonus:
		return one(buttonSpot("bonus-" + strconv.Itoa(int(act.A)) + "-" + aurora.Bonus(act.B).String()))
	case aurora.VerbBlock:
		return one(buttonSpot("block-" + sides[act.A-1]))
	case aurora.VerbChoose:
		return one(buttonSpot("choose-" + strconv.Itoa(int(act.A))))
	case aurora.VerbDrop, aurora.VerbPay, aurora.VerbPut:
		return one(tokenButton(tokenButtons[act.Verb], act.A))
	case aurora.VerbJackal:
		return one(buttonSpot("jackal"), tokenButton("find", act.A))
	case aurora.VerbHit, aurora.VerbRepair:
		return one(PlaceSpot(s.game, v.Asked, aurora.Spot(act.A)))
	case aurora.VerbAttach, aurora.VerbReplace, aurora.VerbDetach:
		return s.couplingPath(v, act)
	case aurora.VerbDrive:
		return s.drivePath(v, act)
	case aurora.VerbMine:
		return one(EdgeSpot(s.game, aurora.Edge(act.A)))
	case aurora.VerbFire:
		return s.firePath(v, act)
	case aurora.VerbLift:
		return one(BoxSpot(s.game, c, act.B))
	case aurora.VerbOust:
		return one(BoxSpot(s.game, v.Marking(), act.A))
	}
	return one(s.pieceSpot(c))
}

// couplingPath returns the truck or trailer, and a button if something would be lost, so that this can be seen first.
func (s *Speaker) couplingPath(v *aurora.View, act aurora.Act) []table.Spot {
	path := []table.Spot{s.pieceSpot(v.Convoys[v.Asked].Cars[2*act.A-2])}
	if loss := foresee.Loses(v, act); loss.Any() {
		path = append(path, buttonSpot(couplings[act.Verb]))
	}
	return path
}

// drivePath returns the space where a drive ends and a button: for one of several ways there, or to drive. The first
// touch shows what the drive costs and what it meets at its end.
func (s *Speaker) drivePath(v *aurora.View, act aurora.Act) []table.Spot {
	way := "drive"
	if v.Ways(act.A) > 1 {
		way = "way-" + strconv.Itoa(int(act.B))
	}
	return []table.Spot{SpaceSpot(act.A), buttonSpot(way)}
}

// firePath returns a weapon and an enemy, and a button for ammo or an incendiary if there is the choice or only the
// latter, so that no object is spent unawares.
func (s *Speaker) firePath(v *aurora.View, act aurora.Act) []table.Spot {
	path := []table.Spot{PlaceSpot(s.game, v.Asked, aurora.Spot(act.A)), s.pieceSpot(aurora.Card(act.B))}
	if v.Ask == aurora.AskFire && v.Hand[aurora.Incendiary] > 0 && v.Whole() {
		path = append(path, buttonSpot([...]string{"ammo", "incendiary"}[act.C]))
	}
	return path
}

// Groups returns the sections of the list of actions.
func (*Speaker) Groups() []string { return []string{"decide", "slots", "crew", "objects", "road"} }

// Group returns the section that a move belongs to.
func (*Speaker) Group(m game.Move) string {
	switch aurora.ActOf(m).Verb {
	case aurora.VerbExplore:
		return "slots"
	case aurora.VerbPass, aurora.VerbFeed, aurora.VerbUse, aurora.VerbBoost, aurora.VerbMedic:
		return "crew"
	case aurora.VerbObject, aurora.VerbDiscard:
		return "objects"
	case aurora.VerbDrive, aurora.VerbMine:
		return "road"
	}
	return "decide"
}

// Attempt returns the move that somebody who touches these things seems to mean; false if none.
func (s *Speaker) Attempt(view game.View, path []table.Spot) (game.Move, bool) {
	v := view.(*aurora.View)
	first := path[0]
	c := s.game.Data().Card(first.ID)
	move := func(verb aurora.Verb, a uint8) (game.Move, bool) { return aurora.Act{Verb: verb, A: a}.Move(), true }
	if first == buttonSpot("pass") {
		return move(aurora.VerbPass, uint8(aurora.NoCard)) // nobody was touched who would rest
	}
	if first.Kind == table.KindCard {
		for slot := uint8(1); slot <= aurora.SlotCount; slot++ {
			asked := v.Ask == aurora.AskExplore || v.Ask == aurora.AskCrew // who goes to the card chosen already
			if v.Slots[slot].Card == c && c != aurora.NoCard && asked {
				return move(aurora.VerbExplore, slot)
			}
		}
		for o := aurora.NoObject + 1; int(o) <= aurora.ObjectCount; o++ {
			if o.String() == first.ID {
				return move(aurora.VerbObject, uint8(o))
			}
		}
	}
	if space, ok := s.spaceOf(first); ok && v.Ask == aurora.AskDrive {
		return move(aurora.VerbDrive, space)
	}
	if first.Kind == table.KindPiece && c != aurora.NoCard {
		return s.attemptPiece(v, c)
	}
	if first.Kind == table.KindPart {
		for at := aurora.Spot(0); at < aurora.Spots; at++ {
			if PlaceSpot(s.game, v.Who, at) == first {
				return s.attemptPlace(v, at)
			}
		}
	}
	return 0, false
}

// attemptPiece returns the move that touching a survivor seems to mean.
func (s *Speaker) attemptPiece(v *aurora.View, c aurora.Card) (game.Move, bool) {
	verb := map[aurora.Prompt]aurora.Verb{aurora.AskExplore: aurora.VerbPass, aurora.AskCrew: aurora.VerbUse,
		aurora.AskAfter: aurora.VerbFeed, aurora.AskRest: aurora.VerbFeed, aurora.AskLose: aurora.VerbLose,
		aurora.AskContaminate: aurora.VerbPick, aurora.AskClean: aurora.VerbPick, aurora.AskRally: aurora.VerbPick,
		aurora.AskSkill: aurora.VerbPick}[v.Ask]
	if verb == 0 || s.game.Data().Of(c).Kind != aurora.Survivor {
		return 0, false
	}
	return aurora.Act{Verb: verb, A: uint8(c)}.Move(), true
}

// attemptPlace returns the move that touching a place of the seat's own convoy seems to mean. Of places that are alike
// only one is offered, and any may be touched.
func (s *Speaker) attemptPlace(v *aurora.View, at aurora.Spot) (game.Move, bool) {
	switch v.Ask {
	case aurora.AskDamage:
		return aurora.Act{Verb: aurora.VerbHit, A: uint8(v.Offered(at))}.Move(), true
	case aurora.AskRepair:
		return aurora.Act{Verb: aurora.VerbRepair, A: uint8(v.Offered(at))}.Move(), true
	case aurora.AskFire:
		for i := range v.Foes[:v.FoeN] {
			return aurora.Act{Verb: aurora.VerbFire, A: uint8(at), B: uint8(v.Foes[i].Card)}.Move(), true
		}
	}
	return 0, false
}
