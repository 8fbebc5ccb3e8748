// Package aurora holds the rules and the cards of Last Aurora, and of Last Automa, its solo mode.
//
// The rules are those of docs/rules/aurora.md; the numbers in comments and tests ("7.2") are its rule numbers.
//
// # How it works
//
// A [State] is a flat value: what everyone can see ([Public]), what is hidden, and a stack of tasks. A task is
// something still to be done: place two damage, draw an object, end a turn. Play advances by running the task on top of
// the stack, which may push others above itself (task.go lists every job and its step). A task that needs a decision
// asks for it and is done once it has the answer. So a choice within a choice, such as a crate dropped because of
// damage suffered on a road driven as a bonus, needs no code of its own. When the stack is empty the seat whose turn it
// is decides; only such a position can be loaded. A choice with a single option is made by the rules, unless being
// asked would give something away (see choose in apply.go).
//
// What a card does is data (cards.json): a list of effects, each implemented once for all cards that have it. The
// [Automa] makes no decisions: its turns follow fixed rules (automa.go).
//
// Outside the Attack phase only how much a convoy carries matters, not where (2.4). A stowed convoy also has every
// token on a place (cargo.go).
//
// The numbers on the cards may be retuned. A [Game] is bound to the cards of one version ([Data]), so positions and
// codes of an earlier version still play as they did.
package aurora
