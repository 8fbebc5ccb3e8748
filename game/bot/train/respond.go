package train

import (
	"encoding/binary"
	"fmt"
	"io"
	"math"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/bot/arena"
)

// Response is the search for a weakness: nets that start as the shipped ones
// learn from games against one frozen level only, by a player with the same
// search that knows how its rival judges. How often it wins in the end is a
// lower bound of how far the level can be exploited (Timbers and others 2022).
type Response struct {
	Game  game.Game
	Level string // the frozen one
	Sims  int    // of the responding player, as many as the level's
	Plan  Plan
	Pairs int // of the last match
}

// responder is a player whose own seat learns.
type responder struct {
	*Trainer
	frozen []byte
}

// Run trains the response and plays it against the level.
func (r Response) Run(log io.Writer) error {
	frozen := r.Game.Weights()
	if frozen == nil {
		return bot.ErrUntrained
	}
	a := responder{&Trainer{Game: r.Game, nets: unpack(frozen, r.Game.Inputs(), len(r.Game.Seats()))}, frozen}
	if err := a.match(r, "start", log); err != nil {
		return err
	}
	for done := 0; done < r.Plan.Games; done += r.Plan.Batch {
		records := a.batch(r.Plan, done, func(number int) []bot.Player { return a.table(r, number) })
		rate := r.Plan.Rate * (1 - (1-r.Plan.Fall)*float64(done)/float64(r.Plan.Games))
		for i := range records {
			seat := (done + i) % len(a.nets)
			a.nets[seat].learnGame(&records[i], game.Seat(seat), float32(r.Plan.Lambda), float32(rate))
		}
		for _, n := range a.nets {
			n.settle()
		}
	}
	return a.match(r, fmt.Sprint(r.Plan.Games, " games"), log)
}

// table seats a responder at one seat and the frozen level elsewhere.
func (a responder) table(r Response, number int) []bot.Player {
	players := make([]bot.Player, len(a.nets))
	for seat := range players {
		if seat == number%len(players) {
			players[seat] = a.player(game.Seat(seat), r.Sims)
			continue
		}
		rival, err := bot.New(r.Level, r.Game, nil)
		if err != nil {
			panic(err) // the weights are there
		}
		players[seat] = rival
	}
	return players
}

// player searches with the learned net for its own seat and the frozen ones,
// which are its rival's, for the others.
func (a responder) player(seat game.Seat, sims int) bot.Player {
	var packed []byte
	size := len(a.frozen) / len(a.nets)
	for i, n := range a.nets {
		if game.Seat(i) == seat {
			packed = n.mean.pack(packed)
		} else {
			packed = append(packed, a.frozen[i*size:(i+1)*size]...)
		}
	}
	net, err := bot.NewNet(packed, a.Game.Inputs(), len(a.nets))
	if err != nil {
		panic(err) // it is our own form
	}
	return bot.NewSearch(a.Game, net, sims, 6, 1, nil)
}

// both plays each seat with the net learned for it.
type both []bot.Player

func (b both) Decide(v game.View, seed game.Seed) bot.Choice { return b[v.Seat()].Decide(v, seed) }

func (a responder) match(r Response, when string, log io.Writer) error {
	me := arena.Of("response", func(game.Game) (bot.Player, error) {
		var b both
		for seat := range a.nets {
			b = append(b, a.player(game.Seat(seat), r.Sims))
		}
		return b, nil
	})
	rival, err := arena.Named(r.Level)
	if err != nil {
		return err
	}
	m, err := arena.Play(r.Game, me, rival, "response", r.Pairs, nil)
	if err != nil {
		return err
	}
	report := m.Report()
	_, err = fmt.Fprintf(log, "after %s: %s", when, report.Text())
	return err
}

// unpack reads packed weights back, to learn on.
func unpack(packed []byte, inputs, seats int) []*learner {
	var list []*learner
	number := func() float32 {
		x := math.Float32frombits(binary.LittleEndian.Uint32(packed))
		packed = packed[4:]
		return x
	}
	for range seats {
		n := matrix{first: make([][bot.Hidden]float32, inputs)}
		bytes := packed[:inputs*bot.Hidden]
		packed = packed[len(bytes):]
		var scale [bot.Hidden]float32
		for _, row := range [...]*[bot.Hidden]float32{&scale, &n.bias, &n.weight} {
			for j := range row {
				row[j] = number()
			}
		}
		n.result = number()
		for i, w := range bytes {
			n.first[i/bot.Hidden][i%bot.Hidden] = scale[i%bot.Hidden] * (float32(w) - 128)
		}
		list = append(list, n.start())
	}
	return list
}
