// Package voice puts the tiny games into words, so that they can be played at a table.
package voice

import (
	"embed"
	"fmt"
	"strconv"

	"onelongnight/game"
	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/tiles"
	"onelongnight/game/table"
	"onelongnight/game/words"
)

//go:embed *.txt
var texts embed.FS

// Catalogue returns the words of the tiny games in English.
func Catalogue() *words.Catalogue { return In("en") }

// In returns them in a language of words.Languages.
func In(lang string) *words.Catalogue { return in(lang, "") }

// in returns them with more words of a game's own.
func in(lang, more string) *words.Catalogue {
	own, err := texts.ReadFile(lang + ".txt")
	shared := words.English
	if lang != "en" {
		shared = words.Others()[lang]
	}
	if err != nil {
		panic(err) // a test asked for a language without words
	}
	return words.Must(words.New(lang, shared, string(own), more))
}

// titled returns them for a game whose title is the text of the key title.
func titled(lang, title string) *words.Catalogue { return in(lang, "game.title = "+In(lang).T(title)) }

// shared is what both voices have in common.
type shared struct {
	table.Terse
	*words.Catalogue
	game game.Game
}

// Side returns a seat's name.
func (s shared) Side(seat game.Seat) string { return s.T("side." + game.SeatName(s.game, seat)) }

// Refusal says why a move is not legal.
func (s shared) Refusal(_ game.State, err *game.Illegal) string { return s.T("illegal." + err.Reason) }

// Ending says how the game ended.
func (s shared) Ending(r game.Result, to game.Seat) (title, why string) {
	key := "end.lost"
	switch {
	case r.Draw:
		key = "end.drawn"
	case r.Won(to):
		key = "end.won"
	}
	return s.T(key), s.T("end."+r.Why, "n", int(r.Score[to]))
}

// Cards is the voice of tiny cards.
type Cards struct{ shared }

// NewCards returns the voice in English.
func NewCards(g game.Game) table.Voice { return &Cards{shared{Catalogue: Catalogue(), game: g}} }

// CardsIn returns the voices in a language of words.Languages.
func CardsIn(lang string) table.Speaker {
	c := titled(lang, "title.cards")
	return func(g game.Game) table.Voice { return &Cards{shared{Catalogue: c, game: g}} }
}

// Label returns "Play 3" or "Swap 3".
func (c *Cards) Label(_ game.View, m game.Move) string {
	if cards.Swaps(m) {
		return c.T("tiny.swap", "card", cards.Card(m))
	}
	return c.T("tiny.play", "card", cards.Card(m))
}

// Path returns the card and what is done with it.
func (*Cards) Path(_ game.View, m game.Move) []table.Spot {
	button := "play"
	if cards.Swaps(m) {
		button = "swap"
	}
	return []table.Spot{table.KindCard.Spot(strconv.Itoa(cards.Card(m))), table.KindButton.Spot(button)}
}

// Groups returns the one group.
func (*Cards) Groups() []string { return []string{"hand"} }

// Group returns "hand".
func (*Cards) Group(game.Move) string { return "hand" }

// Attempt returns the move that plays the card touched.
func (*Cards) Attempt(_ game.View, path []table.Spot) (game.Move, bool) {
	n, err := strconv.Atoi(path[len(path)-1].ID)
	return game.Move(n), err == nil && path[len(path)-1].Kind == table.KindCard
}

// Prompt says whose turn it is.
func (c *Cards) Prompt(v game.View) (heading string, body []string) {
	view := v.(*cards.View)
	switch turn := view.Turn(); turn {
	case game.NoSeat:
		return c.T("tiny.over"), nil
	case view.Seat():
		return c.T("tiny.yours"), []string{c.T("tiny.hand", "cards", fmt.Sprint(view.Own()))}
	default:
		return c.T("tiny.waits", "side", c.Side(turn)), nil
	}
}

// Sentence says what happened.
func (c *Cards) Sentence(e game.Event, to game.Seat) string {
	switch e := game.Seen(e, to).(type) {
	case cards.Played:
		return c.T("tiny.played", "side", c.Side(e.Seat), "card", e.Card)
	case cards.Swapped:
		if e.Card == 0 {
			return c.T("tiny.swapped", "side", c.Side(e.Seat))
		}
		return c.T("tiny.drew", "card", e.Card)
	}
	return ""
}

// FirstHint implements table.Voice.
func (c *Cards) FirstHint(_ game.View, legal []game.Move, name string) (said string, of []table.Spot) {
	for _, m := range legal {
		if cards.Swaps(m) {
			of = append(of, c.Path(nil, m)[0])
		}
	}
	return c.T("tiny.first." + name), of
}

// Tiles is the voice of tiny tiles.
type Tiles struct{ shared }

// NewTiles returns the voice in English.
func NewTiles(g game.Game) table.Voice { return &Tiles{shared{Catalogue: Catalogue(), game: g}} }

// Tile is the spot of the tile to be placed next.
var Tile = table.KindPiece.Spot("tile")

// Label returns "Place a tile on b2" or "Turn it to the right".
func (t *Tiles) Label(_ game.View, m game.Move) string {
	if n := tiles.Square(m); n > 0 {
		return t.T("tiny.place", "square", tiles.SquareName(n))
	}
	return t.T("tiny.turn", "way", t.T("tiny.way."+strconv.Itoa(tiles.Rotation(m))))
}

// Path returns the tile and a square or, for the move that turns it, the placed tile and a rotation.
func (t *Tiles) Path(v game.View, m game.Move) []table.Spot {
	if n := tiles.Square(m); n > 0 {
		return []table.Spot{Tile, table.KindPlace.Spot(tiles.SquareName(n))}
	}
	return append(t.Holds(v), table.KindTurn.Spot(strconv.Itoa(tiles.Rotation(m))))
}

// Holds returns the tile that was placed and must be turned.
func (*Tiles) Holds(v game.View) []table.Spot {
	if n := v.(*tiles.View).Turning(); n > 0 {
		return []table.Spot{table.KindPiece.Spot(tiles.SquareName(n))}
	}
	return nil
}

// Groups returns a group for the rotations and one for the board.
func (*Tiles) Groups() []string { return []string{"decide", "board"} }

// Group returns the group of a move.
func (*Tiles) Group(m game.Move) string {
	if tiles.Square(m) > 0 {
		return "board"
	}
	return "decide"
}

// Attempt returns the move that places a tile where somebody points.
func (t *Tiles) Attempt(_ game.View, path []table.Spot) (game.Move, bool) {
	last := path[len(path)-1]
	m, err := t.game.ParseMove("place " + last.ID)
	return m, err == nil && last.Kind == table.KindPlace
}

// Prompt says whose turn it is, and what to do.
func (t *Tiles) Prompt(v game.View) (heading string, body []string) {
	view := v.(*tiles.View)
	switch turn := view.Turn(); {
	case turn == game.NoSeat:
		return t.T("tiny.over"), nil
	case turn != view.Seat():
		return t.T("tiny.waits", "side", t.Side(turn)), nil
	case view.Turning() > 0:
		return t.T("tiny.turning"), nil
	}
	return t.T("tiny.yours"), nil
}

// Sentence says what happened.
func (t *Tiles) Sentence(e game.Event, _ game.Seat) string {
	switch e := e.(type) {
	case tiles.Placed:
		return t.T("tiny.place.done", "side", t.Side(e.Seat), "square", tiles.SquareName(e.Square))
	case tiles.Taken:
		return t.T("tiny.take.done", "side", t.Side(e.Seat), "square", tiles.SquareName(e.Square))
	}
	return ""
}
