package voice

import (
	"cmp"
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/foresee"
	"onelongnight/game/table"
)

// Prompt returns what the view's seat is asked, or whom it waits for.
func (v *Voice) Prompt(view game.View) (heading string, body []string) {
	s := view.(*hex.View)
	switch {
	case s.Phase == hex.PhaseOver:
		return v.T("prompt.over"), nil
	case s.Asked != s.Who && s.Ask == hex.AskDestination: // a player who pushes may wonder why somebody else decides
		return v.T("prompt.wait.destination", "side", v.seatName(s, s.Asked)), nil
	case s.Asked != s.Who:
		return v.T("prompt.wait", "side", v.seatName(s, s.Asked)), nil
	}
	key := "prompt." + s.Ask.String()
	tile := v.Tile(s.Tile)
	if s.Tile.IsUnit() {
		tile = v.Unit(s, s.Tile)
	}
	body = []string{v.T(key+".body", "tile", tile)}
	switch {
	case s.Goal == hex.NoGoal:
	case s.Ask == hex.AskAct:
		body = []string{v.T("prompt.act.puzzle")}
	case s.Ask == hex.AskDiscard:
		body = []string{v.T("prompt.discard.puzzle", "n", int(s.Keep))}
	}
	if s.Ask == hex.AskAct && s.Goal == hex.NoGoal {
		if n := s.Game().HandSize(int(s.Turn)); n < 3 { // the first turns (3.1), in which nothing is discarded (3.3)
			body = []string{v.T("prompt.act.short", "n", n)}
		}
		if near := v.nearEnd(s); near != "" { // a player who has come this far knows what a turn consists of
			body = []string{near}
		}
	}
	return v.T(key), body
}

// fewTiles is how many tiles a pile may have left to be called short.
const fewTiles = 4

// nearEnd says that the game is ending, or soon will (3.6, 8.2); "" before.
func (v *Voice) nearEnd(s *hex.View) string {
	seat, n := s.Shortest()
	switch {
	case s.LastTurn():
		return v.T("prompt.final")
	case s.Last > 0:
		return v.T("prompt.last")
	case n <= fewTiles:
		return v.T("prompt.soon", "side", v.seatName(s, seat), "n", n)
	}
	return ""
}

// seatName returns who has a seat.
func (v *Voice) seatName(s *hex.View, seat game.Seat) string {
	return v.T("army." + game.SeatName(s.Game(), seat))
}

// For returns the voice for one game, which knows who has which seat.
func (v *Voice) For(g game.Game) *Speaker { return &Speaker{v, g} }

// Speaker is the voice for one game.
type Speaker struct {
	*Voice
	game game.Game
}

// Scores reports whether points are won in this game, by wounding HQs (9.2).
func (s *Speaker) Scores() bool {
	g, ok := hex.Of(s.game)
	return ok && g.Mode() == hex.Score
}

// Side returns a seat's army.
func (s *Speaker) Side(seat game.Seat) string { return s.T("army." + game.SeatName(s.game, seat)) }

// Whereabouts returns the turn and everybody's points, those of the view's seat first.
func (s *Speaker) Whereabouts(view game.View) string {
	v := view.(*hex.View)
	if v.Turn == 0 {
		return ""
	}
	var points []string
	seats := len(v.Game().Seats())
	for i := range seats {
		points = append(points, strconv.Itoa(int(v.Points[(int(v.Who)+i)%seats])))
	}
	return s.T("where.turn", "n", int(v.Turn), "points", strings.Join(points, " : "))
}

func (s *Speaker) Ending(r game.Result, to game.Seat) (title, why string) {
	title = s.T("end.lost")
	switch table.OutcomeFor(r, to) {
	case table.Drawn:
		title = s.T("end.drawn")
	case table.Won:
		title = s.T("end.won")
	}
	if r.Why == hex.Conceded.String() && r.Last(to) { // the seat that gave up is last; in teams its partner is too
		return title, s.T("end.why.conceded.own")
	}
	if r.Tie != "" {
		return title, s.T("end.tie." + r.Tie)
	}
	if best := s.level(r); best != "" {
		return title, s.T("end.why.level.of", "sides", best)
	}
	return title, s.T("end.why." + r.Why)
}

// level returns the names of those who share the lead in a draw that others have lost, "" in all other games.
func (s *Speaker) level(r game.Result) string {
	var best []string
	lost := false
	for i := range s.game.Seats() {
		if lost = lost || r.Rank[i] > 1; r.Rank[i] == 1 {
			best = append(best, s.Side(game.Seat(i)))
		}
	}
	if !r.Draw || !lost {
		return ""
	}
	return strings.Join(best, ", ")
}

func (s *Speaker) Sentence(event game.Event, _ game.Seat) string {
	tile, by := hex.TilesOf(event)
	key, args := "log."+event.Name(), []any{"tile", s.Tile(tile), "cause", s.Tile(by)}
	if seat := event.Who(); seat != game.NoSeat {
		args = append(args, "side", s.Side(seat))
	}
	switch e := event.(type) {
	case hex.TurnBegan:
		args = append(args, "n", e.Turn)
	case hex.Drew:
		args = append(args, "after", e.Left)
	case hex.Placed:
		key, args = s.facing(key, args, e.Tile, e.Rot)
		args = append(args, "hex", e.To.String())
	case hex.Stepped:
		if e.From == e.To {
			key = "log.turned"
		}
		key, args = s.facing(key, args, e.Tile, e.Rot)
		args = append(args, "from", e.From.String(), "hex", e.To.String())
	case hex.Pushed:
		args = append(args, "from", e.From.String(), "hex", e.To.String())
	case hex.BattleBegan:
		key += "." + e.Why.String()
	case hex.PhaseBegan:
		args = append(args, "n", e.Initiative)
	case hex.Converted:
		key += "." + e.To
	case hex.Absorbed:
		args = append(args, "other", s.Tile(e.Unit))
	case hex.Hit:
		args = append(args, "n", e.Wounds)
	case hex.PointsChanged:
		args = append(args, "before", e.Before, "after", e.After)
	case hex.Removed:
		key += "." + string(e.Why)
		args = append(args, "hex", e.From.String())
	case hex.BattleEnded, hex.Ended:
		return ""
	}
	return s.T(key, args...)
}

// Answered implements table.Answerer: a battle would have cost the others more than the viewer's side, and after one of
// the others' tiles it no longer would.
func (s *Speaker) Answered(steps []table.Step, viewer game.Seat) (a table.Answer, told bool) {
	before := steps[0].View(viewer).(*hex.View)
	if before.Phase != hex.PhaseAct {
		return a, false
	}
	a, cause := table.AnswerOf(steps, func(e game.Event) (cause hex.Tile, ends bool) {
		switch e.(type) {
		case hex.BattleBegan, hex.TurnBegan: // now the battle is fought
			return hex.NoTile, true
		}
		tile, by := hex.TilesOf(e)
		return cmp.Or(by, tile), false
	})
	after := steps[a.At].View(viewer).(*hex.View)
	theirs, mine := wouldCost(before)
	theirsNow, mineNow := wouldCost(after)
	if cause == hex.NoTile || theirs <= mine || theirsNow > mineNow {
		return a, false
	}
	a.Title = s.T("answer.title")
	a.Lines = append(a.Lines, s.T("answer.was"+inScore(before), "theirs", theirs, "mine", mine),
		s.T("answer.is"+inScore(before), "theirs", theirsNow, "mine", mineNow))
	a.Cause = []table.Spot{unitSpot(cause)}
	return a, true
}

// wouldCost returns what a battle fought now would cost the others and the view's side, see toll.
func wouldCost(v *hex.View) (theirs, mine int) {
	after, _ := foresee.Forecast(v)
	theirs, _, _ = toll(v, &v.Public, &after.Public, false)
	mine, _, _ = toll(v, &v.Public, &after.Public, true)
	return theirs, mine
}
