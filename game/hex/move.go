package hex

import (
	"strconv"
	"strings"

	"onelongnight/game"
)

// Verb is the sort of move.
type Verb uint8

// The verbs are those of the protocol.
const (
	DoPlace   Verb = iota + 1 // A: tile, B: hex
	DoPlay                    // A: tile
	DoMove                    // A: unit, B: hex
	DoDiscard                 // A: tile
	DoEnd
	DoRedraw
	DoKeep
	DoTurn        // A: rotation
	DoPush        // A: pusher, B: unit
	DoDestination // A: hex
	DoPick        // A: unit
	DoStrike      // A: hex
	DoExplode     // A: unit
	DoAttack      // A: unit
	DoConvert     // A: unit, B: direction, C: the kind it is now
	DoAbsorb      // A: Medic, B: the unit wounded, C: the attacking unit or the instant
)

// The kinds of attack, as in the protocol; a Gauss attack counts as ranged (7.6).
const (
	kindMelee  = "melee"
	kindRanged = "ranged"
)

// argument is what follows a verb in a move's text.
type argument uint8

const (
	noArgument argument = iota
	tileArgument
	hexArgument
	sixArgument  // a direction or a rotation, 0 to 5
	kindArgument // 0 melee, 1 ranged
)

// grammar is the text of every verb.
var grammar = [...]struct {
	word string
	args [3]argument
}{
	DoPlace:       {"place", [3]argument{tileArgument, hexArgument}},
	DoPlay:        {"play", [3]argument{tileArgument}},
	DoMove:        {"move", [3]argument{tileArgument, hexArgument}},
	DoDiscard:     {"discard", [3]argument{tileArgument}},
	DoEnd:         {"end", [3]argument{}},
	DoRedraw:      {"redraw", [3]argument{}},
	DoKeep:        {"keep", [3]argument{}},
	DoTurn:        {"turn", [3]argument{sixArgument}},
	DoPush:        {"push", [3]argument{tileArgument, tileArgument}},
	DoDestination: {"to", [3]argument{hexArgument}},
	DoPick:        {"pick", [3]argument{tileArgument}},
	DoStrike:      {"strike", [3]argument{hexArgument}},
	DoExplode:     {"explode", [3]argument{tileArgument}},
	DoAttack:      {"attack", [3]argument{tileArgument}},
	DoConvert:     {"convert", [3]argument{tileArgument, sixArgument, kindArgument}},
	DoAbsorb:      {"absorb", [3]argument{tileArgument, tileArgument, tileArgument}},
}

// Act is a move in its parts.
type Act = game.Act[Verb]

// ActOf returns the parts of a move.
func ActOf(m game.Move) Act { return game.ActOf[Verb](m) }

// text returns an argument's word, "" if there is no argument.
func (k argument) text(x uint8) string {
	switch {
	case k == tileArgument && Tile(x).Valid():
		return Tile(x).ID()
	case k == hexArgument:
		return Hex(x).String()
	case k == sixArgument && x < DirCount:
		return strconv.Itoa(int(x))
	case k == kindArgument && x < 2:
		return [...]string{kindMelee, kindRanged}[x]
	}
	return ""
}

// holds reports whether a value is valid for an argument.
func (k argument) holds(x uint8) bool {
	switch k {
	case tileArgument:
		return Tile(x).Valid()
	case hexArgument:
		return x < HexCount
	case sixArgument:
		return x < DirCount
	case kindArgument:
		return x < 2
	}
	return x == 0
}

// read is the inverse of text.
func (k argument) read(word string) (x uint8, ok bool) {
	switch k {
	case tileArgument:
		t := TileByID(word)
		return uint8(t), t != NoTile
	case hexArgument:
		h := HexByName(word)
		return uint8(h), h != NoHex
	case sixArgument:
		return word[0] - '0', len(word) == 1 && word[0] >= '0' && word[0] < '0'+DirCount
	}
	return map[string]uint8{kindMelee: 0, kindRanged: 1}[word], word == kindMelee || word == kindRanged
}

// wellFormed reports whether an act has exactly the arguments of its verb, so that no two moves have the same text.
func wellFormed(a Act) bool {
	if a.Verb < DoPlace || a.Verb > DoAbsorb {
		return false
	}
	args := &grammar[a.Verb].args
	return args[0].holds(a.A) && args[1].holds(a.B) && args[2].holds(a.C)
}

// MoveText returns a move as the protocol writes it.
func (*Game) MoveText(m game.Move) string {
	act := ActOf(m)
	if !wellFormed(act) {
		return "?"
	}
	g := &grammar[act.Verb]
	text := g.word
	for i, x := range [...]uint8{act.A, act.B, act.C} {
		if g.args[i] != noArgument {
			text += " " + g.args[i].text(x)
		}
	}
	return text
}

// ParseMove reads what MoveText writes.
func (*Game) ParseMove(text string) (game.Move, error) {
	words := strings.Split(text, " ")
verbs:
	for verb := DoPlace; verb <= DoAbsorb; verb++ {
		g := &grammar[verb]
		if g.word != words[0] {
			continue
		}
		act := Act{Verb: verb}
		rest := words[1:]
		for i, x := range [...]*uint8{&act.A, &act.B, &act.C} {
			if g.args[i] == noArgument {
				continue
			}
			if len(rest) == 0 || rest[0] == "" {
				break verbs
			}
			var ok bool
			if *x, ok = g.args[i].read(rest[0]); !ok {
				break verbs
			}
			rest = rest[1:]
		}
		if len(rest) == 0 {
			return act.Move(), nil
		}
	}
	return 0, &game.Illegal{Reason: game.ReasonUnknownMove}
}
