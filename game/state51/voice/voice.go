// Package voice puts 51st State into words: names of factions and cards, moves, events, prompts and refusals, all from
// the catalogue. It implements table.Voice, and contains no rules.
//
// Moves are made with these spots. Cards in hand, row and discard pile have their id. What is in play (agreements and
// spoils too) is a piece with the card's id, a faction contact a piece with its own. Tokens are parts of a settlement,
// "SEAT-PURSE-KIND", such as "a-base-fuel".
package voice

import (
	"embed"
	"strings"

	"onelongnight/game"
	"onelongnight/game/state51"
	"onelongnight/game/table"
	"onelongnight/game/words"
)

var (
	//go:embed en.txt
	english string
	//go:embed fr.txt hu.txt pl.txt
	others embed.FS
)

// Others returns the game's texts in all languages but English, like words.Others for the table's.
func Others() map[string]string { return words.Files(others) }

// Voice speaks one language.
type Voice struct {
	table.Terse
	*words.Catalogue
}

var spoken = words.Spoken[*Voice]{Text: &english, Of: func(c *words.Catalogue) *Voice { return &Voice{Catalogue: c} }}

// English is 51st State in English.
func English() *Voice { return spoken.English() }

// In is 51st State in a language: English, or from the table's own file and the game's.
func In(lang, shared, own string) (*Voice, error) { return spoken.In(lang, shared, own) }

// Good returns a number of a good in words; victory tokens are given as the points they are worth.
func (v *Voice) Good(k state51.Good, n int) string {
	if value := k.Value(); value > 0 {
		k, n = state51.VP, n*value
	}
	return v.T("good."+k.String(), "n", n)
}

// Goods lists goods, grouping equal ones.
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

// Card returns a card's name, which its copies share; "" for none.
func (s *Speaker) Card(c state51.Card) string {
	if c == state51.NoCard || c > state51.CardCount {
		return ""
	}
	return s.T("card." + s.game.Data().Of(c).ID)
}

// Side returns a seat's faction.
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
		lost := s.AllLosses(st.View(st.Turn()).(*state51.View), state51.Card(act.A))
		return strings.Join(append([]string{s.T("prompt.place.body")}, lost...), " ")
	}
	if err.Reason == state51.NotALocation && s.game.Data().Of(card).Kind == state51.Contact {
		return s.T("refused.contact", "card", s.Card(card))
	}
	return s.T("illegal."+err.Reason, "card", s.Card(card))
}
