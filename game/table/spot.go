package table

import (
	"fmt"
	"slices"
	"strings"
)

// SpotKind is what sort of thing on the table a [Spot] names.
type SpotKind uint8

// The kinds. The list is closed: a game finds room for its own things among
// them.
const (
	KindNone    SpotKind = iota
	KindPlace            // where things stand: a space of a board
	KindPart             // a part of a place that can be chosen by itself
	KindPiece            // a thing in play, at a place
	KindCard             // a card in a hand or a list
	KindButton           // a button, of a move or of a command
	KindTurn             // a way to turn a piece that is being put down
	KindFigure           // a number that can be explained
	KindPile             // a hand, a deck, a stock: things counted and not seen
	KindTab              // a small picture of the place with the same ID, which brings that into sight
	KindLine             // a sentence of the log, by the number of its step
	KindLog              // the last sentences on the table
	KindPrompt           // what is asked
	KindNote             // a sentence of a panel that tells no more than it says
	KindOverlay          // what lies beside an open panel
	KindMoment           // a moment of a game that is shown again, by its number
	KindEntry            // an entry or a rule of the game's book; one that begins with "=" is a chapter
	KindField            // where something can be typed
)

var kindNames = [...]string{"", "place", "part", "piece", "card", "button", "turn", "figure", "pile", "tab", "line",
	"log", "prompt", "note", "overlay", "moment", "entry", "field"}

// String returns the kind's name.
func (k SpotKind) String() string { return kindNames[k] }

// Spot returns the thing of that kind with that name.
func (k SpotKind) Spot(id string) Spot { return Spot{Kind: k, ID: id} }

// Spot names a thing on the table: what can be touched, looked into, or pointed
// at. The zero value is no thing.
type Spot struct {
	Kind SpotKind
	ID   string // the game's own name for it, without a sign "@"
	Tag  string // tells several sightings of the same thing apart, "" mostly
}

// NoSpot is no thing.
var NoSpot Spot

// Same returns the spot without what tells it from other sightings of its thing.
func (s Spot) Same() Spot { return Spot{Kind: s.Kind, ID: s.ID} }

// Tagged is another sighting of the same thing.
func (s Spot) Tagged(tag any) Spot { return Spot{s.Kind, s.ID, fmt.Sprint(tag)} }

// String returns the form "kind:id@tag", which ParseSpot reads; "" for no thing.
func (s Spot) String() string {
	if s == NoSpot {
		return ""
	}
	text := s.Kind.String() + ":" + s.ID
	if s.Tag != "" {
		text += "@" + s.Tag
	}
	return text
}

// ParseSpot reads the text of a spot.
func ParseSpot(text string) (Spot, error) {
	if text == "" {
		return NoSpot, nil
	}
	name, rest, colon := strings.Cut(text, ":")
	kind := slices.Index(kindNames[1:], name) + 1
	if !colon || kind == 0 {
		return NoSpot, fmt.Errorf("%q names nothing on the table", text)
	}
	id, tag, marked := strings.Cut(rest, "@")
	if marked && tag == "" {
		return NoSpot, fmt.Errorf("%q has nothing behind its @", text)
	}
	return Spot{SpotKind(kind), id, tag}, nil
}
