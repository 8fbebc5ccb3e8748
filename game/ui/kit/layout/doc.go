// Package layout divides a window among the things on a table.
//
// A look does not compute rectangles. It describes the table as a tree of nodes: [Row], [Column], [Stack] (things on
// top of each other), [Flow] and [Lines] (which wrap), [Cards] (of one ratio), [Either] (alternatives). A leaf has a
// pointer to the rectangle to write, and the spot that is touched there. There is one tree for upright windows and one
// for others.
//
// A node says how much it wants along its parent, that is in the direction in which its parent lines its children up,
// and what it can make do with: [Node.Fixed], [Node.Between], [Node.Needs], [Node.Ratio], [Node.Grows]. Without any of
// these it takes what its children need. [Node.Solve] divides a length in three steps:
//
//  1. While there is no room for the least sizes and all words, leave out nodes, by [Node.Out]; after that,
//     words get less.
//  2. Give what remains to nodes that want more than the least, by [Node.First].
//  3. Give the rest to nodes that grow, or first to the smallest of them ([Node.Level]).
//
// A [Shaped] row keeps things on one line in shape, such as tokens of two sizes. An [Either] takes its first
// alternative that fits, so "beside each other, or else below each other" is said once.
//
// A leaf that arranges its own inside by its size, such as a hand or a log, has a function for it ([Node.Inside]).
// Buttons in a row can share one text size ([Node.Alike]). The solved tree knows what can be touched ([Node.Each]), if
// need be enlarged to the size of a finger ([Node.Touch]). A row can scroll ([Node.Scrolls]).
//
// A tree is built anew for each layout and solved once. Drawing uses the rectangles that were written, not the tree, so
// a frame that draws an old layout again costs nothing here. All lengths are CSS pixels.
package layout
