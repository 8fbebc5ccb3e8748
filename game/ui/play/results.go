package play

import (
	"cmp"
	"slices"
	"time"

	"onelongnight/game"
	"onelongnight/game/store"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
)

// results are the results of games played here.
type results struct {
	desk   *desk.Desk
	store  *store.Store
	first  *Score // set if the game on the table was the first one won of its kind
	beaten *Best  // the best score that it has beaten, otherwise nil
}

// First returns the score of the game on the table if it was the first one won of its kind, otherwise nil.
func (r *results) First() *Score { return r.first }

// Beaten returns the best score that the game on the table has beaten, nil if it has not.
func (r *results) Beaten() *Best { return r.beaten }

// clear forgets the game on the table; its results stay stored.
func (r *results) clear() { r.first, r.beaten = nil, nil }

// Scores returns the person's results.
func (r *results) Scores() []Score { return ReadScores(r.store.Load(desk.ScoresKey)) }

// score counts a game that has just ended, if a computer player of some level took part.
func (r *results) score(g table.Summary) {
	level := g.Opponent()
	if chapter, _ := g.Mission(); level == "" || chapter != "" || g.Practice() {
		return
	}
	one, before := Score{g.Kind, g.Seat, level, 1, 0}, r.Scores()
	if g.Outcome == table.Won {
		one.Won = 1
		if !slices.ContainsFunc(before, func(b Score) bool {
			return b.Won > 0 && b.Kind == one.Kind && b.Seat == one.Seat && b.Level == one.Level
		}) {
			r.first = &one
		}
	}
	r.store.Store(desk.ScoresKey, WriteScores(addScore(before, one)))
}

// Bests returns the person's results in games for one side.
func (r *results) Bests() []Best { return ReadBests(r.store.Load(desk.BestsKey)) }

// Records returns the best results in games for one side.
func (r *results) Records() []Record { return ReadRecords(r.store.Load(desk.RecordsKey)) }

// RecordsOf returns the records with the seat and grade of b.
func (r *results) RecordsOf(b Best) []Record {
	return slices.DeleteFunc(r.Records(), func(one Record) bool { return one.Category != b.Category })
}

// BestOf returns the results of games like this session's, at its viewer's seat; false if none was finished.
func (r *results) BestOf(session *table.Session) (Best, bool) {
	of := Category{Kind: session.Game.Kind().Name(), Seat: session.Game.Seats()[session.Viewer()].Name,
		Grade: cmp.Or(game.GradeOf(session.Game), NoGrade)}
	for _, b := range r.Bests() {
		if b.Category == of {
			return b, true
		}
	}
	return Best{Category: of}, false
}

// scoreSolo counts a game for one side that has just ended.
func (r *results) scoreSolo(g table.Summary) {
	if chapter, _ := g.Mission(); chapter != "" || g.Practice() {
		return
	}
	before, known := r.BestOf(r.desk.Session())
	result := r.desk.Session().Result()
	now, points := before, int(result.Score[r.desk.Session().Viewer()])
	now.Played++
	if g.Outcome == table.Won {
		now.Won++
	}
	if !known || points > before.Points {
		now.Points = points
	}
	if known && points > before.Points {
		r.beaten = &before
	}
	one := Record{now.Category, points, g.Outcome == table.Won, g.At.Format(time.DateOnly)}
	r.store.Store(desk.RecordsKey, WriteRecords(MergedRecords(r.Records(), []Record{one})))
	list := slices.DeleteFunc(r.Bests(), func(b Best) bool { return b.Category == now.Category })
	r.store.Store(desk.BestsKey, WriteBests(append(list, now)))
}
