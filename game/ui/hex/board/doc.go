// Package board lays out and draws the table of Neuroshima Hex: the field of nineteen hexes, the players, the hand, the
// forecast, and what happens. A [Model] tells it everything, so it judges no rules. A [Layout] holds the places of
// everything in a window. A moment between two stills depends on nothing but the time. All lengths are CSS pixels.
package board
