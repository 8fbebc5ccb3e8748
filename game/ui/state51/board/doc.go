// Package board lays out and draws the table of 51st State from a model of plain data. It knows no rules. Package art
// paints what is on cards, goods and emblems.
package board
