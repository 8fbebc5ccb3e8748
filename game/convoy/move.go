package convoy

import (
	"strconv"
	"strings"

	"onelongnight/game"
)

// Verb is the kind of a move.
type Verb uint8

// The verbs are those of the protocol.
const (
	DoKeep Verb = iota + 1
	DoMulligan
	DoDistrict // A: district
	DoPlay     // A: card, B: city
	DoInstant  // A: card
	DoUse      // A: unit, B: city or 0
	DoAttach   // A: module, B: robot
	DoSupport
	DoDone
	DoDiscard    // A: card
	DoPick       // A: unit
	DoPickModule // A: the unit that carries it
	DoPickNone
	DoCity  // A: city
	DoFirst // A: unit
	DoMill  // A: card
)

// argument is the kind of a word that follows the verb in a move's text.
type argument uint8

const (
	noArgument argument = iota
	cardArgument
	numberArgument
	optionalNumber
)

// grammar is how each verb is written, in their order. Verbs with the same word differ in their arguments.
var grammar = [...]struct {
	verb Verb
	word string
	a, b argument
	tail string
}{
	{DoKeep, "keep", noArgument, noArgument, ""},
	{DoMulligan, "mulligan", noArgument, noArgument, ""},
	{DoDistrict, "district", numberArgument, noArgument, ""},
	{DoPlay, "play", cardArgument, numberArgument, ""},
	{DoInstant, "instant", cardArgument, noArgument, ""},
	{DoUse, "use", cardArgument, optionalNumber, ""},
	{DoAttach, "attach", cardArgument, cardArgument, ""},
	{DoSupport, "support", noArgument, noArgument, ""},
	{DoDone, "done", noArgument, noArgument, ""},
	{DoDiscard, "discard", cardArgument, noArgument, ""},
	{DoPick, "pick", cardArgument, noArgument, ""},
	{DoPickModule, "pick", cardArgument, noArgument, " module"},
	{DoPickNone, "pick", noArgument, noArgument, " none"},
	{DoCity, "city", numberArgument, noArgument, ""},
	{DoFirst, "first", cardArgument, noArgument, ""},
	{DoMill, "mill", cardArgument, noArgument, ""},
}

// Act is a move in its parts.
type Act = game.Act[Verb]

// ActOf returns the parts of a move.
func ActOf(m game.Move) Act { return game.ActOf[Verb](m) }

// wellFormed reports whether an act has exactly the arguments of its verb. Otherwise two moves could have the same
// text.
func wellFormed(a Act) bool {
	if a.Verb < DoKeep || a.Verb > DoMill {
		return false
	}
	g := &grammar[a.Verb-1]
	return g.a.holds(a.A) && g.b.holds(a.B) && a.C == 0
}

// holds reports whether a value is valid for a kind of argument.
func (k argument) holds(x uint8) bool {
	switch k {
	case cardArgument:
		return Card(x).Valid()
	case numberArgument:
		return x >= 1 && x <= 9
	case optionalNumber:
		return x <= 9
	}
	return x == 0
}

// MoveText returns a move as the protocol writes it, or "?" for an unknown verb.
func (Rules) MoveText(m game.Move) string {
	act := ActOf(m)
	for _, g := range grammar {
		if g.verb == act.Verb {
			return g.word + argumentText(g.a, act.A) + argumentText(g.b, act.B) + g.tail
		}
	}
	return "?"
}

func argumentText(kind argument, x uint8) string {
	switch {
	case kind == cardArgument && x < uint8(endOfCards):
		return " " + Card(x).ID()
	case kind == numberArgument, kind == optionalNumber && x != 0:
		return " " + strconv.Itoa(int(x))
	}
	return ""
}

// ParseMove reads a move that MoveText has written.
func (r Rules) ParseMove(text string) (game.Move, error) {
	words := strings.Split(text, " ")
	for _, g := range grammar {
		if g.word != words[0] {
			continue
		}
		rest := words[1:]
		if g.tail != "" {
			if len(rest) == 0 || " "+rest[len(rest)-1] != g.tail {
				continue
			}
			rest = rest[:len(rest)-1]
		}
		act := Act{Verb: g.verb}
		ok := readArgument(g.a, &rest, &act.A) && readArgument(g.b, &rest, &act.B)
		if ok && len(rest) == 0 {
			return act.Move(), nil
		}
	}
	return 0, &game.Illegal{Reason: game.ReasonUnknownMove}
}

// readArgument takes an argument off the front of the words. It returns false if there is no valid one.
func readArgument(kind argument, words *[]string, x *uint8) bool {
	if kind == noArgument || kind == optionalNumber && len(*words) == 0 {
		return true
	}
	if len(*words) == 0 {
		return false
	}
	word := (*words)[0]
	*words = (*words)[1:]
	if kind == cardArgument {
		*x = uint8(ByID(word))
		return *x != 0
	}
	// Exactly one digit: "03" or "+3" would be another text for the same move.
	if len(word) != 1 || word[0] < '1' || word[0] > '9' {
		return false
	}
	*x = word[0] - '0'
	return true
}
