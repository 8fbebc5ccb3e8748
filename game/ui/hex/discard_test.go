package hex_test

import (
	"testing"

	rules "onelongnight/game/hex"
	"onelongnight/game/table"
	"onelongnight/game/ui/uitest"
)

// TestADiscardIsConfirmed checks that a tile that has to go is picked first, as one that is placed, goes with a button,
// and can be taken back: nothing is revealed by it.
func TestADiscardIsConfirmed(t *testing.T) {
	untilTried(t, func(w *uitest.Window, host *uitest.Host, s *table.Session) bool {
		if s.View().(*rules.View).Ask != rules.AskDiscard {
			return false
		}
		tile, before := s.Actions()[0].Path[0].String(), s.MoveCount()
		w.Tap(tile)
		if w.Run(); kept(t, host).MoveCount() != before {
			t.Fatal("one touch of a tile discards it")
		}
		if !w.Tap("button:discard") || kept(t, host).MoveCount() != before+1 {
			t.Fatal("the tile that was picked cannot be discarded")
		}
		w.Run()
		w.Press("button:undo")
		if w.Run(); kept(t, host).MoveCount() != before {
			t.Error("a discard cannot be taken back")
		}
		return true
	})
}
