package saves

import (
	"cmp"
	"slices"

	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/storage"
)

// Scores are how the person has fared.
func (s *Saves) Scores() []Score { return ReadScores(s.store.Load(storage.ScoresKey)) }

// score counts a game that has just ended, if there was a computer player of
// some level in it.
func (s *Saves) score(g table.Summary) {
	level := g.Opponent()
	if chapter, _ := g.Mission(); level == "" || chapter != "" || g.Practice() {
		return
	}
	one, before := Score{g.Kind, g.Seat, level, 1, 0}, s.Scores()
	if g.Outcome == table.Won {
		one.Won = 1
		if !slices.ContainsFunc(before, func(b Score) bool {
			return b.Won > 0 && b.Kind == one.Kind && b.Seat == one.Seat && b.Level == one.Level
		}) {
			s.first = &one
		}
	}
	s.store.Store(storage.ScoresKey, WriteScores(addScore(before, one)))
}

// Bests are how the person has fared in games for one side.
func (s *Saves) Bests() []Best { return ReadBests(s.store.Load(storage.BestsKey)) }

// BestOf is how, in games like a session's, from the seat that it is seen from; false if none was finished.
func (s *Saves) BestOf(session *table.Session) (Best, bool) {
	of := Best{Kind: session.Game.Kind().Name(), Seat: session.Game.Seats()[session.Viewer()].Name,
		Grade: cmp.Or(game.GradeOf(session.Game), NoGrade)}
	list := s.Bests()
	if i := slices.IndexFunc(list, of.same); i >= 0 {
		return list[i], true
	}
	return of, false
}

// scoreSolo counts a game for one side that has just ended.
func (s *Saves) scoreSolo(g table.Summary) {
	if chapter, _ := g.Mission(); chapter != "" || g.Practice() {
		return
	}
	before, known := s.BestOf(s.desk.Session())
	r := s.desk.Session().Result()
	now, points := before, int(r.Score[s.desk.Session().Viewer()])
	now.Played++
	if g.Outcome == table.Won {
		now.Won++
	}
	if !known || points > before.Points {
		now.Points = points
	}
	if known && points > before.Points {
		s.beaten = &before
	}
	list := slices.DeleteFunc(s.Bests(), now.same)
	s.store.Store(storage.BestsKey, WriteBests(append(list, now)))
}
