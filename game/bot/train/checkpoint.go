package train

import (
	"bytes"
	"encoding/gob"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"onelongnight/game/bot"
)

// ErrCheckpoint means that a file is no checkpoint of this course.
var ErrCheckpoint = errors.New("train: this is no checkpoint of this course; delete it to begin anew")

// checkpoint is a course after some of its stretches, in full precision: what goes on from it makes the same weights as
// if it had never been broken off.
type checkpoint struct {
	Done   int // stretches
	Nets   []savedNet
	Best   []byte
	Spent  time.Duration
	Record string // what the log was told so far
}

// savedNet is a net that learns, and its running mean.
type savedNet struct{ Now, Mean savedMatrix }

type savedMatrix struct {
	First        [][bot.Hidden]float32
	Bias, Weight [bot.Hidden]float32
	Result       float32
}

// read reads a file that write has written. A course that has no file yet begins.
func (c *checkpoint) read(file string) error {
	b, err := os.ReadFile(file)
	if file == "" || errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	if err := gob.NewDecoder(bytes.NewReader(b)).Decode(c); err != nil {
		return fmt.Errorf("%w: %s: %w", ErrCheckpoint, file, err)
	}
	return nil
}

// write writes a file beside the one that is there, which a crash leaves whole.
func (c *checkpoint) write(file string) error {
	if file == "" {
		return nil
	}
	var buf bytes.Buffer
	if err := gob.NewEncoder(&buf).Encode(c); err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(file+".new", buf.Bytes(), 0o644); err != nil {
		return err
	}
	return os.Rename(file+".new", file)
}

// save copies the nets of a trainer into the checkpoint.
func (c *checkpoint) save(t *Trainer) {
	c.Nets = c.Nets[:0]
	for _, n := range t.nets {
		c.Nets = append(c.Nets, savedNet{n.matrix.saved(), n.mean.saved()})
	}
}

// load has a trainer go on with the nets of the checkpoint. It returns ErrCheckpoint if they are of another game or of
// other inputs.
func (c *checkpoint) load(t *Trainer) error {
	if len(c.Nets) != len(t.nets) {
		return ErrCheckpoint
	}
	for i, n := range c.Nets {
		if inputs := t.rules.Inputs(); len(n.Now.First) != inputs || len(n.Mean.First) != inputs {
			return ErrCheckpoint
		}
		t.nets[i] = &learner{matrix: n.Now.matrix(), mean: n.Mean.matrix()}
	}
	return nil
}

// saved shares the first layer with the net: it is written at once.
func (n *matrix) saved() savedMatrix { return savedMatrix{n.first, n.bias, n.weight, n.result} }

func (s savedMatrix) matrix() matrix { return matrix{s.First, s.Bias, s.Weight, s.Result} }
