// Package voice puts Last Aurora into words: the names of cards, what can be done, what happens, and why a move is
// refused, all out of the catalogue. It judges no rule.
//
// The things on the table that moves are made with are these spots: cards of the slots, of the discard pile and
// objects in hand as cards by their id; survivors, trucks, trailers and enemies as pieces by theirs; spaces of the map
// as places "space-N"; places of a convoy as parts "SEAT-PLACE", such as "red-2t1"; edges as parts "edge-ID"; target
// boxes as parts "box-ENEMY-LETTER".
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

// Token is so many of a token.
func (v *Voice) Token(t aurora.Token, n int) string { return v.T("token."+t.String(), "n", n) }

// Object is the name of an object.
func (v *Voice) Object(o aurora.Object) string {
	if o == aurora.NoObject || int(o) > aurora.ObjectCount {
		return ""
	}
	return v.T("card." + o.String())
}

// For is the voice for one game: who sits where is known from it.
func (v *Voice) For(g game.Game) *Speaker {
	bare, _ := aurora.Of(g)
	return &Speaker{v, bare}
}

// Speaker is a voice at a table.
type Speaker struct {
	*Voice
	game *aurora.Game
}

var _ interface {
	table.Voice
	table.Guide
} = (*Speaker)(nil)

// Card is a card's name; "" for none.
func (s *Speaker) Card(c aurora.Card) string {
	if c == aurora.NoCard || c > aurora.CardCount {
		return ""
	}
	x := s.game.Data().Of(c)
	return s.T("card."+x.Name(), "n", x.ID[len(x.ID)-1:])
}

// Side is what a seat is called: a colour, or the Automa.
func (s *Speaker) Side(seat game.Seat) string {
	if int(seat) >= len(s.game.Seats()) {
		return ""
	}
	return s.T("side." + game.SeatName(s.game, seat))
}

// Refusal says why a move is not legal.
func (s *Speaker) Refusal(state game.State, err *game.Illegal) string {
	act := aurora.ActOf(err.Move)
	key := "illegal." + err.Reason
	card := s.T("refusal.this") // reasons that speak of a card go with moves that name one
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
	case aurora.VerbHit, aurora.VerbRepair:
		if err.Reason == "not-offered" { // of equal places the first is
			key = "refusal.alike"
		}
	case aurora.VerbFire:
		card = s.Card(aurora.Card(act.B))
	case aurora.VerbMine:
		card = s.Object(aurora.Mine)
	case aurora.VerbJackal:
		card = s.T("card.jackal")
	case aurora.VerbMedic:
		if card = s.Card(aurora.Card(act.A)); err.Reason == "already-used" { // he has helped, and not who is named
			card = s.T("card.medic")
		}
	case aurora.VerbPass, aurora.VerbFeed, aurora.VerbUse, aurora.VerbBoost, aurora.VerbLose, aurora.VerbPick,
		aurora.VerbSalvage, aurora.VerbIgnore, aurora.VerbLift:
		card = s.Card(aurora.Card(act.A))
		if act.Verb == aurora.VerbUse && err.Reason == "already-used" {
			key = "refusal.goes"
		}
	}
	return s.T(key, "card", card)
}

// fires tells whether a shot can be fired now, with which an object goes off that is not played by itself.
func fires(state game.State) bool {
	s, ok := state.(*aurora.State)
	return ok && s.View(s.Turn()).(*aurora.View).Offers(aurora.VerbFire)
}

// phases are when an object is played, as far as that is a time of a round.
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
var english string

//go:embed fr.txt hu.txt pl.txt
var others embed.FS

// Others returns the game's texts in all languages but English, like words.Others for the table's.
func Others() map[string]string { return words.Files(others) }

// Languages makes Last Aurora speak: English, or from the table's own file and the game's.
var Languages = words.Spoken[*Voice]{Text: &english,
	Of: func(c *words.Catalogue) *Voice { return &Voice{Catalogue: c} }}

// English is Last Aurora in English.
func English() *Voice { return Languages.English() }
