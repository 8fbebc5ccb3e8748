// Package referee speaks the text protocol of docs/rules/referee.md: it reads one JSON object a line and writes one
// line in reply. cmd/referee serves it for bots and test suites. It knows no particular game: [New] is given the games,
// each with its words.
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

// Words says in words why a move was refused.
type Words func(g game.Game, s game.State, err *game.Illegal) string

// Offer is one game that the referee plays.
type Offer struct {
	Kind   game.Kind
	Words  Words
	Levels []bot.Level // nil means those given to New
}

// Referee is one conversation. Until a "new", "load" or "open" request, there is no game and most requests fail.
type Referee struct {
	offers []Offer
	levels []bot.Level
	offer  *Offer
	game   game.Game
	record *game.Record
	state  game.State
}

// New starts a conversation.
func New(offers []Offer, levels []bot.Level) *Referee {
	return &Referee{offers: offers, levels: levels}
}

// maxLine is the longest request accepted, in bytes without the newline. A longer one is skipped and answered with an
// error.
const maxLine = 1 << 20

// Serve answers every line of in on out until in ends.
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

// readLine reads a line of any length. Of a line that is too long it keeps just enough to show that it is.
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

// request has every field that a request may have.
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

// reply is an answer without its "ok".
type reply map[string]any

// failure is the refusal of a request.
type failure struct {
	Code   string `json:"code"`
	Reason string `json:"reason,omitempty"`
	Text   string `json:"text"`
}

func (f *failure) Error() string { return f.Text }

func fail(code, text string) error { return &failure{Code: code, Text: text} }

// Answer answers one line. It never panics, and a request that fails changes nothing.
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

// internal returns the answer for a fault of ours, not of the request.
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
