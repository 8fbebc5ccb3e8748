package art

import "onelongnight/game/ui/kit"

// narrow is the narrowest that the letters of a name on a small card may be, as a part of their width.
const narrow = 0.74

// name draws a name upwards from the height foot.
func (f *face) name(st kit.Style, name string, foot float64, most int) {
	st.Squeeze = narrow
	f.NameUp(st, name, kit.Rect{X: f.r.X + 3, Y: foot, W: f.r.W - 6}, most)
}
