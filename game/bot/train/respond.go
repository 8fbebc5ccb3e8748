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

// Response searches for weaknesses of a frozen level: starting from the shipped nets, new nets learn from games against
// that level only, played by a player with the same search that knows how its rival judges. How often it wins in the
// end is a lower bound for how far the level can be exploited (Timbers and others 2022).
type Response struct {
	Game    game.Game   // with sides of one seat each
	Level   string      // the frozen level
	Weights []byte      // of the nets to start with, which are those of the level
	Levels  []bot.Level // of the game; the shared ones come after them
	Sims    int         // of the responding player; the same as the level's
	Plan    Plan
	Deals   int // of the final match
}

// responder is a player whose own net learns, for its role.
type responder struct {
	*Trainer
	frozen []byte
}

// Run trains the response and plays a match against the level.
func (r Response) Run(log io.Writer) error {
	rules, ok := r.Game.(game.Learner)
	if !ok || r.Weights == nil {
		return bot.ErrUntrained
	}
	a := responder{&Trainer{Setups: []game.Game{r.Game}, rules: rules,
		nets: unpack(r.Weights, rules.Inputs(), rules.Nets())}, r.Weights}
	if err := a.match(r, "start", log); err != nil {
		return err
	}
	learn := deciding(r.Game)
	for done := 0; done < r.Plan.Games; done += r.Plan.Batch {
		records := a.batch(r.Plan, done, func(number int) []bot.Player { return a.table(r, number) })
		rate := r.Plan.Rate * (1 - (1-r.Plan.Fall)*float64(done)/float64(r.Plan.Games))
		for i := range records {
			seat := learn[(done+i)%len(learn)]
			a.of(records[i].seats[seat].Role).learnGame(&records[i], seat, float32(r.Plan.Lambda), float32(rate))
		}
		for _, n := range a.nets {
			n.settle(&r.Plan)
		}
	}
	return a.match(r, fmt.Sprint(r.Plan.Games, " games"), log)
}

// deciding lists the seats that are not scripted. There is nothing to learn about the others.
func deciding(g game.Game) (list []game.Seat) {
	for i, info := range g.Seats() {
		if !info.Scripted {
			list = append(list, game.Seat(i))
		}
	}
	return list
}

// table returns the players of a game: a responder at one seat and the frozen level at the others, none at scripted
// seats.
func (a responder) table(r Response, number int) []bot.Player {
	seats := r.Game.Seats()
	players := make([]bot.Player, len(seats))
	learn := deciding(r.Game)
	for i, seat := range learn {
		if i == number%len(learn) {
			players[seat] = a.player(r.Game, seats[seat].Role, r.Sims)
			continue
		}
		rival, err := bot.Among(bot.Join(r.Levels, bot.Levels()), r.Level, r.Game, nil)
		if err != nil {
			panic(err) // the level was seated before
		}
		players[seat] = rival
	}
	return players
}

// player returns a player that searches with the learned net for its own role, and with its rival's frozen nets for the
// others.
func (a responder) player(g game.Game, role uint8, sims int) bot.Player {
	var packed []byte
	size := len(a.frozen) / len(a.nets)
	for i, n := range a.nets {
		if n == a.of(role) {
			packed = n.mean.pack(packed)
		} else {
			packed = append(packed, a.frozen[i*size:(i+1)*size]...)
		}
	}
	net, err := bot.NetOf(g, packed)
	if err != nil {
		panic(err) // we packed it ourselves
	}
	return bot.NewSearch(g, net, sims, 6, 1, nil)
}

// all plays each seat with the net learned for its role.
type all []bot.Player

func (a all) Decide(v game.View, seed game.Seed) bot.Choice { return a[v.Seat()].Decide(v, seed) }

func (a responder) match(r Response, when string, log io.Writer) error {
	me := arena.Of("response", func(g game.Game) (bot.Player, error) {
		var list all
		for _, info := range g.Seats() {
			list = append(list, a.player(g, info.Role, r.Sims))
		}
		return list, nil
	})
	rival, err := arena.Named(r.Level, r.Levels...)
	if err != nil {
		return err
	}
	m, err := arena.Play([]game.Game{r.Game}, me, rival, "response", r.Deals, nil)
	if err != nil {
		return err
	}
	report := m.Report()
	_, err = fmt.Fprintf(log, "after %s: %s", when, report.Text())
	return err
}

// unpack reads packed weights back, to continue learning.
func unpack(packed []byte, inputs, roles int) []*learner {
	var list []*learner
	number := func() float32 {
		x := math.Float32frombits(binary.LittleEndian.Uint32(packed))
		packed = packed[4:]
		return x
	}
	for range roles {
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
