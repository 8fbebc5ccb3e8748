// Package furniture is what stands around the field of any game's table: the bar along the top with the seats and
// their counters, what is asked, the hand, the buttons of moves and commands, the last sentences of the log. Of
// each there is one model as plain data, one way to lay it out in the rectangle that it is given, in windows of
// all shapes and at any size of text, and one drawing. A game gives colours, plates and drawings of its own, and
// draws its field in what is left over. All lengths are CSS pixels.
package furniture
