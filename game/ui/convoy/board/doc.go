// Package board draws the table of The Convoy.
//
// A Model says what is on screen, NewLayout computes where it goes, and Draw paints it. The same Layout tells what lies
// under a pointer. The package knows how the game looks, but none of its rules and none of its words.
package board
