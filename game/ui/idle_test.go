package ui_test

import (
	"slices"
	"testing"

	"onelongnight/game/gametest/every"
)

// TestAGreyCommandSaysWhy: in all games a tap on Undo, the recap or the hint while it is grey is answered.
func TestAGreyCommandSaysWhy(t *testing.T) {
	eachTable(t, func(t *testing.T, g every.Game) {
		b := counselled(t, g)
		if b == nil {
			b = together(t, g)
		}
		b.Run()
		grey := 0
		for _, c := range b.Screen().Bar {
			if !c.Idle || !slices.Contains(standing[:3], c.ID) {
				continue
			}
			grey++
			if b.Tap(c.Spot().String()); b.Screen().Toast == "" || b.Screen().ToastAt != c.Spot() {
				t.Errorf("%s says nothing", c.ID)
			}
		}
		if grey == 0 {
			t.Error("no command is grey when the game begins")
		}
	})
}

// TestAGreyCommandOfAHintSaysWhy: a tap on what a hint does not offer, while it is thought about and when it stands, is
// answered.
func TestAGreyCommandOfAHintSaysWhy(t *testing.T) {
	eachTable(t, func(t *testing.T, g every.Game) {
		b := counselled(t, g)
		if b == nil {
			return
		}
		grey := 0
		ask := func() {
			for _, c := range b.Screen().Bar {
				if !c.Idle {
					continue
				}
				grey++
				if b.Tap(c.Spot().String()); b.Screen().Toast == "" || b.Screen().ToastAt != c.Spot() {
					t.Errorf("%s says nothing", c.ID)
				}
			}
		}
		b.Press("button:hint")
		b.Run()
		ask()
		b.until("a hint stands", func() bool { return len(b.Screen().Plan) > 0 })
		ask()
		if grey == 0 {
			t.Error("nothing is grey")
		}
	})
}
