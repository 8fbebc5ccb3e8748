package ui_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"onelongnight/game/gametest/every"
	shelf "onelongnight/game/ui/games"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
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

// TestABrightRecapShowsSomething: while the Outpost is asked whether it keeps its hand, all that has happened is that
// Moloch kept its own.
func TestABrightRecapShowsSomething(t *testing.T) {
	offer := shelf.Offers()[0]
	w, _ := uitest.Against(t, offer, "speed=0 tips=off level=1", "play-outpost", [2]float64{1280, 720})
	for range 20 {
		w.Run()
	}
	at := slices.IndexFunc(w.Screen().Bar, func(c scene.Command) bool { return c.ID == "recap" })
	if at < 0 {
		t.Fatal("there is no recap")
	}
	bright := !w.Screen().Bar[at].Idle
	if w.Tap("button:recap"); bright != (w.Screen().Panel == scene.RecapPanel) {
		t.Errorf("the recap is bright: %v, and shows panel %d", bright, w.Screen().Panel)
	}
}

// TestTheMenuKeepsItsRows: in all games the menu has the same rows in the same places before and after a move; a row
// that can do nothing is grey, and a tap on it is answered.
func TestTheMenuKeepsItsRows(t *testing.T) {
	eachTable(t, func(t *testing.T, g every.Game) {
		b := counselled(t, g)
		if b == nil {
			b = together(t, g)
		}
		rows := func() (ids []string) {
			b.Press("button:menu")
			p, _ := b.Run()
			for _, c := range b.Screen().Commands {
				x, y, _ := p.Where(c.Spot())
				ids = append(ids, fmt.Sprint(strings.Replace(c.ID, "locked", "undo", 1), x, y))
			}
			return ids
		}
		before, grey := rows(), 0
		for _, c := range b.Screen().Commands {
			if c.Idle && slices.Contains([]string{"undo", "redo", "rewind"}, c.ID) {
				grey++
				if b.Tap(c.Spot().String()); b.Screen().Toast == "" {
					t.Errorf("%s says nothing", c.ID)
				}
			}
		}
		if grey == 0 {
			t.Error("no row is grey when the game begins")
		}
		b.Press("button:close")
		b.Press(b.Moves()[0])
		b.Run()
		after := rows()
		if b.Screen().Panel == scene.CurtainPanel {
			return // the next person has to sit down first
		}
		if !slices.Equal(before, after) {
			t.Errorf("the menu has the rows\n%v, and after a move\n%v", before, after)
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
