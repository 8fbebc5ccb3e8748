// Package state51 has the rules and cards of 51st State.
//
// The rules are in docs/rules/state51.md; numbers in comments and tests ("7.2") are its rule numbers.
//
// # How it works
//
// A [State] is a flat value: what each of up to four seats has, the marks on cards in play, the piles, and the point
// that the round has reached. The cards of the deck are numbered in the order of their ids, so a set of them ([Cards])
// is two words and is traversed in that order.
//
// A move is checked (refuse.go) and then played (apply.go). An action that takes several choices stays open in
// [Playing]: what the move names is done at once, what it owes is paid piece by piece (pay.go), and the rest follows
// when everything is paid (actions.go). Between actions the round goes on (draft.go, production.go, turns.go) until
// somebody has to decide; if there is only one answer, the rules give it themselves.
//
// What a card does is data (cards.txt), and each kind of effect is implemented once. No card has rules of its own.
//
// The numbers on the cards may be retuned. A [Game] is bound to one version of them ([Data]), so that positions and
// codes of earlier versions still play as they did.
package state51
