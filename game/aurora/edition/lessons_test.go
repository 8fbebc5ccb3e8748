package edition_test

import (
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/edition"
	"onelongnight/game/aurora/think"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/mission"
	"onelongnight/game/table"
)

// lessons is what the checks of all games' missions know of these.
var lessons = &editiontest.Lessons{Rules: think.Rules{}, List: edition.Lessons(), Texts: edition.MissionTexts(),
	Voice: func(g game.Game) table.Voice { return voice.English().For(g) }, Table: onTable}

// onTable is what can be seen where a lesson stands: cards in slots, objects in hand, crews, vehicles and enemies, the
// places of the own convoy, the spaces of the map, and the other side.
func onTable(l *editiontest.Sitting) (list []table.Spot) {
	v := l.State.View(l.Seat).(*aurora.View)
	g := v.Game()
	d := g.Data()
	for _, slot := range v.Slots {
		list = append(list, table.KindCard.Spot(d.ID(slot.Card)))
	}
	for _, o := range v.Handy() {
		list = append(list, table.KindCard.Spot(o.String()))
	}
	for i := range v.Convoys {
		c := &v.Convoys[i]
		for _, m := range c.Crew {
			list = append(list, table.KindPiece.Spot(d.ID(m.Card)))
		}
		for _, card := range c.Cars {
			list = append(list, table.KindPiece.Spot(d.ID(card)))
		}
	}
	for _, f := range v.Foes {
		list = append(list, table.KindPiece.Spot(d.ID(f.Card)))
	}
	for at := aurora.Spot(0); at < aurora.Spots; at++ {
		if v.KindAt(l.Seat, at) != aurora.NoPlace {
			list = append(list, voice.PlaceSpot(g, l.Seat, at))
		}
	}
	for space := range g.Route().Last + 1 {
		list = append(list, voice.SpaceSpot(space))
	}
	return append(list, table.KindPlace.Spot("automa"))
}

// TestLessonsAreToldAndTaken, see [editiontest.Lessons.Run].
func TestLessonsAreToldAndTaken(t *testing.T) { lessons.Run(t) }

// TestLessonsAreAlike: each from seat red, against a weak opponent and with a seed of its own.
func TestLessonsAreAlike(t *testing.T) {
	for i := range lessons.List {
		m := &lessons.List[i]
		if m.Chapter != mission.Lesson || m.Seat != "red" || m.Seed == "" || m.Level != "2" || len(m.Stars) > 0 {
			t.Errorf("%s: chapter %s, seat %s, seed %q, level %s", m.Name, m.Chapter, m.Seat, m.Seed, m.Level)
		}
	}
}

// TestEverythingIsSaid in every language, and nothing else: what is asked for too.
func TestEverythingIsSaid(t *testing.T) {
	keys := editiontest.Keys(slices.Concat(edition.Campaign(), edition.Lessons()))
	for _, aim := range []string{"win", "reach, whole", "clean", "points 4", "fame 3", "space 9", "crew 4 by round 2",
		"fuel 2, trailers 2", "hit 3, beat 2", "object 3", "shortcut 2"} {
		voice.English().For(think.Game{}).Asks(aim, 0, nil, func(key string, _ ...any) string {
			keys[key] = true
			return key
		})
	}
	lessons.Says(t, keys)
}

// TestTextsAreShort: sixty words before a scenario, forty before a lesson.
func TestTextsAreShort(t *testing.T) {
	lessons.Short(t, edition.Campaign(), 60)
	lessons.Short(t, edition.Lessons(), 40)
}
