// Package hex has the rules and tiles of Neuroshima Hex.
//
// The rules are in docs/rules/hex.md; numbers in comments and tests ("6.3") are its rule numbers.
//
// # How it works
//
// A [State] is a flat value: nineteen cells; the hands, piles and discard piles of up to four seats; and the point
// reached in turn and battle. What follows from the board is not stored: [Works] derives nets, takeovers and module
// effects from the cells (6.7), and the hits of a phase are computed anew from the board at its start and the choices
// made so far (hits.go). So a question in the middle of a battle leaves nothing to remember but its answer.
//
// A move is checked (refuse.go) and played (apply.go); then the turn (turn.go) or the battle (battle.go) runs on until
// somebody has to decide. A battle is a small state machine, since any of its stages may have to stop for a question.
//
// What tiles have is data (tiles.txt); each kind of attack, effect and instant is implemented once. Only the Clown and
// the Quartermaster have questions of their own.
//
// The setup says which armies play and in which mode. A [Game] derives from it who is whose friend, separately for
// effects, nets and attacks, since Moloch differs there (9.5).
package hex
