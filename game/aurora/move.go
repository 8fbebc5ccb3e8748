package aurora

import (
	"strings"

	"onelongnight/game"
)

// Verb is what sort of move it is.
type Verb uint8

// The verbs, with the arguments that each takes.
const (
	VerbExplore  Verb = iota + 1 // A: slot
	VerbPass                     // A: card
	VerbFeed                     // A: card
	VerbObject                   // A: object
	VerbEnd                      //
	VerbUse                      // A: card
	VerbBoost                    // A: card
	VerbGo                       // the party is complete
	VerbCard                     //
	VerbBonus                    // A: slot, B: bonus
	VerbSkip                     //
	VerbBlock                    // A: 1 left, 2 right
	VerbChoose                   // A: option, from 1
	VerbDrop                     // A: token
	VerbGive                     // A: object
	VerbLose                     // A: card
	VerbHit                      // A: place
	VerbRepair                   // A: place
	VerbPick                     // A: card
	VerbAttach                   // A: column
	VerbReplace                  // A: column
	VerbDetach                   // A: column
	VerbSalvage                  // A: card
	VerbDiscard                  // A: object
	VerbDone                     //
	VerbDrive                    // A: space, B: shortcuts
	VerbStay                     //
	VerbJackal                   // A: token
	VerbMedic                    // A: card
	VerbPay                      // A: token
	VerbMine                     // A: edge
	VerbPut                      // A: token, B: place
	VerbLeave                    // A: place
	VerbStandard                 //
	VerbIgnore                   // A: card
	VerbFire                     // A: place, B: card, C: 1 with incendiary
	VerbLift                     // A: card, B: box
	VerbOust                     // A: box
	VerbTake                     //
	VerbDecline                  //
	verbCount
)

// argument is what an argument of a verb names.
type argument uint8

const (
	noArgument argument = iota
	cardArgument
	slotArgument
	objectArgument
	bonusArgument
	sideArgument
	optionArgument
	tokenArgument
	placeArgument
	columnArgument
	edgeArgument
	boxArgument
	spaceArgument // the shortcuts to it are the second argument
	waysArgument
	fuseArgument // an incendiary, or nothing
)

// grammar is the text form of every verb: its word, and what its arguments are.
var grammar = [verbCount]struct {
	word string
	args [3]argument
}{
	VerbExplore: {"explore", [3]argument{slotArgument}}, VerbPass: {"pass", [3]argument{cardArgument}},
	VerbFeed: {"feed", [3]argument{cardArgument}}, VerbObject: {"object", [3]argument{objectArgument}},
	VerbEnd: {word: "end"}, VerbUse: {"use", [3]argument{cardArgument}},
	VerbBoost: {"boost", [3]argument{cardArgument}},
	VerbGo:    {word: "go"}, VerbCard: {word: "card"}, VerbBonus: {"bonus", [3]argument{slotArgument, bonusArgument}},
	VerbSkip: {word: "skip"}, VerbBlock: {"block", [3]argument{sideArgument}},
	VerbChoose: {"choose", [3]argument{optionArgument}}, VerbDrop: {"drop", [3]argument{tokenArgument}},
	VerbGive: {"give", [3]argument{objectArgument}}, VerbLose: {"lose", [3]argument{cardArgument}},
	VerbHit: {"hit", [3]argument{placeArgument}}, VerbRepair: {"repair", [3]argument{placeArgument}},
	VerbPick: {"pick", [3]argument{cardArgument}}, VerbAttach: {"attach", [3]argument{columnArgument}},
	VerbReplace: {"replace", [3]argument{columnArgument}}, VerbDetach: {"detach", [3]argument{columnArgument}},
	VerbSalvage: {"salvage", [3]argument{cardArgument}}, VerbDiscard: {"discard", [3]argument{objectArgument}},
	VerbDone: {word: "done"}, VerbDrive: {"go", [3]argument{spaceArgument, waysArgument}}, VerbStay: {word: "stay"},
	VerbJackal: {"jackal", [3]argument{tokenArgument}}, VerbMedic: {"medic", [3]argument{cardArgument}},
	VerbPay: {"pay", [3]argument{tokenArgument}}, VerbMine: {"mine", [3]argument{edgeArgument}},
	VerbPut: {"put", [3]argument{tokenArgument, placeArgument}}, VerbLeave: {"leave", [3]argument{placeArgument}},
	VerbStandard: {word: "standard"}, VerbIgnore: {"ignore", [3]argument{cardArgument}},
	VerbFire: {"fire", [3]argument{placeArgument, cardArgument, fuseArgument}},
	VerbLift: {"lift", [3]argument{cardArgument, boxArgument}}, VerbOust: {"oust", [3]argument{boxArgument}},
	VerbTake: {word: "take"}, VerbDecline: {word: "decline"},
}

// Act is a move in its parts.
type Act = game.Act[Verb]

// ActOf returns the parts of a move.
func ActOf(m game.Move) Act { return game.ActOf[Verb](m) }

var (
	slotNames   = []string{"1", "2", "3", "4", "5"}
	columnNames = slotNames[:Columns]
	optionNames = slotNames[:2]
	sideNames   = []string{"left", "right"}
	boxNames    = []string{"A", "B", "C", "D"}
	spaceNames  = func() (names []string) {
		for e := range Edge(LastSpaceEver + 1) {
			name, _, _ := strings.Cut((&Route{}).EdgeID(e), "-")
			names = append(names, name)
		}
		return names
	}()
)

// names returns the words for the values of an argument; the first one stands for the value from. It returns nil if the
// argument is none or its text is built otherwise.
func (g *Game) names(k argument) (names []string, from uint8) {
	switch k {
	case cardArgument:
		return g.data.ids[1:], 1
	case slotArgument:
		return slotNames, 1
	case objectArgument:
		return objectNames[1:], 1
	case bonusArgument:
		return bonusNames[1:], 1
	case sideArgument:
		return sideNames, 1
	case optionArgument:
		return optionNames, 1
	case tokenArgument:
		return tokenNames[SurvivorToken : Ammo+1], uint8(SurvivorToken)
	case placeArgument:
		return spotNames[:], 0
	case columnArgument:
		return columnNames, 1
	case boxArgument:
		return boxNames, 0
	case spaceArgument:
		return spaceNames[:g.route.Last+1], 0
	}
	return nil, 0
}

// holds reports whether a value is valid for an argument.
func (g *Game) holds(k argument, x uint8) bool {
	switch k {
	case edgeArgument:
		return g.route.exists(Edge(x))
	case waysArgument:
		return int(x)>>len(g.route.Ways) == 0
	case fuseArgument:
		return x <= 1
	}
	names, from := g.names(k)
	if names == nil {
		return x == 0
	}
	return x >= from && int(x-from) < len(names)
}

// wellFormed reports whether an act has a text form. Every move has one text, and every text one move.
func (g *Game) wellFormed(a Act) bool {
	if a.Verb == 0 || a.Verb >= verbCount {
		return false
	}
	args := &grammar[a.Verb].args
	return g.holds(args[0], a.A) && g.holds(args[1], a.B) && g.holds(args[2], a.C)
}

// MoveText returns a move in the words of the protocol, "?" if it has none.
func (g *Game) MoveText(m game.Move) string {
	act := ActOf(m)
	if !g.wellFormed(act) {
		return "?"
	}
	entry := &grammar[act.Verb]
	text := entry.word
	for i, x := range [...]uint8{act.A, act.B, act.C} {
		switch entry.args[i] {
		case edgeArgument:
			text += " " + g.route.EdgeID(Edge(x))
		case waysArgument:
			text += g.via(x)
		case fuseArgument:
			if x != 0 {
				text += " " + Incendiary.String()
			}
		default:
			if names, from := g.names(entry.args[i]); names != nil {
				text += " " + names[x-from]
			}
		}
	}
	return text
}

// via returns the shortcuts of a drive as the text of the move names them.
func (g *Game) via(ways uint8) (text string) {
	for set := ways; set != 0; set &= set - 1 {
		if text == "" {
			text = " via"
		}
		text += " " + g.route.Ways[first8(set)].ID
	}
	return text
}

// ParseMove reads a move in the words of the protocol.
func (g *Game) ParseMove(text string) (game.Move, error) {
	words := strings.Split(text, " ")
	for verb := Verb(1); verb < verbCount; verb++ {
		if grammar[verb].word != words[0] {
			continue
		}
		if act, ok := g.parse(verb, words[1:]); ok {
			return act.Move(), nil
		}
	}
	return 0, &game.Illegal{Reason: game.ReasonUnknownMove}
}

// parse reads the words that follow a verb.
func (g *Game) parse(verb Verb, words []string) (act Act, ok bool) {
	act.Verb = verb
	ok = true
	for i, x := range [...]*uint8{&act.A, &act.B, &act.C} {
		if !ok {
			break
		}
		words, ok = g.argument(grammar[verb].args[i], words, x)
	}
	return act, ok && len(words) == 0
}

// argument reads an argument into x from the front of some words, and returns the words that follow.
func (g *Game) argument(k argument, words []string, x *uint8) (rest []string, ok bool) {
	switch k {
	case noArgument:
		return words, true
	case waysArgument:
		return g.parseWays(words, x)
	case fuseArgument:
		if len(words) == 0 {
			return words, true
		}
		*x = 1
		return words[1:], words[0] == Incendiary.String()
	}
	if len(words) == 0 {
		return words, false
	}
	if k == edgeArgument {
		e := g.route.Edge(words[0])
		*x = uint8(e)
		return words[1:], e != NoEdge
	}
	names, from := g.names(k)
	for i, name := range names {
		if name == words[0] {
			*x = from + uint8(i)
			return words[1:], true
		}
	}
	return words, false
}

// parseWays reads the shortcuts of a drive, which must be in the order of travel.
func (g *Game) parseWays(words []string, x *uint8) (rest []string, ok bool) {
	if len(words) == 0 {
		return words, true
	}
	if words[0] != "via" || len(words) == 1 {
		return words, false
	}
	for _, id := range words[1:] {
		e := g.route.Edge(id)
		if e == NoEdge || e < firstShortcut {
			return words, false
		}
		bit := uint8(1) << (e - firstShortcut)
		if bit <= *x {
			return words, false // named twice, or out of order
		}
		*x |= bit
	}
	return nil, true
}
