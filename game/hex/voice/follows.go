package voice

import (
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/foresee"
)

// Follows says what certainly follows from a move: who is hit, who falls, what HQs lose. It is "" for most moves.
func (v *Voice) Follows(s *hex.View, m game.Move) string {
	c, tells := foresee.ConsequenceOf(s, m)
	if !tells {
		return ""
	}
	var parts []string
	add := func(key string, list []hex.Tile) {
		var names []string
		for _, t := range list {
			names = append(names, v.Tile(t))
		}
		if len(names) > 0 {
			parts = append(parts, v.T(key, "list", strings.Join(names, ", ")))
		}
	}
	mine, theirs := v.split(s, c.Fallen)
	if hex.ActOf(m).Verb == hex.DoExplode {
		add("follows.hit", c.Hit)
	}
	add("follows.theirs", theirs)
	add("follows.mine", mine)
	pushed := s.Ask == hex.AskDestination
	if len(c.Fallen) == 0 && !pushed {
		parts = append(parts, v.T("follows.none"))
	}
	var points []string
	for i := range s.Game().Seats() {
		if n := int(c.Change[i]); n != 0 {
			points = append(points, v.T("follows.points", "side", v.seatName(s, game.Seat(i)), "n", signed(n)))
		}
	}
	list := strings.Join(points, ", ")
	switch {
	case pushed && len(c.Fallen)+len(points) == 0:
		return v.T("follows.level")
	case pushed:
		return v.T("follows.now", "list", append(parts, points...))
	case len(points) > 0 && s.Phase == hex.PhaseBattle:
		parts = append(parts, v.T("follows.battle", "list", list))
	case len(points) > 0:
		parts = append(parts, v.T("follows.now", "list", list))
	}
	return v.Series(parts)
}

// Option returns a move with what follows from it, the move in bold.
func (v *Voice) Option(s *hex.View, m game.Move) string {
	return v.T("follows.label", "move", "**"+v.label(s, hex.ActOf(m))+"**", "follows", v.Follows(s, m))
}

// Falls returns how many units fall because of a move: of the view's side, and of the others.
func (v *Voice) Falls(s *hex.View, m game.Move) (mine, theirs int) {
	c, _ := foresee.ConsequenceOf(s, m)
	a, b := v.split(s, c.Fallen)
	return len(a), len(b)
}

// split divides tiles into those of the view's side and the others.
func (*Voice) split(s *hex.View, list []hex.Tile) (mine, theirs []hex.Tile) {
	for _, t := range list {
		if s.Friends(s.Who, s.SeatOf(t.Army())) {
			mine = append(mine, t)
		} else {
			theirs = append(theirs, t)
		}
	}
	return mine, theirs
}

// signed returns a number with its sign; a minus sign is as wide as a plus.
func signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}
