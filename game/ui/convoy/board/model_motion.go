package board

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
)

// EffectKind is what an Effect looks like.
type EffectKind int

// The effects. Each has a look of its own, so that one knows it without words.
const (
	FxPulse   EffectKind = iota // a ring: look here
	FxTrigger                   // a ring about From, a beam from it to At
	FxKill                      // a sight closes on At and bursts
	FxShield                    // two hexagons close around At
	FxHack                      // broken scan lines over At
	FxNet                       // a mesh falls over At
	FxMarker                    // Text rises from At
	FxMill                      // Card turns up at From, burns, and goes to At
	FxTake                      // Card goes from From to At; face down without an Art
	FxShow                      // Card is held up in the middle
	FxModule                    // steel clamps bite At from both sides
	FxWave                      // a wave of light runs over the city At
	FxTrail                     // dust along the way from From to At
	FxBanner                    // Text across the road
	FxFall                      // the district At breaks down
	FxRuin                      // the city At breaks down
	FxBenefit                   // what a district gives: Icon comes down on At and does what it is a sign of
	FxArrive                    // Card is held up to be read before it goes to At as a unit; a mark on Aim
)

// Effect is something that is seen only while it happens.
type Effect struct {
	Kind     EffectKind
	At, From table.Spot // NoSpot for none
	Aim      table.Spot // what it is about to strike, NoSpot for nothing
	Text     string
	Icon     kit.Icon
	Gain     bool // Text is good for who has it, or there is something that Icon can be about
	Side     Faction
	Card     *Card
	Delay    float64 // ms after the beginning of the change
	Length   float64 // ms
}

// Battle is the scene in which a battle is decided.
type Battle struct {
	Title string
	Phase string // of the battle
	City  int    // 1..5
	// District is the one fought for, 1 to n.
	District int
	Winner   Faction
	Totals   [3]int // by Faction
	Verdict  string // below the winner's total
	Tallies  [3][]Tally
	Stamp    string // across the city, "" as long as it stands
	Spared   bool   // what the stamp tells is no defeat of the viewer's
	Results  []Result
	Skip     string // word of the sign that a touch goes on; "" shows the action buttons instead
	Asks     string // what is to be decided here, "" for nothing; the action buttons are there
	Ask      string // the same in a sentence, with **bold** runs
	Opens    bool   // this is the change in which the totals are counted
}

// Tally is one unit's part of a total: what was counted, which may be more
// than what is left of the unit now.
type Tally struct {
	Unit  Unit
	Value string
	Terms string // how it came about, "3 − 2", "" if there is nothing to say
	Named string // the same with what lies behind it, "1 + 1 Calahan", "" if that is no more
	Gone  string // what became of the unit, "" if it still stands there; below its place if it has no Value
}

// Result is a thing that follows from a battle, in the order they happen.
type Result struct {
	Label, Text string
	Now         bool // happening in this change
	Later       bool // still to come
}
