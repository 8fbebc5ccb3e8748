package voice

import (
	"onelongnight/game"
	"onelongnight/game/hex"
)

// Asks are the sentences for the one aim there is: of a puzzle what it asks for (10.3), of a game that it is won.
func (s *Speaker) Asks(_ string, seat game.Seat, start game.State, t func(key string, args ...any) string) []string {
	at, ok := start.(*hex.State)
	if !ok {
		return nil
	}
	switch at.Goal {
	case hex.Destroy:
		return []string{t("aim.destroy", "hq", s.enemyHQ(seat))}
	case hex.Lead:
		return []string{t("aim.lead", "hq", s.enemyHQ(seat), "n", int(at.By))}
	}
	return []string{t("aim.win")}
}

// enemyHQ is the headquarters of the only enemy of a seat.
func (s *Speaker) enemyHQ(seat game.Seat) string {
	return s.T("tile." + game.SeatName(s.game, 1-seat) + "-hq")
}
