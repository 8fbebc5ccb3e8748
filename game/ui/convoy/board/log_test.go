package board_test

import (
	"testing"

	"onelongnight/game/ui/convoy/board"
)

func TestLogShowsTheNewest(t *testing.T) {
	each(t, func(t *testing.T, m *board.Model, f *board.Layout) {
		if f.Log.Empty() || len(m.Log.Lines) == 0 {
			return
		}
		if f.Portrait && f.Log.W < 96*f.S && len(f.Log.Rows) == 0 {
			return // only a sign, which opens the list
		}
		if len(f.Log.Rows) == 0 || f.Log.Rows[0].Text != m.Log.Lines[len(m.Log.Lines)-1] {
			t.Fatalf("the newest sentence is not shown: %v", f.Log.Rows)
		}
		shown := 0
		for _, row := range f.Log.Rows {
			if row.Rect.Y < f.Log.Y-0.5 || row.Rect.Bottom() > f.Log.Bottom()+0.5 {
				t.Errorf("%q at %v leaves the log %v", row.Text, row.Rect, f.Log)
			}
			if row.Recent {
				shown++
			}
		}
		if shown > m.Log.Recent || shown < min(1, m.Log.Recent) {
			t.Errorf("%d recent sentences shown, of %d", shown, m.Log.Recent)
		}
	})
}

func TestLogUsesTheRoomOfAnEmptyHand(t *testing.T) {
	for _, w := range windows {
		full, bare := board.NewLayout(Story(), w[0], w[1], 1), board.NewLayout(Bare(), w[0], w[1], 1)
		if a, b := full.Log.W*full.Log.H, bare.Log.W*bare.Log.H; b <= a {
			t.Errorf("%gx%g: the log has %.0f without a hand and %.0f with one", w[0], w[1], b, a)
		}
	}
}
