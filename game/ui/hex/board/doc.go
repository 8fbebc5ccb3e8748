// Package board lays out and draws the table of Neuroshima Hex: the field of nineteen hexes, who plays on it, the hand,
// the forecast, and what happens. It is told everything by a [Model] and judges no rule. A [Layout] says where things
// stand in a window; a moment between two of them is a pure function of time. All lengths are CSS pixels.
package board
