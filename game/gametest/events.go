package gametest

import (
	"encoding/json"
	"slices"

	"onelongnight/game"
)

// movesTold is how many of a state's moves outcomes checks.
const movesTold = 4

// outcomes checks that a move whose events reveal nothing has the same result in every world that the mover cannot tell
// apart, whatever the random numbers: afterwards the mover sees the same and was told the same. Such a move can be
// taken back, so a move that lets somebody peek must have an event that Reveals.
func (k *kit) outcomes(s game.State) {
	k.Helper()
	seat, rng := s.Turn(), k.stream("outcomes")
	world, here, there := k.game.Blank(), k.game.Blank(), k.game.Blank()
	s.View(seat).Sample(&rng, world)
	legal := s.Legal(nil)
	k.rng.Shuffle(len(legal), func(i, j int) { legal[i], legal[j] = legal[j], legal[i] })
	for _, m := range legal[:min(len(legal), movesTold)] {
		here.CopyFrom(s)
		there.CopyFrom(world)
		var told, also game.Log
		if err := here.Apply(m, &told); err != nil {
			k.Fatal(err)
		}
		if err := there.Apply(m, &also); err != nil {
			k.Errorf("%s is refused in a world that looks the same: %v", k.game.MoveText(m), err)
			continue
		}
		k.tellable(told.Events)
		if game.Reveals(told.Events...) {
			continue
		}
		if a, b := seen(told.Events, seat), seen(also.Events, seat); !slices.Equal(a, b) {
			k.Errorf("%s reveals nothing, and yet what happens depends on what is hidden:\n%v\n%v", k.game.MoveText(m),
				a, b)
		}
		if a, b := here.View(seat).Pack(), there.View(seat).Pack(); a != b {
			k.Errorf("%s reveals nothing, and yet what is seen after it depends on what is hidden:\n%s\n%s",
				k.game.MoveText(m), here.View(seat).JSON(), there.View(seat).JSON())
		}
	}
}

// seen returns the events as a seat may see them.
func seen(events []game.Event, seat game.Seat) []game.Event {
	list := slices.Clone(events)
	for i, e := range events {
		list[i] = game.Seen(e, seat)
	}
	return list
}

// tellable checks that every event has a form for the referee.
func (k *kit) tellable(events []game.Event) {
	k.Helper()
	for _, e := range events {
		if line, err := json.Marshal(k.game.Tell(e)); err != nil || len(line) < 2 || line[0] != '{' {
			k.Errorf("event %v is told as %s, %v", e, line, err)
		}
	}
}
