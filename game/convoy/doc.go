// Package convoy has the rules and card data of The Convoy.
//
// The rules are in docs/rules/convoy.md; numbers in comments and tests ("5.3") are its rule numbers.
//
// # How it works
//
// A [State] is a flat value: the units on the road, the cities, the piles, and a small stack of tasks that are still to
// be done. A move is checked (refuse.go), does its first step (apply.go) and pushes the rest onto the stack. Then tasks
// are taken off the top until somebody has to decide, or a phase waits for its next action. So an entry ability in the
// middle of a redeployment in the middle of a resolution is nothing special: it is on top.
//
// What cards do is data (data.go). A card is a list of effects, each done to a unit of a scope, such as "may kill a
// soldier here". Every kind of effect is implemented once, in effect_apply.go, and every scope once, in scope.go. Only
// "is it able", "is it immune" and "how strong is it" are code that names cards (board.go), as that is what auras
// change.
package convoy
