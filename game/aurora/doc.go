// Package aurora holds the rules and the cards of Last Aurora, with Last Automa for one person alone.
//
// The rules are those of docs/rules/aurora.md; the numbers in comments and tests ("7.2") are its rule numbers.
//
// # How it works
//
// A [State] is a flat value: what all can see ([Public]), what lies hidden, and a stack of tasks. A task is what is
// still to be done: put two damage somewhere, draw an object, end a turn. The game goes on by doing the topmost task,
// which may lay others above itself (task.go has all jobs and their steps); one that needs an answer asks for it and is
// done with the answer. So a choice within a choice, a crate dropped because of a damage suffered on a road driven as a
// bonus, needs no rules of its own. Where the stack is empty the seat whose turn it is decides, and only then a
// position can be loaded. Where nothing is to choose the rules choose.
//
// What a card does is data (cards.json), a list of effects, and each effect stands once, for all cards that have it.
// The [Automa] decides nothing: its turns are rules (automa.go).
//
// Outside the Attack phase only the counts of what a convoy carries matter (2.4). A stowed convoy has it on its places
// as well (cargo.go).
//
// The numbers may be retuned. A [Game] is bound to those of one version ([Data]), so that positions and codes of an
// earlier one play as they did.
package aurora
