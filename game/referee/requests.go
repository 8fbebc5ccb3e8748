package referee

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"time"

	"onelongnight/game"
	"onelongnight/game/bot"
)

type handler = func(*Referee, *request) (reply, error)

// free has the requests that need no game; inGame has those that do.
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
		names = append(names, o.Kind.Name())
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

// find returns the game that a request names; without a name, the one being played, or the first.
func (r *Referee) find(name string) (*Offer, error) {
	if name == "" {
		if r.offer != nil {
			return r.offer, nil
		}
		return &r.offers[0], nil
	}
	for i := range r.offers {
		if r.offers[i].Kind.Name() == name {
			return &r.offers[i], nil
		}
	}
	return nil, fail("game", "there is no game "+name)
}

// fresh deals a game; without a setup in the request, the default one.
func (r *Referee) fresh(q *request) (reply, error) {
	offer, err := r.find(q.Game)
	if err != nil {
		return nil, err
	}
	var setup []byte
	if given(q.Setup) {
		setup = q.Setup
	}
	return r.put(offer)(game.Deal(offer.Kind, setup, q.Seed))
}

// load begins at a position; a position that is only a setup is dealt.
func (r *Referee) load(q *request) (reply, error) {
	offer, err := r.find(q.Game)
	if err != nil {
		return nil, err
	}
	if !given(q.Position) {
		return nil, fail("position", "load needs a position")
	}
	return r.put(offer)(game.From(offer.Kind, q.Position, q.Seed))
}

func given(value json.RawMessage) bool { return len(value) > 0 && string(value) != "null" }

// put returns a function that makes a new game the current one, unless there was an error.
func (r *Referee) put(offer *Offer) func(*game.Record, game.Game, game.State, error) (reply, error) {
	return func(record *game.Record, g game.Game, s game.State, err error) (reply, error) {
		if err == nil {
			r.offer, r.record, r.game, r.state = offer, record, g, s
		}
		return nil, err
	}
}

func (r *Referee) open(q *request) (reply, error) {
	var kinds []game.Kind
	for _, o := range r.offers {
		kinds = append(kinds, o.Kind)
	}
	g, record, s, err := game.Open(kinds, q.Code)
	if err != nil {
		return nil, err
	}
	offer, err := r.find(g.Kind().Name())
	if err != nil {
		return nil, err
	}
	return r.put(offer)(record, g, s, nil)
}

func (r *Referee) cards(q *request) (reply, error) {
	offer, err := r.find(q.Game)
	if err != nil {
		return nil, err
	}
	kind := offer.Kind
	if r.game != nil && r.offer == offer {
		kind = r.game.Kind() // the cards in play may be those of an earlier version
	}
	sheet := kind.Sheet()
	if len(sheet) == 0 {
		return nil, fail("cards", "the game has no data sheet")
	}
	return reply(sheet), nil
}

func (r *Referee) position(*request) (reply, error) {
	return reply{"position": json.RawMessage(r.state.Position())}, nil
}

func (r *Referee) seat(name string) (game.Seat, error) {
	seat := game.SeatNamed(r.game, name)
	if seat == game.NoSeat {
		return seat, fail("seat", "there is no seat "+name)
	}
	return seat, nil
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
		moves = append(moves, r.game.MoveText(m))
	}
	slices.Sort(moves)
	out := reply{"seat": game.SeatName(r.game, r.state.Turn()), "prompt": r.state.Prompt(), "moves": moves}
	if r.state.Result().Over {
		out["over"] = true
	}
	return out, nil
}

func (r *Referee) play(q *request) (reply, error) {
	m, err := r.game.ParseMove(q.Move)
	if err != nil {
		return nil, r.refusal(err)
	}
	out, err := r.change(func(s game.State, log *game.Log) error { return s.Apply(m, log) })
	if err == nil {
		r.record.Moves = append(r.record.Moves, m)
	}
	return out, err
}

// change works on a copy of the state, which replaces the state only on success: a game that panics half way leaves the
// old one intact.
func (r *Referee) change(do func(game.State, *game.Log) error) (reply, error) {
	next := r.game.Blank()
	next.CopyFrom(r.state)
	var log game.Log
	if err := do(next, &log); err != nil {
		return nil, r.refusal(err)
	}
	out := r.events(&log)
	r.state = next
	return out, nil
}

// refusal adds the words to an illegal move; other errors pass through.
func (r *Referee) refusal(err error) error {
	if illegal, ok := err.(*game.Illegal); ok {
		return &failure{Code: "illegal", Reason: illegal.Reason, Text: r.offer.Words(r.game, r.state, illegal)}
	}
	return err
}

func (r *Referee) events(log *game.Log) reply {
	told := []any{}
	for _, e := range log.Events {
		told = append(told, r.game.Tell(e))
	}
	return reply{"events": told}
}

// maxThink limits the time a request may ask for.
const maxThink = 10 * time.Minute

func (r *Referee) think(q *request) (reply, error) {
	if r.state.Result().Over {
		return nil, fail("over", "the game is over")
	}
	if q.Ms < 0 || time.Duration(q.Ms)*time.Millisecond > maxThink {
		return nil, fail("ms", "ms is out of range")
	}
	player, err := r.player(q.Level, within(q.Ms))
	if errors.Is(err, bot.ErrLevel) {
		return nil, fail("level", "there is no level "+q.Level)
	}
	if err != nil {
		return nil, err
	}
	c := player.Decide(r.state.View(r.state.Turn()), game.SeedOf(q.Seed))
	return reply{"move": r.game.MoveText(c.Move), "win": c.Win, "sims": c.Sims}, nil
}

// player makes a player of one of the game's levels.
func (r *Referee) player(level string, pause bot.Pause) (bot.Player, error) {
	levels := r.offer.Levels
	if levels == nil {
		levels = r.levels
	}
	return bot.Among(levels, level, r.game, pause)
}

// within returns a pause that stops a player after so many milliseconds, 0 for no limit.
func within(ms int) bot.Pause {
	if ms == 0 {
		return nil
	}
	end := time.Now().Add(time.Duration(ms) * time.Millisecond)
	return func() bool { return time.Now().Before(end) }
}

func (r *Referee) result(*request) (reply, error) {
	res := r.state.Result()
	out := reply{"over": res.Over, "winner": game.SeatName(r.game, res.Winner()), "why": res.Why}
	if teller, ok := r.game.(game.ResultTeller); ok {
		maps.Copy(out, teller.TellResult(r.state))
	}
	return out, nil
}

func (r *Referee) code(*request) (reply, error) {
	code, err := r.record.Code(r.game.Kind())
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
