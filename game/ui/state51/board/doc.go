// Package board draws the table of 51st State: a model of plain data, where everything stands in a window, and the
// drawing of it. It knows no rule. What is painted on cards, and goods and emblems, is package art's.
package board
