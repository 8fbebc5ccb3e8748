package game

import (
	"bytes"
	"encoding/json"
)

// setupPosition is a position that names a setup and nothing else: it deals a
// fresh game. Codes of games with a setup hold it where others hold the
// position they began with, so that their format needs nothing new.
type setupPosition struct {
	Game    string          `json:"game"`
	Version int             `json:"version"`
	Setup   json.RawMessage `json:"setup"`
}

// SetupPosition writes a setup as a position.
func SetupPosition(k Kind, setup []byte) []byte {
	b, err := json.Marshal(setupPosition{k.Name(), k.Version(), setup})
	if err != nil {
		panic(err) // a setup is JSON, by Game.Setup
	}
	return b
}

// readSetup takes the setup out of a position, nil from a position that is none of a setup alone, and finds the kind
// that it is of: k as it was at the version that the position names.
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

// From begins a record with a position and checks it; a setup position deals just as Deal does, and draws what it
// leaves open; one of an earlier version is played by the kind as it was then, if it is [Versioned]. Whatever is wrong
// with it comes back as an error with words.
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

// Deal begins a record with a fresh game of a setup, nil for the default. What
// the setup leaves open is drawn.
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

// started brings the setup of a record into its one way of writing.
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
