// Package voice puts The Convoy into words: names, moves, events, prompts and refusals, all from the catalogue. It also
// says which things on the table a move is made with. It implements table.Voice and has no rules.
package voice

import (
	"embed"
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/table"
	"onelongnight/game/words"
)

// Voice speaks one language.
type Voice struct {
	table.Terse
	*words.Catalogue
}

// Key returns a card's key in the catalogue: its name without the number of the copy.
func Key(c convoy.Card) string {
	id := c.ID()
	if at := strings.LastIndexByte(id, '-'); at > 0 && at == len(id)-2 && id[at+1] >= '0' && id[at+1] <= '9' {
		return id[:at]
	}
	return id
}

// Card returns a card's name, which its copies share, or "" for NoCard.
func (v *Voice) Card(c convoy.Card) string {
	if c == convoy.NoCard {
		return ""
	}
	return v.T("card." + Key(c))
}

// For returns the voice for one game. All games have the same setup.
func (v *Voice) For(game.Game) *Voice { return v }

// Text returns what a card's face says.
func (v *Voice) Text(c convoy.Card) string { return v.T("text." + Key(c)) }

func (v *Voice) City(c convoy.City) string { return v.T("city." + strconv.Itoa(int(c))) }

// Side returns a side's name.
func (v *Voice) Side(seat game.Seat) string {
	if seat == convoy.Moloch {
		return v.T("side.moloch")
	}
	return v.T("side.outpost")
}

// Trigger says when a card's ability works: entry, aura, pay, win, once, instant, module or none.
func Trigger(c convoy.Card) string {
	d := c.Printed()
	switch {
	case d.Kind == convoy.Instant:
		return "instant"
	case d.Kind == convoy.StrengthModule:
		return "module"
	case len(d.Entry) > 0:
		return "entry"
	case len(d.Pay) > 0:
		return "pay"
	case len(d.Win) > 0:
		return "win"
	case d.OnceMove:
		return "once"
	case d.Aura:
		return "aura"
	}
	return "none"
}

// Support returns a city's support in words, with its cost, or "" if the city has none.
func (v *Voice) Support(view *convoy.View, c convoy.City) string {
	key := "support." + strconv.Itoa(int(c))
	if !v.Has(key) {
		return ""
	}
	n := int(c.Printed().SupportCost)
	if c == view.Active {
		n = view.SupportCost()
	}
	if n == 0 {
		return v.T("support.free." + strconv.Itoa(int(c)))
	}
	return v.T(key, "n", n)
}

func (v *Voice) cardOrBlank(c convoy.Card) string {
	if !c.Valid() {
		return ""
	}
	return v.Card(c)
}

func (v *Voice) cityOrBlank(c convoy.City) string {
	if c < convoy.ZiggyOne || c > convoy.NewYork {
		return ""
	}
	return v.City(c)
}

// Ending tells a side how a game ended: a big word, and the reason.
func (v *Voice) Ending(r game.Result, human game.Seat) (title, why string) {
	title, outcome := v.T("end.lost"), "lost"
	if r.Won(human) {
		title, outcome = v.T("end.won"), "won"
	}
	key := "end." + r.Why
	if !v.Has(key) {
		key += "." + outcome
	}
	return title, v.T(key)
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

// Refusal says why a move is not legal and, if the position tells that, what is.
func (v *Voice) Refusal(s game.State, err *game.Illegal) string {
	act := convoy.ActOf(err.Move)
	card, other, city := convoy.NoCard, convoy.NoCard, convoy.City(act.B)
	switch act.Verb {
	case convoy.DoCity, convoy.DoDistrict:
		city = convoy.City(act.A)
	case convoy.DoAttach:
		card, other = convoy.Card(act.A), convoy.Card(act.B)
	case convoy.DoPlay, convoy.DoInstant, convoy.DoUse, convoy.DoDiscard, convoy.DoPick, convoy.DoPickModule,
		convoy.DoFirst, convoy.DoMill:
		card = convoy.Card(act.A)
	}
	st, _ := s.(*convoy.State)
	card = atFault(st, err.Reason, act, card)
	args := []any{"card", v.cardOrBlank(card), "other", v.cardOrBlank(other), "city", v.cityOrBlank(city)}
	key := "illegal." + err.Reason
	if st != nil {
		more, extra := v.circumstance(&st.Public, err.Reason, act, card)
		if v.Has(key + more) {
			key, args = key+more, append(args, extra...)
		}
	}
	return v.T(key, args...)
}

// atFault returns the card that a refusal is about. That is usually the one that is played; if a robot is not in play,
// the robot; in a module phase, the unit's module.
func atFault(s *convoy.State, reason string, act convoy.Act, played convoy.Card) convoy.Card {
	switch why := convoy.Reason(reason); {
	case act.Verb == convoy.DoAttach && why == convoy.NotInPlay:
		return convoy.Card(act.B)
	case s == nil || act.Verb != convoy.DoUse || s.Phase != convoy.MolochModules && s.Phase != convoy.OutpostModules:
	case why == convoy.NoTarget || why == convoy.Disabled:
		return s.Units[played].Module
	}
	return played
}

// circumstance returns the end of a refusal's key, which depends on the position, and more values for its places.
func (v *Voice) circumstance(s *convoy.Public, reason string, act convoy.Act, card convoy.Card) (end string,
	args []any) {
	f := s.Asked()
	switch convoy.Reason(reason) {
	case convoy.WrongMoment:
		switch {
		case f != nil:
			return ".choice", nil
		case act.Verb == convoy.DoAttach:
			return ".module", nil
		}
		return "." + s.Phase.String(), nil
	case convoy.NotOffered:
		if f != nil && f.Cause != convoy.NoCard && act.Verb == convoy.DoPick {
			return ".cause", []any{"cause", v.Card(f.Cause), "text", v.Text(f.Cause)}
		}
	case convoy.NoTarget:
		if act.Verb == convoy.DoInstant || act.Verb == convoy.DoUse {
			return ".text", []any{"text", v.Text(card)}
		}
	}
	return "", nil
}
