package edition_test

import (
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/mission"
	"onelongnight/game/state51"
	"onelongnight/game/state51/edition"
	"onelongnight/game/state51/think"
	"onelongnight/game/state51/voice"
	"onelongnight/game/table"
)

// lessons is what the checks of all games' missions know of these.
var lessons = &editiontest.Lessons{Rules: think.Rules{}, List: edition.Lessons(), Texts: edition.MissionTexts(),
	Voice: func(g game.Game) table.Voice { return voice.English().For(g) }, Table: onTable}

// onTable is what can be seen where a lesson stands: what is in play, the contacts of the factions, and the own hand.
func onTable(l *editiontest.Sitting) (list []table.Spot) {
	v := l.State.View(l.Seat).(*state51.View)
	g := v.Game()
	d := g.Data()
	for i := range g.Seats() {
		h := &v.Seats[i]
		for all := h.Locations.Or(&h.Agreements).Or(&h.Spoils); !all.Empty(); {
			list = append(list, table.KindPiece.Spot(d.ID(all.Pop())))
		}
		list = append(list, table.KindPiece.Spot(d.ID(h.Leader)))
		for _, c := range g.Base(game.Seat(i)).Contacts {
			list = append(list, table.KindPiece.Spot(c.ID))
		}
	}
	for _, c := range v.Hand[l.Seat].Cards() {
		list = append(list, table.KindCard.Spot(d.ID(c)))
	}
	return list
}

// TestLessonsAreToldAndTaken, see [editiontest.Lessons.Run].
func TestLessonsAreToldAndTaken(t *testing.T) { lessons.Run(t) }

// TestLessonsAreAlike: each from seat a, against a weak opponent and with a seed of its own.
func TestLessonsAreAlike(t *testing.T) {
	for i := range lessons.List {
		m := &lessons.List[i]
		if m.Chapter != mission.Lesson || m.Seat != "a" || m.Seed == "" || m.Level != "2" || len(m.Stars) > 0 {
			t.Errorf("%s: chapter %s, seat %s, seed %q, level %s", m.Name, m.Chapter, m.Seat, m.Seed, m.Level)
		}
	}
}

// TestEverythingIsSaid in every language, and nothing else: what is asked for too.
func TestEverythingIsSaid(t *testing.T) {
	keys := editiontest.Keys(slices.Concat(edition.Campaign(), edition.Lessons()))
	for _, aim := range []string{"win", "points 4", "points 4 by round 2", "lead 2", "pillage 2", "cooperate 2",
		"annex 2", "redevelop 2", "work 2", "visit 2", "no pillage", "no visit"} {
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
