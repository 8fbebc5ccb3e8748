package game

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// BadSetup returns the error for a setup that cannot be played. The format says why.
func BadSetup(format string, args ...any) error {
	return &LoadError{Code: "setup", Text: fmt.Sprintf(format, args...)}
}

// ReadSetup reads a setup into parts, which has a pointer for the name of each entry. An entry may be left out and its
// value then stays; null and entries of other names are errors.
func ReadSetup(setup []byte, parts map[string]any) error {
	var entries map[string]json.RawMessage
	err := json.Unmarshal(setup, &entries)
	for key, value := range entries {
		part, ok := parts[key]
		switch {
		case string(value) == "null":
			err = fmt.Errorf("%s is nothing", key)
		case !ok:
			err = fmt.Errorf("%q is no part of a setup", key)
		default:
			err = json.Unmarshal(value, part)
		}
		if err != nil {
			break
		}
	}
	if err != nil {
		return BadSetup("the setup is not readable: %v", err)
	}
	return nil
}

// setupPosition is a position that holds only a setup, and so deals a fresh game. The code of a game with a setup has
// it in place of a starting position, so that the format of codes did not have to change.
type setupPosition struct {
	Game    string          `json:"game"`
	Version int             `json:"version"`
	Setup   json.RawMessage `json:"setup"`
}

// SetupPosition returns a setup in the form of a position, for [From].
func SetupPosition(k Kind, setup []byte) []byte {
	b, err := json.Marshal(setupPosition{k.Name(), k.Version(), setup})
	if err != nil {
		panic(err) // cannot happen: Game.Setup returns JSON
	}
	return b
}

// readSetup returns the setup that a position made by SetupPosition holds, nil for any other position, and k as it was
// at the version that the position names.
func readSetup(k Kind, position []byte) (of Kind, setup []byte, err error) {
	var p setupPosition
	if !bytes.Contains(position, []byte(`"setup"`)) || json.Unmarshal(position, &p) != nil || p.Setup == nil {
		return k, nil, nil
	}
	if p.Game != "" && p.Game != k.Name() {
		return nil, nil, &LoadError{Code: "position", Text: "the setup is of another game, " + p.Game}
	}
	if p.Version != 0 {
		if k = at(k, uint64(p.Version)); k == nil {
			return nil, nil, &LoadError{Code: "version", Text: "the setup is of another version of the game"}
		}
	}
	return k, p.Setup, nil
}

// From begins a record at a position. A position made by SetupPosition deals a game as Deal does. One of an earlier
// version is played by the rules of that version, if the kind is [Versioned]. The error says in words what is wrong.
func From(k Kind, position []byte, seed string) (*Record, Game, State, error) {
	of, setup, err := readSetup(k, position)
	switch {
	case err != nil:
		return nil, nil, nil, err
	case setup != nil:
		return Deal(of, setup, seed)
	}
	return started(k, &Record{Seed: seed, Position: bytes.Clone(position), Conceded: NoSeat})
}

// Deal begins a record with a fresh game (nil is the default setup) and draws what the setup leaves open.
func Deal(k Kind, setup []byte, seed string) (*Record, Game, State, error) {
	if drawer, ok := k.(Drawer); ok {
		drawn, err := drawer.Draw(setup, SeedOf(seed))
		if err != nil {
			return nil, nil, nil, err
		}
		setup = drawn
	}
	return started(k, &Record{Seed: seed, Setup: bytes.Clone(setup), Conceded: NoSeat})
}

// started plays a new record's beginning and gives the record the canonical form of its setup.
func started(k Kind, r *Record) (*Record, Game, State, error) {
	g, s, err := r.Start(k)
	if err != nil {
		return nil, nil, nil, err
	}
	if r.Position == nil {
		r.Setup = g.Setup()
	}
	return r, g, s, nil
}
