//go:build js

package ui

import "onelongnight/game/table"

// drawnBook is nothing in a page, which shows books itself.
type drawnBook struct{ panels *panels }

func newDrawnBook(_ *desk, _ Host, panels *panels) *drawnBook { return &drawnBook{panels} }

func (*drawnBook) open(string, []string) {}
func (*drawnBook) arrived()              {}
func (*drawnBook) seek() bool            { return false }
func (*drawnBook) touch(table.Spot) bool { return false }
func (*drawnBook) search(string)         {}
func (*drawnBook) typing() bool          { return false }
func (*drawnBook) lists(float64) bool    { return false }
func (*drawnBook) typed() string         { return "" }
func (d *drawnBook) commands() []command { return []command{d.panels.named("close", d.panels.close)} }
