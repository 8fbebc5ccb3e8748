package voice

import (
	"math"
	"strings"

	"onelongnight/game/hex"
	"onelongnight/game/hex/foresee"
)

// Danger says what an enemy's tile could do to the view's seat: on one line where it is, on the next what it would
// cost.
func (s *Speaker) Danger(d *foresee.Danger) string {
	tile := s.Tile(d.Tile)
	if len(s.game.Seats()) > 2 { // there are several enemies
		tile = s.T("danger.of", "tile", tile, "side", s.Side(d.Seat))
	}
	head := s.T("danger.held", "tile", tile)
	if !d.Held {
		// no line break inside
		chance := strings.ReplaceAll(s.T("number.percent", "n", int(math.Round(100*d.Chance()))), " ", "\u00a0")
		head = s.T("danger.unseen", "tile", tile, "n", d.Copies, "of", d.Pile, "chance", chance)
	}
	var parts []string
	if d.Loss > 0 {
		key := "danger.more"
		if d.Now {
			key = "danger.now"
		}
		if s.Scores() { // they win what others lose
			key = "danger.theirs"
		}
		parts = append(parts, s.T(key, "n", d.Loss))
	}
	var names []string
	for _, t := range d.Fallen {
		names = append(names, s.Tile(t))
	}
	if len(names) > 0 {
		parts = append(parts, s.T("follows.mine", "list", strings.Join(names, ", ")))
	}
	text := s.Series(parts)
	if d.At != hex.NoHex {
		text = s.T("danger.at", "hex", d.At.String(), "way", s.Facing(d.Tile, d.Rot), "what", text)
	}
	return head + "\n" + text
}
