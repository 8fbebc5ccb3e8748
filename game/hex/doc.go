// Package hex holds the rules and the tiles of Neuroshima Hex.
//
// The rules are those of docs/rules/hex.md; the numbers in comments and tests
// ("6.3") are its rule numbers.
//
// # How it works
//
// A [State] is a flat value: nineteen cells, the hands, piles and discard piles of up to four
// seats, and where in turn and battle the game stands. What depends on the board alone is
// never kept: [Works] judges nets, takeovers and module effects from the cells (6.7), and the
// hits of a phase are found anew from the board of its start and the choices made so far
// (hits.go). So a question in the middle of a battle needs no more memory than its answers.
//
// A move is checked (refuse.go), played (apply.go), and then the turn (turn.go) or the
// battle (battle.go) runs on by itself until somebody has something to decide. A battle is a
// small machine of stages, since any of them may have to stop for a question.
//
// What tiles are is data (tiles.txt); what kinds of attack, effect and instant do stands
// once for each kind. Only the Clown and the Quartermaster have questions of their own.
//
// Which armies play, in which mode, is the setup: a [Game] knows from it who is whose friend,
// for effects, nets and attacks apart, since Moloch sees that differently (9.5).
package hex
