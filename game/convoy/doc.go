// Package convoy holds the rules and the card data of The Convoy.
//
// The rules are those of docs/rules/convoy.md; the numbers in comments and
// tests ("5.3") are its rule numbers.
//
// # How it works
//
// A [State] is a flat value: the units on the road, the cities, the piles and
// a small stack of what is still to happen. A move is checked (refuse.go),
// does its first step (apply.go) and pushes the rest onto that stack; then the
// resolver takes tasks off the top until somebody has to decide or a phase
// waits for its next action. An entry ability in the middle of a redeployment
// in the middle of a resolution is nothing special: it lies on top.
//
// What the cards do is data (data.go): a card is a list of effects, each
// something done to a unit out of a scope, "may kill a soldier here". Every kind of effect
// stands once in effect_apply.go, every scope once in scope.go. Only the questions
// "is it able", "is it immune", "what does it count" are code by card name
// (board.go), since those are the rules of auras.
package convoy
