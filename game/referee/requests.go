package referee

import (
	"encoding/json"
	"errors"
	"slices"
	"time"

	"onelongnight/game"
	"onelongnight/game/bot"
)

type handler = func(*Referee, *request) (reply, error)

// free are the requests that need no game, inGame those that do.
var free = map[string]handler{
	"games": (*Referee).games, "new": (*Referee).fresh, "load": (*Referee).load,
	"levels": (*Referee).levelNames, "open": (*Referee).open, "cards": (*Referee).cards,
}

var inGame = map[string]handler{
	"position": (*Referee).position, "view": (*Referee).view, "legal": (*Referee).legal, "play": (*Referee).play,
	"think": (*Referee).think, "result": (*Referee).result, "code": (*Referee).code, "concede": (*Referee).concede,
}

func (r *Referee) games(*request) (reply, error) {
	var names []string
	for _, o := range r.offers {
		names = append(names, o.Game.Name())
	}
	return reply{"games": names}, nil
}

func (r *Referee) levelNames(*request) (reply, error) {
	var names []string
	for _, l := range r.levels {
		names = append(names, l.Name)
	}
	return reply{"levels": names}, nil
}

// find is the game a request names; without a name it is the one on the
// table, or the first.
func (r *Referee) find(name string) (*Offer, error) {
	if name == "" {
		if r.offer != nil {
			return r.offer, nil
		}
		return &r.offers[0], nil
	}
	for i := range r.offers {
		if r.offers[i].Game.Name() == name {
			return &r.offers[i], nil
		}
	}
	return nil, fail("game", "there is no game "+name)
}

func (r *Referee) fresh(q *request) (reply, error) {
	return r.begin(q, nil)
}

func (r *Referee) load(q *request) (reply, error) {
	if len(q.Position) == 0 || string(q.Position) == "null" {
		return nil, fail("position", "load needs a position")
	}
	return r.begin(q, q.Position)
}

func (r *Referee) begin(q *request, position []byte) (reply, error) {
	offer, err := r.find(q.Game)
	if err != nil {
		return nil, err
	}
	record := game.Record{Seed: q.Seed, Position: slices.Clone(position), Conceded: game.NoSeat}
	s, err := record.Start(offer.Game)
	if err != nil {
		return nil, err
	}
	r.offer, r.record, r.state = offer, record, s
	return nil, nil
}

func (r *Referee) open(q *request) (reply, error) {
	var games []game.Game
	for _, o := range r.offers {
		games = append(games, o.Game)
	}
	g, record, s, err := game.Open(games, q.Code)
	if err != nil {
		return nil, err
	}
	offer, err := r.find(g.Name())
	if err != nil {
		return nil, err
	}
	r.offer, r.record, r.state = offer, *record, s
	return nil, nil
}

func (r *Referee) cards(q *request) (reply, error) {
	offer, err := r.find(q.Game)
	if err != nil {
		return nil, err
	}
	return reply(offer.Game.Sheet()), nil
}

func (r *Referee) position(*request) (reply, error) {
	return reply{"position": json.RawMessage(r.state.Position())}, nil
}

// seat is the seat a request names.
func (r *Referee) seat(name string) (game.Seat, error) {
	i := slices.Index(r.offer.Game.Seats(), name)
	if i < 0 {
		return game.NoSeat, fail("seat", "there is no seat "+name)
	}
	return game.Seat(i), nil
}

func (r *Referee) seatName(seat game.Seat) string {
	if seat == game.NoSeat {
		return ""
	}
	return r.offer.Game.Seats()[seat]
}

func (r *Referee) view(q *request) (reply, error) {
	seat, err := r.seat(q.Seat)
	if err != nil {
		return nil, err
	}
	return reply{"view": json.RawMessage(r.state.View(seat).JSON())}, nil
}

func (r *Referee) legal(*request) (reply, error) {
	moves := []string{}
	for _, m := range r.state.Legal(nil) {
		moves = append(moves, r.offer.Game.MoveText(m))
	}
	slices.Sort(moves)
	out := reply{"seat": r.seatName(r.state.Turn()), "prompt": r.state.Prompt(), "moves": moves}
	if r.state.Result().Over {
		out["over"] = true
	}
	return out, nil
}

func (r *Referee) play(q *request) (reply, error) {
	m, err := r.offer.Game.ParseMove(q.Move)
	if err != nil {
		return nil, r.refusal(err)
	}
	out, err := r.change(func(s game.State, log *game.Log) error { return s.Apply(m, log) })
	if err == nil {
		r.record.Moves = append(r.record.Moves, m)
	}
	return out, err
}

// change does something to a copy of the state, which takes its place only when
// all has gone well: a game that panics half way leaves the old one.
func (r *Referee) change(do func(game.State, *game.Log) error) (reply, error) {
	next := r.offer.Game.Blank()
	next.CopyFrom(r.state)
	var log game.Log
	if err := do(next, &log); err != nil {
		return nil, r.refusal(err)
	}
	out := r.events(&log)
	r.state = next
	return out, nil
}

// refusal puts into words why a move is illegal, and leaves other errors alone.
func (r *Referee) refusal(err error) error {
	if illegal, ok := err.(*game.Illegal); ok {
		return &failure{Code: "illegal", Reason: illegal.Reason, Text: r.offer.Words.Refusal(r.state, illegal)}
	}
	return err
}

func (r *Referee) events(log *game.Log) reply {
	told := []any{}
	for _, e := range log.Events {
		told = append(told, r.offer.Game.Tell(e))
	}
	return reply{"events": told}
}

// maxThink bounds the time a request may ask for.
const maxThink = 10 * time.Minute

func (r *Referee) think(q *request) (reply, error) {
	if r.state.Result().Over {
		return nil, fail("over", "the game is over")
	}
	if q.Ms < 0 || time.Duration(q.Ms)*time.Millisecond > maxThink {
		return nil, fail("ms", "ms is out of range")
	}
	player, err := bot.New(q.Level, r.offer.Game, within(q.Ms))
	if errors.Is(err, bot.ErrLevel) {
		return nil, fail("level", "there is no level "+q.Level)
	}
	if err != nil {
		return nil, err
	}
	c := player.Decide(r.state.View(r.state.Turn()), game.SeedOf(q.Seed))
	return reply{"move": r.offer.Game.MoveText(c.Move), "win": c.Win, "sims": c.Sims}, nil
}

// within ends a thought after so many milliseconds; 0 never does.
func within(ms int) bot.Breath {
	if ms == 0 {
		return nil
	}
	end := time.Now().Add(time.Duration(ms) * time.Millisecond)
	return func() bool { return time.Now().Before(end) }
}

func (r *Referee) result(*request) (reply, error) {
	res := r.state.Result()
	return reply{"over": res.Over, "winner": r.seatName(res.Winner), "why": res.Why}, nil
}

func (r *Referee) code(*request) (reply, error) {
	code, err := r.record.Code(r.offer.Game)
	if err != nil {
		return nil, err
	}
	return reply{"code": code}, nil
}

func (r *Referee) concede(q *request) (reply, error) {
	seat, err := r.seat(q.Seat)
	if err != nil {
		return nil, err
	}
	out, err := r.change(func(s game.State, log *game.Log) error { return s.Concede(seat, log) })
	if err == nil {
		r.record.Conceded = seat
	}
	return out, err
}
