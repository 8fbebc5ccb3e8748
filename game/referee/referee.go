// Package referee speaks the text protocol of docs/rules/referee.md: one
// JSON object a line in, one line out. It knows no game; the games it plays
// are given to it, each with its words.
package referee

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"

	"onelongnight/game"
	"onelongnight/game/bot"
)

// Words tells why a move was refused, in words for players.
type Words func(g game.Game, s game.State, err *game.Illegal) string

// Offer is one game the referee plays.
type Offer struct {
	Kind   game.Kind
	Words  Words
	Levels []bot.Level // nil: those that the referee lists
}

// Referee is one conversation. The zero game is none: most requests need a
// `new`, `load` or `open` first.
type Referee struct {
	offers []Offer
	levels []bot.Level
	offer  *Offer
	game   game.Game
	record *game.Record
	state  game.State
}

// New starts a conversation. The levels are those it lists.
func New(offers []Offer, levels []bot.Level) *Referee {
	return &Referee{offers: offers, levels: levels}
}

// maxLine is the longest request read, in bytes without the line's end; a
// longer one is answered with an error and skipped.
const maxLine = 1 << 20

// Serve answers every line of in on out, until the input ends.
func (r *Referee) Serve(in io.Reader, out io.Writer) error {
	lines := bufio.NewReaderSize(in, 64<<10)
	w := bufio.NewWriter(out)
	for {
		line, err := readLine(lines)
		if len(line) > 0 {
			w.Write(r.Answer(bytes.TrimRight(line, "\r\n")))
			w.WriteByte('\n')
			if err := w.Flush(); err != nil {
				return err
			}
		}
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// readLine reads a line of any length; of one that is too long it keeps
// enough to be refused.
func readLine(in *bufio.Reader) ([]byte, error) {
	var line []byte
	for {
		part, err := in.ReadSlice('\n')
		if len(line) <= maxLine {
			line = append(line, part...)
		}
		if err != bufio.ErrBufferFull {
			return line, err
		}
	}
}

// request is every field a line may have.
type request struct {
	Do       string          `json:"do"`
	Game     string          `json:"game"`
	Seed     string          `json:"seed"`
	Setup    json.RawMessage `json:"setup"`
	Position json.RawMessage `json:"position"`
	Seat     string          `json:"seat"`
	Move     string          `json:"move"`
	Level    string          `json:"level"`
	Code     string          `json:"code"`
	Ms       int             `json:"ms"`
}

// reply is an answer beside its "ok".
type reply map[string]any

// failure is a refusal of a request.
type failure struct {
	Code   string `json:"code"`
	Reason string `json:"reason,omitempty"`
	Text   string `json:"text"`
}

func (f *failure) Error() string { return f.Text }

func fail(code, text string) error { return &failure{Code: code, Text: text} }

// Answer answers one line. It never panics and changes nothing when it fails.
func (r *Referee) Answer(line []byte) (answer []byte) {
	defer func() {
		if cause := recover(); cause != nil {
			answer = internal(fmt.Sprintf("a fault of the program: %v", cause))
		}
	}()
	out, err := r.handle(line)
	if err != nil {
		out = reply{"error": asFailure(err)}
	} else if out == nil {
		out = reply{}
	}
	out["ok"] = err == nil
	b, err := json.Marshal(out)
	if err != nil {
		return internal(err.Error())
	}
	return b
}

// internal returns the answer where it is not the request that is at fault.
func internal(text string) []byte {
	b, _ := json.Marshal(reply{"ok": false, "error": failure{Code: "internal", Text: text}})
	return b
}

func asFailure(err error) *failure {
	switch err := err.(type) {
	case *failure:
		return err
	case *game.LoadError:
		return &failure{Code: err.Code, Text: err.Text}
	}
	return &failure{Code: "error", Text: err.Error()}
}

func (r *Referee) handle(line []byte) (reply, error) {
	if len(line) > maxLine {
		return nil, fail("line", "the line is too long")
	}
	var q *request
	if err := json.Unmarshal(line, &q); err != nil {
		return nil, fail("json", "the line is no JSON object of a request: "+err.Error())
	}
	if q == nil {
		return nil, fail("json", "the line is no JSON object of a request: it is null")
	}
	if do, ok := free[q.Do]; ok {
		return do(r, q)
	}
	do, ok := inGame[q.Do]
	if !ok {
		return nil, fail("unknown", "there is no request "+q.Do)
	}
	if r.state == nil {
		return nil, fail("no-game", "no game is on the table: begin with new, load or open")
	}
	return do(r, q)
}
