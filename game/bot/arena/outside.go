package arena

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"

	"onelongnight/game"
)

// Outside returns a contestant in another process: a program that speaks the referee protocol, as chess engines speak
// UCI. It is told the deal and every move, and asked to think at one of its levels. It has the whole deal, so we trust
// it to decide from its own seat's view.
func Outside(name, level string, command []string) Contestant {
	return Contestant{name, func(game.Game) (Seated, error) {
		if len(command) == 0 {
			return nil, errors.New("no command is given")
		}
		o := &outside{level: level, process: exec.Command(command[0], command[1:]...)}
		o.process.Stderr = os.Stderr
		var err error
		if o.in, err = o.process.StdinPipe(); err != nil {
			return nil, err
		}
		out, err := o.process.StdoutPipe()
		if err != nil {
			return nil, err
		}
		o.out = bufio.NewReader(out)
		return o, o.process.Start()
	}}
}

type outside struct {
	level   string
	process *exec.Cmd
	in      io.WriteCloser
	out     *bufio.Reader
	game    game.Game
}

// answer has the fields that we read of a reply.
type answer struct {
	OK    bool
	Move  string
	Error struct{ Text string }
}

func (o *outside) ask(request map[string]any) (answer, error) {
	var a answer
	line, err := json.Marshal(request)
	if err != nil {
		return a, err
	}
	if _, err := o.in.Write(append(line, '\n')); err != nil {
		return a, err
	}
	reply, err := o.out.ReadBytes('\n')
	if err != nil {
		return a, err
	}
	if err := json.Unmarshal(reply, &a); err != nil {
		return a, err
	}
	if !a.OK {
		return a, fmt.Errorf("it answers: %s", a.Error.Text)
	}
	return a, nil
}

func (o *outside) Start(g game.Game, deal string) error {
	o.game = g
	kind := g.Kind()
	request := map[string]any{"do": "new", "game": kind.Name(), "seed": deal}
	if setup := g.Setup(); setup != nil { // setups have one canonical spelling in all games
		request["do"], request["position"] = "load", json.RawMessage(game.SetupPosition(kind, setup))
	}
	_, err := o.ask(request)
	return err
}

func (o *outside) Observe(m game.Move) error {
	_, err := o.ask(map[string]any{"do": "play", "move": o.game.MoveText(m)})
	return err
}

func (o *outside) Decide(_ game.View, seed string) (game.Move, error) {
	a, err := o.ask(map[string]any{"do": "think", "level": o.level, "seed": seed})
	if err != nil {
		return 0, err
	}
	return o.game.ParseMove(a.Move)
}

func (o *outside) Close() error {
	o.in.Close()
	return o.process.Wait()
}
