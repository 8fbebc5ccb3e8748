package board

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
)

// EffectKind is the kind of an Effect, which tells how it looks.
type EffectKind int

// The kinds of effect. Each looks different, so that one knows it without words.
const (
	FxPulse   EffectKind = iota // a ring: look here
	FxTrigger                   // a ring around From, and a beam from it to At
	FxKill                      // a sight closes on At and bursts
	FxShield                    // two outlines close around At
	FxHack                      // broken scan lines over At
	FxNet                       // a mesh falls over At
	FxMarker                    // Text rises from At
	FxMill                      // Card turns up at From, burns, and goes to At
	FxTake                      // Card goes from From to At, face down if it is nil or has no Art
	FxShow                      // Card is held up in the middle
	FxModule                    // steel clamps bite At from both sides
	FxWave                      // a wave of light runs over the city At
	FxTrail                     // dust along the way from From to At
	FxBanner                    // Text across the road
	FxFall                      // the district At breaks down
	FxRuin                      // the city At breaks down
	FxBenefit                   // what a district gives: Icon comes down on At and does what it stands for
	FxArrive                    // Card is held up to be read before it goes to At as a unit; Aim is marked
)

// Effect is something that is seen only while it happens.
type Effect struct {
	Kind     EffectKind
	At, From table.Spot // NoSpot for none
	Aim      table.Spot // what it is about to strike, or NoSpot
	Text     string
	Icon     kit.Icon
	Gain     bool // Text is good for the unit, or there is something that Icon can be about
	Side     Faction
	Card     *Card
	Delay    float64 // ms after the beginning of the change
	Length   float64 // ms
}

// Battle is the scene in which a battle is decided.
type Battle struct {
	Title string
	Phase string // step of the battle, as words
	City  int    // 1..5
	// District is the one that is fought for, counted from 1.
	District int
	Winner   Faction
	Totals   [3]int // by Faction
	Verdict  string // below the winner's total
	Tallies  [3][]Tally
	Stamp    string // across the city; "" as long as the district stands
	Spared   bool   // for the viewer, what the stamp tells is no defeat
	Results  []Result
	Skip     string // word on the sign that a touch goes on; if "", the action buttons are shown instead
	Asks     string // what is to be decided here, or ""; the action buttons are there
	Ask      string // the same in a sentence, with **bold** runs
	Opens    bool   // the totals are counted in this change
	Closes   bool   // in a replay: the scene covers the top bar, and so has the button that closes it
}

// Tally is one unit's part of a total. It is what was counted, which may be more than what is left of the unit now.
type Tally struct {
	Unit  Unit
	Value string
	Terms string // the value as a sum, "3 − 2", or ""
	Named string // the same with what is behind it, "1 + 1 Calahan", or ""
	Gone  string // what became of the unit, "" if it still stands there; below its place if it has no Value
}

// Result is something that follows from a battle. Results are in the order in which they happen.
type Result struct {
	Label, Text string
	Now         bool // happening in this change
	Later       bool // still to come
	Idle        bool // nothing came of it
}
