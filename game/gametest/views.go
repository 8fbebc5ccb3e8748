package gametest

import (
	"bytes"
	"fmt"
	"slices"

	"onelongnight/game"
)

// stream returns a random stream that depends on this state of the game.
func (k *kit) stream(what string) game.Stream {
	return game.NewStream(game.SeedOf(fmt.Sprint(what, k.seed, len(k.record.Moves))))
}

// views checks that a view survives packing, and that a world sampled from it fits it: it looks the same, the same
// decision is open, and the seat to move has the same choices. Equal views and streams must give equal worlds.
func (k *kit) views(s game.State) {
	k.Helper()
	rng, same := k.stream("views"), k.stream("views")
	for i, info := range k.game.Seats() {
		seat := game.Seat(i)
		view := k.now.views[i]
		packed := view.Pack()
		g, back, err := k.game.Kind().Unpack(packed)
		if err != nil || back.Pack() != packed || !bytes.Equal(back.JSON(), k.now.seen[i]) || back.Seat() != seat ||
			!bytes.Equal(g.Setup(), k.game.Setup()) {
			k.Errorf("the view of seat %d does not survive packing: %v", seat, err)
			continue
		}
		if empty := emptyIn(k.now.seen[i]); empty != "" {
			k.Errorf("the view of seat %d writes %s, and what is empty is left out:\n%s", seat, empty, k.now.seen[i])
		}
		if info.Scripted {
			continue // no player decides from it
		}
		world, again := k.game.Blank(), k.game.Blank()
		back.Sample(&rng, world)
		view.Sample(&same, again)
		if !bytes.Equal(world.Position(), again.Position()) {
			k.Errorf("the same view of seat %d deals two worlds from one stream:\n%s\n%s", seat, world.Position(),
				again.Position())
		}
		if got := world.View(seat); got.Pack() != packed {
			k.Errorf("a world dealt from the view of seat %d looks different to it:\n%s\n%s", seat, got.JSON(),
				k.now.seen[i])
		}
		k.inputs(s, world, seat)
		if world.Turn() != s.Turn() || world.Prompt() != s.Prompt() || world.Round() != s.Round() ||
			world.Quiet() != s.Quiet() {
			k.Errorf("a world dealt from the view of seat %d has another decision open", seat)
		}
		if s.Turn() == seat && !slices.Equal(world.Legal(nil), s.Legal(nil)) {
			k.Errorf("a world dealt from the view of the seat to move has other legal moves")
		}
	}
}

// emptyIn returns {}, [] or "" if a field of a written position has that value, and "" if none has.
func emptyIn(doc []byte) string {
	for _, empty := range []string{`{}`, `[]`, `""`} {
		if bytes.Contains(doc, []byte(`:`+empty)) {
			return empty
		}
	}
	return ""
}

// inputs checks that a learned player's inputs are numbered below Inputs, and that they are the same in every world
// that looks the same to the seat.
func (k *kit) inputs(s, world game.State, seat game.Seat) {
	k.Helper()
	l, ok := k.game.(game.Learner)
	if !ok {
		return
	}
	seen, prior := l.ActiveInputs(s, seat, nil)
	if other, fromIt := l.ActiveInputs(world, seat, nil); prior != fromIt || !slices.Equal(seen, other) {
		k.Errorf("the inputs of seat %d depend on what it cannot see:\n%v\n%v", seat, seen, other)
	}
	for _, input := range seen {
		if int(input) >= l.Inputs() {
			k.Errorf("input %d of seat %d is not below %d", input, seat, l.Inputs())
		}
	}
}
