package table

import (
	"strings"

	"onelongnight/game"
)

// Ending says how the game ended, in a few words and in a sentence: to the viewer or, if several people share the
// device, to all of them, naming who won and who gave up.
func (s *Session) Ending() (title, why string) {
	r := s.Result()
	title, why = s.Voice.Ending(r, s.viewer)
	if !s.Shared() {
		return title, why
	}
	var winners []string
	for i := range s.players {
		if seat := game.Seat(i); r.Won(seat) {
			if winners = append(winners, s.Voice.Side(seat)); len(winners) == 1 {
				title, why = s.Voice.Ending(r, seat)
			}
		}
	}
	switch len(winners) {
	case 0: // of a draw that some lost, what it is for the others
		for i := range s.players {
			if seat := game.Seat(i); OutcomeFor(r, seat) == Drawn {
				title, why = s.Voice.Ending(r, seat)
				break
			}
		}
	case 1:
		title = s.Voice.T("end.together", "side", winners[0])
	default: // their names would not fit above
		why = strings.Join(winners, ", ") + ". " + why
	}
	if seat := s.record.Conceded; seat != game.NoSeat {
		why = s.Voice.T("end.together.conceded", "side", s.Voice.Side(seat))
	}
	return title, why
}
