// Package layout shares a window out among what stands on a table.
//
// A look says what stands beside, below and over what, as a tree of nodes, and no rectangles: a [Row], a [Column], a
// [Stack] of things over each other, a [Flow] or [Lines] that break where they have to, [Cards] of one ratio, an
// [Either] of two ways. A leaf has a place to write to, which names what is drawn there, and the spot that is touched
// there. There is a tree for windows higher than wide and one for the others.
//
// A node says how much it wants along its parent and how little it can do with: [Node.Fixed], [Node.Between],
// [Node.Needs], [Node.Ratio], [Node.Grows]; without any of these it takes what its children need. [Node.Solve] is the
// one solver. It shares a length in three steps:
//
//  1. While the least sizes, and all of the words, have no room, what may be left out is left out, by [Node.Out]; then
//     words have less.
//  2. What is left beyond the least sizes goes to what wants more, by [Node.First].
//  3. What is still left goes to what grows, or first to that of it which has less ([Node.Level]).
//
// What stands on one line and keeps its shape, such as tokens of two sizes, is a [Shaped] row.
//
// An [Either] is its first way of which the least has room, so "beside each other, or else upon each other" is said
// once, and what a row of buttons does in a small window is no case of its own.
//
// Where a thing has to arrange its inside by its size, such as a hand or a log, its leaf has a function for that
// ([Node.Inside]). Buttons in one row have letters of one size ([Node.Alike]). What can be pointed at is read off the
// solved tree ([Node.Each]), as large as a finger if it is to be ([Node.Touch]). A row may scroll ([Node.Scrolls]).
//
// A tree is made of values and is solved once; nothing is drawn from it, but from the places that it wrote. A frame
// that draws a layout again costs nothing here. All lengths are CSS pixels.
package layout
