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

// ErrCheckpoint means that a file is not a checkpoint of this course.
var ErrCheckpoint = errors.New("train: this is no checkpoint of this course; delete it to begin anew")

// checkpoint is the state of a course after some of its stretches, in full precision: a course that continues from it
// ends with the same weights as one that was never interrupted.
type checkpoint struct {
	Done   int // number of stretches done
	Nets   []savedNet
	Best   []byte
	Spent  time.Duration
	Record string // the log so far
}

// savedNet is a net being trained, and its running mean.
type savedNet struct{ Now, Mean savedMatrix }

type savedMatrix struct {
	First        [][bot.Hidden]float32
	Bias, Weight [bot.Hidden]float32
	Result       float32
}

// read reads a file written by write. If there is no such file, the course starts from the beginning.
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

// write replaces a checkpoint file. It writes a new file first, so that a crash leaves the old one intact.
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

// load makes a trainer continue with the nets of the checkpoint. It returns ErrCheckpoint if they belong to another
// game or have other inputs.
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

// saved returns the net for writing. It shares the first layer, since it is written at once.
func (n *matrix) saved() savedMatrix { return savedMatrix{n.first, n.bias, n.weight, n.result} }

func (s savedMatrix) matrix() matrix { return matrix{s.First, s.Bias, s.Weight, s.Result} }
