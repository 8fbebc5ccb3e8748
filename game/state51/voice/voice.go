// Package voice puts 51st State into words: names of factions and cards, moves, events, prompts and refusals, all from
// the catalogue. It implements table.Voice and has no rules.
//
// Moves are made with these spots. Cards in a hand, the row or the discard pile have their id. What is in play, with
// agreements and spoils, is a piece with the card's id, and a faction contact is a piece with its own id. Tokens are
// parts of a settlement, "SEAT-PURSE-KIND", such as "a-base-fuel".
package voice

import (
	"embed"
	"strings"

	"onelongnight/game"
	"onelongnight/game/state51"
	"onelongnight/game/state51/foresee"
	"onelongnight/game/table"
	"onelongnight/game/words"
)

// Voice speaks one language.
type Voice struct {
	table.Terse
	*words.Catalogue
}

// Good returns a number of a good in words. Victory tokens are given as the points that they are worth.
func (v *Voice) Good(k state51.Good, n int) string {
	if value := k.Value(); value > 0 {
		k, n = state51.VP, n*value
	}
	return v.T("good."+k.String(), "n", n)
}

// Goods lists goods, with equal ones that follow each other as a number.
func (v *Voice) Goods(goods []state51.Good) string {
	list := ""
	for i := 0; i < len(goods); {
		n := 1
		for i+n < len(goods) && goods[i+n] == goods[i] {
			n++
		}
		if list != "" {
			list += ", "
		}
		list += v.Good(goods[i], n)
		i += n
	}
	return list
}

// For returns the voice for one game, which knows who has which seat.
func (v *Voice) For(g game.Game) *Speaker {
	bare, _ := state51.Of(g)
	return &Speaker{v, bare}
}

// Speaker is the voice for one game.
type Speaker struct {
	*Voice
	game *state51.Game
}

var _ interface {
	table.Voice
	table.Guide
} = (*Speaker)(nil)

// Card returns a card's name, which all copies share, or "" if there is no such card.
func (s *Speaker) Card(c state51.Card) string {
	if c == state51.NoCard || c > state51.CardCount {
		return ""
	}
	return s.T("card." + s.game.Data().Of(c).ID)
}

// Side returns the name of a seat's faction.
func (s *Speaker) Side(seat game.Seat) string {
	if int(seat) >= len(s.game.Seats()) {
		return ""
	}
	return s.T("faction." + s.game.Base(seat).ID)
}

func (s *Speaker) Refusal(st game.State, err *game.Illegal) string {
	act := state51.ActOf(err.Move)
	card := state51.Card(act.A)
	if act.Verb == state51.DoRedevelop && (err.Reason == state51.NotInPlay || err.Reason == state51.NotYours) {
		card = state51.Card(act.B)
	}
	if act.Verb == state51.DoRedevelop && state51.Card(act.B) == state51.NoCard { // its lane was touched
		if lost := s.AllLosses(st.View(st.Turn()).(*state51.View), state51.Card(act.A)); len(lost) > 0 {
			return strings.Join(lost, "\n") // the prompt says what is to be touched
		}
		return s.T("prompt.place.body")
	}
	if err.Reason == state51.NotALocation && s.game.Data().Of(card).Kind == state51.Contact {
		return s.T("refused.contact", "card", s.Card(card))
	}
	if err.Reason == state51.OutOfReach {
		return s.outOfReach(st.View(st.Turn()).(*state51.View), card)
	}
	return s.T("illegal."+err.Reason, "card", s.Card(card))
}

// outOfReach tells how far a location is, and how far the asked seat reaches in the three ways to play it (7.1).
func (s *Speaker) outOfReach(v *state51.View, c state51.Card) string {
	return s.T("illegal.out-of-reach", "card", s.Card(c), "need", s.game.Data().Of(c).Distance,
		"pillage", v.Reach(c, state51.Red), "cooperate", v.Reach(c, state51.Blue), "annex", v.Reach(c, state51.Grey))
}

//go:embed en.txt
var en string

//go:embed fr.txt hu.txt pl.txt
var others embed.FS

// Others returns the game's texts in all languages but English, like words.Others for the table's.
func Others() map[string]string { return words.Files(others) }

// Languages makes the game's voice for English, or for another language from the table's file and the game's.
var Languages = words.Spoken[*Voice]{Text: &en, Of: func(c *words.Catalogue) *Voice { return &Voice{Catalogue: c} }}

// English returns the English voice.
func English() *Voice { return Languages.English() }

// Losses says what a seat loses if a location of its hand replaces one in play, in a sentence each, lasting losses
// first. Lasting reports whether there are any of these.
func (s *Speaker) Losses(v *state51.View, seat game.Seat, old, new state51.Card) (list []string, lasting bool) {
	lost := foresee.Lost(v, seat, old, new)
	if e := lost.Effect; e != nil {
		list = append(list, s.T("lose", "card", s.Card(old), "what", s.lost(e)))
	}
	if lost.Crowd > 0 {
		list = append(list, s.T("lose.room", "n", lost.Crowd))
	}
	if len(lost.Stored) > 0 {
		list = append(list, s.T("lose.stored", "goods", s.Goods(lost.Stored)))
	}
	comes := lost.Comes
	for range lost.Points {
		comes = append(comes, state51.VP)
	}
	if len(comes) > 0 {
		list = append(list, s.T("lose.comes", "goods", s.Goods(comes)))
	}
	return list, lost.Lasting()
}

// lost says what is lost with an effect.
func (s *Speaker) lost(e *state51.Effect) string {
	key := "lose." + e.Do.String()
	switch {
	case e.Do == state51.Slots && e.Spoils:
		key += ".spoils"
	case e.Do == state51.Combine:
		key = "lose." + state51.DoAct.String()
	}
	return s.T(key, "goods", s.Goods(e.Gain), "n", e.N, "type", s.T("type."+e.Type.String()))
}

// mostLosses is how many locations have their losses listed one by one.
const mostLosses = 3

// AllLosses says, for each location in play that a card of the hand could replace, what would be lost, on a line each.
// If there are many of them, one line says it for all. There are none if nothing can be replaced.
func (s *Speaker) AllLosses(v *state51.View, card state51.Card) (list []string) {
	for rest := v.Seats[v.Who].Locations; !rest.Empty(); {
		old := rest.Pop()
		if v.Refusal(state51.Act{Verb: state51.DoRedevelop, A: uint8(card), B: uint8(old)}.Move()) == "" {
			said, _ := s.Losses(v, v.Who, old, card)
			list = append(list, strings.Join(said, " "))
		}
	}
	if len(list) > mostLosses {
		return []string{s.T("lose.any")}
	}
	return list
}
