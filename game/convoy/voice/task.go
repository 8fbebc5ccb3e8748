package voice

import (
	"onelongnight/game"
	"onelongnight/game/convoy/think"
)

// Asks are the sentences for an aim of a mission.
func (v *Voice) Asks(aim string, seat game.Seat, _ game.State, t func(key string, args ...any) string) (list []string) {
	phrases, err := think.Rules{}.Phrases(aim, seat)
	if err != nil {
		return nil
	}
	for _, p := range phrases {
		list = append(list, t(p.Key, "n", p.N, "city", v.City(p.City)))
	}
	return list
}
