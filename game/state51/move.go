package state51

import (
	"strings"

	"onelongnight/game"
)

// Verb is the kind of a move.
type Verb uint8

// The verbs are those of the protocol. Verbs with the same word differ in their arguments.
const (
	DoDiscard      Verb = iota + 1 // A: card
	DoTake                         // A: card of the row
	DoTakeDeck                     //
	DoStrike                       // A: card of the row
	DoKeepCard                     // A: card
	DoCash                         // A: spoil
	DoDone                         //
	DoPillage                      // A: card
	DoCooperate                    // A: card
	DoAnnex                        // A: card
	DoRedevelop                    // A: card, B: location
	DoLead                         // A: card
	DoSwap                         //
	DoWork                         // A: location or leader
	DoVisit                        // A: location
	DoHire                         // A: resource
	DoPass                         //
	DoDrop                         // A: agreement or spoil
	DoStore                        // A: resource
	DoPlace                        // A: location, B: resource
	DoUseToken                     // A: token
	DoUseCard                      // A: card
	DoUseContact                   // A: faction contact, see contactIndex
	DoWith                         // A: RedevelopMeans
	DoPay                          // A: Purse, B: resource
	DoGive                         // A: agreement
	DoRob                          // A: seat, B: resource
	DoKeepResource                 // A: resource
)

// Purse is where resources are paid from (7.4).
type Purse uint8

const (
	FromBase Purse = iota
	FromStore
	FromLeader
	purseCount
)

// argument is the kind of a word that follows the verb in a move's text.
type argument uint8

const (
	noArgument argument = iota
	cardArgument
	resourceArgument
	tokenArgument   // of a contact token
	contactArgument // of a faction contact
	meanArgument
	purseArgument
	seatArgument
)

// grammar is how each verb is written, and which arguments it has.
var grammar = [...]struct {
	word string
	args [2]argument
}{
	DoDiscard: {"discard", [2]argument{cardArgument}}, DoTake: {"take", [2]argument{cardArgument}},
	DoTakeDeck: {word: "take deck"}, DoStrike: {"strike", [2]argument{cardArgument}},
	DoKeepCard: {"keep", [2]argument{cardArgument}}, DoCash: {"cash", [2]argument{cardArgument}},
	DoDone:    {word: "done"},
	DoPillage: {"pillage", [2]argument{cardArgument}}, DoCooperate: {"cooperate", [2]argument{cardArgument}},
	DoAnnex: {"annex", [2]argument{cardArgument}}, DoRedevelop: {"redevelop", [2]argument{cardArgument, cardArgument}},
	DoLead: {"lead", [2]argument{cardArgument}}, DoSwap: {word: "swap"}, DoWork: {"work", [2]argument{cardArgument}},
	DoVisit: {"visit", [2]argument{cardArgument}}, DoHire: {"hire", [2]argument{resourceArgument}},
	DoPass: {word: "pass"},
	DoDrop: {"drop", [2]argument{cardArgument}}, DoStore: {"store", [2]argument{resourceArgument}},
	DoPlace:    {"place", [2]argument{cardArgument, resourceArgument}},
	DoUseToken: {"use", [2]argument{tokenArgument}}, DoUseCard: {"use", [2]argument{cardArgument}},
	DoUseContact: {"use", [2]argument{contactArgument}}, DoWith: {"with", [2]argument{meanArgument}},
	DoPay: {"pay", [2]argument{purseArgument, resourceArgument}}, DoGive: {"give", [2]argument{cardArgument}},
	DoRob:          {"rob", [2]argument{seatArgument, resourceArgument}},
	DoKeepResource: {"keep", [2]argument{resourceArgument}},
}

// Act is a move in its parts.
type Act = game.Act[Verb]

// ActOf returns the parts of a move.
func ActOf(m game.Move) Act { return game.ActOf[Verb](m) }

// String returns the verb as the protocol writes it.
func (v Verb) String() string { return grammar[v].word }

const lastVerb = DoKeepResource

// names returns the words that an argument can be, in the order of its values, and the first of these values.
func (g *Game) names(k argument) (names []string, from uint8) {
	switch k {
	case cardArgument:
		return g.data.ids[1:], 1
	case resourceArgument:
		return goodNames[:ResourceCount], 0
	case tokenArgument:
		return goodNames[Red1 : Wild3+1], uint8(Red1)
	case contactArgument:
		return g.data.contactIDs[:], 0
	case meanArgument:
		return redevelopMeansNames[1:], 1
	case purseArgument:
		return purseNames[:], 0
	case seatArgument:
		return seatNames[:len(g.seats)], 0
	}
	return nil, 0
}

// holds reports whether a value is valid for a kind of argument.
func (g *Game) holds(k argument, x uint8) bool {
	names, from := g.names(k)
	if names == nil {
		return x == 0
	}
	return x >= from && int(x-from) < len(names)
}

// wellFormed reports whether an act has exactly the arguments of its verb. No two well-formed moves have the same text.
func (g *Game) wellFormed(a Act) bool {
	if a.Verb == 0 || a.Verb > lastVerb {
		return false
	}
	args := &grammar[a.Verb].args
	return g.holds(args[0], a.A) && g.holds(args[1], a.B) && a.C == 0
}

// MoveText returns a move as the protocol writes it, or "?" if it is not well formed.
func (g *Game) MoveText(m game.Move) string {
	act := ActOf(m)
	if !g.wellFormed(act) {
		return "?"
	}
	entry := &grammar[act.Verb]
	text := entry.word
	for i, x := range [...]uint8{act.A, act.B} {
		if names, from := g.names(entry.args[i]); names != nil {
			text += " " + names[x-from]
		}
	}
	return text
}

// ParseMove reads a move that MoveText has written.
func (g *Game) ParseMove(text string) (game.Move, error) {
	for verb := Verb(1); verb <= lastVerb; verb++ {
		if act, ok := g.parse(verb, text); ok {
			return act.Move(), nil
		}
	}
	return 0, &game.Illegal{Reason: game.ReasonUnknownMove}
}

func (g *Game) parse(verb Verb, text string) (act Act, ok bool) {
	entry := &grammar[verb]
	rest, ok := strings.CutPrefix(text, entry.word)
	act.Verb = verb
	for i, x := range [...]*uint8{&act.A, &act.B} {
		names, from := g.names(entry.args[i])
		if names == nil || !ok {
			continue
		}
		var word string
		if rest, ok = strings.CutPrefix(rest, " "); ok {
			if word, rest, _ = strings.Cut(rest, " "); rest != "" {
				rest = " " + rest
			}
			*x, ok = indexOf(names, word)
			*x += from
		}
	}
	return act, ok && rest == ""
}

// indexOf returns the index of a word in a list, and whether it is there.
func indexOf(names []string, word string) (uint8, bool) {
	for i, n := range names {
		if n == word {
			return uint8(i), true
		}
	}
	return 0, false
}
