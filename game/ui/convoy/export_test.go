package convoy

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// shown is what a picture of the table is made of.
type shown struct {
	*skin.Picture
	model *board.Model
	frame *board.Layout
	open  panel.Open
	over  *panel.Layout
}

func seen(p scene.Picture) shown {
	q := p.(*skin.Picture)
	l := q.Table.(*tableLayout)
	return shown{q, l.Model, l.Layout, q.Open, q.Above}
}

// base returns the Base of a session that shows the present.
func base(s *table.Session, v *rules.View) *skin.Base[*rules.View] {
	return &skin.Base[*rules.View]{Voice: voice.English(), Session: s, View: v}
}

// Prompted returns the lines of a picture's prompt.
func Prompted(p scene.Picture) []string { return seen(p).model.Prompt.Lines }

// Brief returns the short form of the prompt, for windows with little room.
func Brief(p scene.Picture) []string { return seen(p).model.Prompt.Brief }

// DoneLabel returns the label of the button that ends a phase, or "" if there is none.
func DoneLabel(p scene.Picture) string {
	for _, b := range seen(p).model.Buttons {
		if b.ID == "done" {
			return b.Label
		}
	}
	return ""
}

// Gold returns the ids of the table's buttons that stand out as main ones.
func Gold(p scene.Picture) (ids []string) {
	for _, b := range seen(p).model.Buttons {
		if b.Style == panel.StyleMain {
			ids = append(ids, b.ID)
		}
	}
	return ids
}

// Aimed returns the cities that a picture shows as pointed at.
func Aimed(p scene.Picture) (cities []int) {
	for _, c := range seen(p).model.Cities {
		if c.Aimed {
			cities = append(cities, c.N)
		}
	}
	return cities
}

// Forecasts returns the forecasts that a picture shows, by city and side.
func Forecasts(p scene.Picture) [5][2]string {
	var list [5][2]string
	for i := range seen(p).model.Cities {
		c := &seen(p).model.Cities[i]
		list[i] = [2]string{c.Moloch.Forecast, c.Outpost.Forecast}
	}
	return list
}

// Begin seats a person at a side and the computer at the other.
func Begin(t testing.TB, person game.Seat, seed string) *table.Session {
	t.Helper()
	s, err := table.Begin(think.Rules{}, func(game.Game) table.Voice { return voice.English() },
		table.Against(think.Rules{}, person, "3"), seed)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// PlayOn has the greedy player decide for whoever is to move.
func PlayOn(t testing.TB, s *table.Session) {
	t.Helper()
	packed, seed := s.TurnView()
	_, view, err := think.Rules{}.Unpack(packed)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Play(bot.Greedy(think.Rules{}, view, game.SeedOf(seed)).Move); err != nil {
		t.Fatal(err)
	}
}

// InBattle reports whether a picture is the scene of a battle in which a choice is open.
func InBattle(p scene.Picture) bool {
	b := seen(p).model.Battle
	return b != nil && b.Asks != "" && b.Skip == ""
}

// Taken returns the districts, by city and number, that a picture shows as taken.
func Taken(p scene.Picture) (list []table.Spot) {
	for _, c := range seen(p).model.Cities {
		for i, d := range c.Districts {
			if d.Taken {
				list = append(list, voice.District(rules.City(c.N), i+1))
			}
		}
	}
	return list
}
