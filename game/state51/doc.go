// Package state51 holds the rules and the cards of 51st State.
//
// The rules are those of docs/rules/state51.md; the numbers in comments and tests ("7.2") are its rule numbers.
//
// # How it works
//
// A [State] is a flat value: what each of up to four seats has, the marks of the cards in play, the piles, and where
// in the round the game stands. All cards of the deck are numbers in the order of their ids, so that a set of them
// ([Cards]) is two words and goes through them in that order.
//
// A move is checked (refuse.go) and played (apply.go). An action that takes several choices is kept open in
// [Playing]: what is named is done at once, what it owes is paid one by one (pay.go), everything else comes when all
// is paid (actions.go). Between actions the round goes on by itself (draft.go, production.go, turns.go) until
// somebody has something to decide; where nothing is to choose the rules choose.
//
// What a card does is data (cards.txt), and each effect stands once, for all cards that have it. No card has rules of
// its own.
//
// The numbers of the cards may be retuned. A [Game] is bound to those of one version ([Data]), so that positions and
// codes of an earlier one play as they did.
package state51
