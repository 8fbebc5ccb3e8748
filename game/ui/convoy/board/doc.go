// Package board draws the table of The Convoy.
//
// A Model says what is on screen, NewLayout computes where it goes, Draw paints it. The same Layout answers what lies
// under a pointer. The package knows the looks of the game but none of its rules, and holds no words.
package board
