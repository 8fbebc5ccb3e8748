package board

import (
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
)

// widenLog lets the log of the command strip use what the hand leaves free beside it.
func (f *Layout) widenLog() {
	if f.Log.Empty() {
		return
	}
	free := f.Hand.Right()
	if len(f.Hand.Cards) > 0 {
		free = f.Hand.Cards[0].Rect.X
	}
	if f.Hand.Most == 0 {
		f.Log.W = clamp(free-f.Unit(28, 16)-f.Log.X, f.Log.W, f.Unit(430, 330))
	}
}

// fillLog places the sentences in the log: at its foot, on a phone in its middle, or at the top of the box of an
// empty hand.
func (f *Layout) fillLog(m *Model) {
	at := kit.Finish
	if f.Portrait {
		at = kit.Middle
		if len(m.Hand) == 0 {
			at = kit.Start
		}
	}
	f.Log.Fill(f.Window, m.Log, at)
}

// logLabel is what is written on the log's button.
func (d *drawing) logLabel() string {
	for i := range d.m.Buttons {
		if d.m.Buttons[i].Slot == furniture.SlotTopRight {
			return d.m.Buttons[i].Label
		}
	}
	return ""
}
