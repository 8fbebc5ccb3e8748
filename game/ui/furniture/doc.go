// Package furniture is what stands around the field of any game's table: the top bar with the seats and their counters,
// the prompt, the hand, the buttons, and the last sentences of the log. Each has a model of plain data, a layout for
// windows of all shapes and text sizes, and a drawing. A game adds its colours, plates and pictures, and draws its
// field in the space that is left ([Layout].Field). [Table] is a whole table made of these parts; a game can arrange
// them differently. All lengths are CSS pixels.
package furniture
