package art

import "onelongnight/game/ui/kit"

// narrow is the narrowest that the letters of a name on a small card may be, as a part of their width.
const narrow = 0.74

// name draws a name upwards from the height foot, if it has room on the card; a longer one is left to the picture.
func (f *face) name(st kit.Style, name string, foot float64, most int) {
	st.Squeeze = narrow
	r := kit.Rect{X: f.r.X + 3, Y: foot, W: f.r.W - 6}
	if lines := kit.NameLines(st, name, r.W, most); float64(len(lines))*st.Size <= foot-f.r.Y {
		f.NameUp(st, name, r, most)
	}
}
