package table

import (
	"fmt"
	"slices"
	"strings"
)

// SpotKind is the sort of thing that a [Spot] names.
type SpotKind uint8

// The list is closed: a game has to fit its things into these kinds.
const (
	KindNone    SpotKind = iota
	KindPlace            // a space of a board, where things stand
	KindPart             // a part of a place that can be chosen separately
	KindPiece            // a thing in play, at a place
	KindCard             // a card in a hand or a list
	KindButton           // a button, of a move or of a command
	KindTurn             // a way to turn a piece that is being placed
	KindFigure           // a number with an explanation
	KindPile             // a hand, deck or stock: things that are counted, not seen
	KindTab              // a small picture that scrolls to the place with the same ID
	KindLine             // a sentence of the log; the ID is the number of its step
	KindLog              // the last sentences, shown on the table
	KindPrompt           // the prompt: what is asked
	KindNote             // a sentence of a panel, with nothing more behind it
	KindOverlay          // everything outside an open panel
	KindMoment           // a moment of a replayed game, by its number
	KindEntry            // an entry or rule of the game's book; an ID that begins with "=" is a chapter
	KindField            // a field to type in
)

var kindNames = [...]string{"", "place", "part", "piece", "card", "button", "turn", "figure", "pile", "tab", "line",
	"log", "prompt", "note", "overlay", "moment", "entry", "field"}

func (k SpotKind) String() string { return kindNames[k] }

// Spot returns the spot of that kind and ID.
func (k SpotKind) Spot(id string) Spot { return Spot{Kind: k, ID: id} }

// Spot names a thing on the table: something to touch, look into, or point at. The zero value names nothing.
type Spot struct {
	Kind SpotKind
	ID   string // the game's name for it, without "@"
	Tag  string // tells several pictures of the same thing apart; usually ""
}

// NoSpot names nothing.
var NoSpot Spot

// Same returns the spot without its tag.
func (s Spot) Same() Spot { return Spot{Kind: s.Kind, ID: s.ID} }

// Tagged returns the spot with another tag: the same thing, shown a second time.
func (s Spot) Tagged(tag any) Spot { return Spot{s.Kind, s.ID, fmt.Sprint(tag)} }

// If returns the spot if ok, otherwise NoSpot.
func (s Spot) If(ok bool) Spot {
	if ok {
		return s
	}
	return NoSpot
}

// String returns "kind:id@tag", which ParseSpot reads; "" for NoSpot.
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

// ParseSpot reads what Spot.String returns.
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
