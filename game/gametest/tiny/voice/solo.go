package voice

import (
	"onelongnight/game"
	"onelongnight/game/gametest/tiny/solo"
	"onelongnight/game/table"
)

// Solo is the voice of tiny solo.
type Solo struct{ shared }

// NewSolo returns the voice in English.
func NewSolo(g game.Game) table.Voice { return &Solo{shared{Catalogue: Catalogue(), game: g}} }

// SoloIn returns the voices in a language of words.Languages.
func SoloIn(lang string) table.Speaker {
	c := titled(lang, "title.solo")
	return func(g game.Game) table.Voice { return &Solo{shared{Catalogue: c, game: g}} }
}

// Place returns the spot of a place with a number.
func Place(place int) table.Spot { return table.KindPlace.Spot(solo.PlaceName(place)) }

// Label returns "Go to c4".
func (v *Solo) Label(_ game.View, m game.Move) string {
	return v.T("tiny.go", "place", solo.PlaceName(solo.Place(m)))
}

// Path returns the place.
func (*Solo) Path(_ game.View, m game.Move) []table.Spot {
	return []table.Spot{Place(solo.Place(m))}
}

// Groups returns the one group.
func (*Solo) Groups() []string { return []string{"map"} }

// Group returns "map".
func (*Solo) Group(game.Move) string { return "map" }

// Attempt returns the move that goes where somebody points.
func (v *Solo) Attempt(_ game.View, path []table.Spot) (game.Move, bool) {
	last := path[len(path)-1]
	m, err := v.game.ParseMove("go " + last.ID)
	return m, err == nil && last.Kind == table.KindPlace
}

// Prompt says how far it is.
func (v *Solo) Prompt(view game.View) (heading string, body []string) {
	s := view.(*solo.View)
	if s.Turn() == game.NoSeat {
		return v.T("tiny.over"), nil
	}
	hunter := solo.PlaceName(int(s.Hunter))
	return v.T("tiny.yours"), []string{v.T("tiny.map", "n", int(s.Left), "points", int(s.Points), "place", hunter)}
}

// Sentence says what happened.
func (v *Solo) Sentence(e game.Event, _ game.Seat) string {
	switch e := e.(type) {
	case solo.Stepped:
		return v.T("tiny.goes", "side", v.Side(e.Seat), "place", solo.PlaceName(e.To))
	case solo.Hunted:
		return v.T("tiny.goes", "side", v.Side(e.Seat), "place", solo.PlaceName(e.To))
	case solo.Gathered:
		return v.T("tiny.gathers", "side", v.Side(e.Seat), "n", e.N)
	}
	return ""
}

// FirstHint implements table.Voice.
func (v *Solo) FirstHint(view game.View, _ []game.Move, name string) (said string, of []table.Spot) {
	s := view.(*solo.View)
	at := int(s.Hunter)
	if name == "gather" {
		at = s.Nearest()
	}
	return v.T("tiny.first." + name), []table.Spot{Place(at)}
}

// Achievements implements table.Voice.
func (*Solo) Achievements() []string { return []string{"full-bag", "through-the-storm"} }

// Done implements table.Voice.
func (v *Solo) Done(_ game.View, r game.Result, _ []table.Line) (done []string) {
	if r.Score[solo.Walker] >= 12 {
		done = append(done, "full-bag")
	}
	if r.Won(solo.Walker) && game.GradeOf(v.game) == "storm" {
		done = append(done, "through-the-storm")
	}
	return done
}
