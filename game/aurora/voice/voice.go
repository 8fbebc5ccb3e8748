// Package voice puts Last Aurora into words: the names of cards, what can be done, what happens, and why a move is
// refused, all from the catalogue. It decides no rule.
//
// The things on the table that moves are made with have these spots: cards in slots and in the discard pile, and
// objects in hand, are cards with their ids; survivors, trucks, trailers and enemies are pieces with theirs; spaces of
// the map are places "space-N"; places of a convoy are parts "SEAT-PLACE", such as "red-2t1"; edges are parts
// "edge-ID"; target boxes are parts "box-ENEMY-LETTER".
package voice

import (
	"embed"
	"strings"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/table"
	"onelongnight/game/words"
)

// Voice speaks one language.
type Voice struct {
	table.Terse
	*words.Catalogue
}

// Token returns a number of tokens of a kind in words.
func (v *Voice) Token(t aurora.Token, n int) string { return v.T("token."+t.String(), "n", n) }

// Object returns the name of an object, "" for NoObject.
func (v *Voice) Object(o aurora.Object) string {
	if o == aurora.NoObject || int(o) > aurora.ObjectCount {
		return ""
	}
	return v.T("card." + o.String())
}

// For returns the voice for one game, which knows its seats.
func (v *Voice) For(g game.Game) *Speaker {
	bare, _ := aurora.Of(g)
	return &Speaker{v, bare}
}

// Speaker is the voice at one table.
type Speaker struct {
	*Voice
	game *aurora.Game
}

var _ interface {
	table.Voice
	table.Guide
} = (*Speaker)(nil)

// Card returns a card's name, "" for NoCard.
func (s *Speaker) Card(c aurora.Card) string {
	if c == aurora.NoCard || c > aurora.CardCount {
		return ""
	}
	x := s.game.Data().Of(c)
	return s.T("card."+x.Name(), "n", x.ID[len(x.ID)-1:])
}

// Side returns what a seat is called: a colour, or the Automa.
func (s *Speaker) Side(seat game.Seat) string {
	if int(seat) >= len(s.game.Seats()) {
		return ""
	}
	return s.T("side." + game.SeatName(s.game, seat))
}

// Refusal returns why a move is not legal.
func (s *Speaker) Refusal(state game.State, err *game.Illegal) string {
	act := aurora.ActOf(err.Move)
	key := "illegal." + err.Reason
	card := s.T("refusal.this") // for moves that name no card
	switch act.Verb {
	case aurora.VerbObject, aurora.VerbDiscard, aurora.VerbGive:
		o := aurora.Object(act.A)
		if o == aurora.Mine && err.Reason == "wrong-phase" {
			return s.T("refusal.mine", "card", s.Object(o))
		}
		if o == aurora.Incendiary && err.Reason == "no-effect" && fires(state) {
			return s.T("refusal.incendiary", "card", s.Object(o))
		}
		if list := s.phases(o); err.Reason == "wrong-phase" && len(list) > 0 {
			return s.T("refusal.phase", "card", s.Object(o), "n", len(list), "list", strings.Join(list, ", "))
		}
		card = s.Object(o)
	case aurora.VerbExplore:
		if err.Reason == "wrong-moment" {
			return s.T("refusal.chosen")
		}
	case aurora.VerbFire:
		card = s.Card(aurora.Card(act.B))
	case aurora.VerbMine:
		card = s.Object(aurora.Mine)
	case aurora.VerbJackal:
		card = s.T("card.jackal")
	case aurora.VerbMedic:
		if card = s.Card(aurora.Card(act.A)); err.Reason == "already-used" { // the Medic is used up, not who is named
			card = s.T("card.medic")
		}
	case aurora.VerbPass, aurora.VerbFeed, aurora.VerbUse, aurora.VerbBoost, aurora.VerbLose, aurora.VerbPick,
		aurora.VerbSalvage, aurora.VerbIgnore, aurora.VerbLift:
		if act.Verb == aurora.VerbPass && aurora.Card(act.A) == aurora.NoCard {
			return s.T("refusal.pass")
		}
		card = s.Card(aurora.Card(act.A))
		if act.Verb == aurora.VerbUse && err.Reason == "already-used" {
			key = "refusal.goes"
		}
	}
	return s.T(key, "card", card)
}

// fires reports whether a shot can be fired now, which is the only use of an incendiary.
func fires(state game.State) bool {
	s, ok := state.(*aurora.State)
	return ok && s.View(s.Turn()).(*aurora.View).Offers(aurora.VerbFire)
}

// phases returns the names of the phases in which an object is played, leaving out times that are no phase.
func (s *Speaker) phases(o aurora.Object) (list []string) {
	if o == aurora.NoObject || int(o) > aurora.ObjectCount {
		return nil
	}
	for _, phase := range s.game.Data().Phases(o) {
		if key := "phase." + phase; s.Has(key) {
			list = append(list, s.T(key))
		}
	}
	return list
}

//go:embed en.txt
var en string

//go:embed fr.txt hu.txt pl.txt
var others embed.FS

// Others returns the game's texts in all languages but English, as words.Others does for the table's.
func Others() map[string]string { return words.Files(others) }

// Languages is Last Aurora in every language: English is built in, the others come from the table's texts and the
// game's.
var Languages = words.Spoken[*Voice]{Text: &en, Of: func(c *words.Catalogue) *Voice { return &Voice{Catalogue: c} }}

// English returns Last Aurora in English.
func English() *Voice { return Languages.English() }
