// Package board draws the table of The Convoy.
//
// A Model says what is on screen, Layout computes where it goes, Draw paints it. The same Frame answers what lies under
// a pointer. The package knows the looks of the game but none of its rules, and holds no words.
package board
