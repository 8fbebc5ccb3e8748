package board

import (
	"strconv"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// chip is a small sign beside a city's name: words, an icon, or both.
type chip struct {
	icon kit.Icon
	text string
	off  bool // used up
	bad  bool // it tells of what Moloch may win by
}

// chipBox is a chip with its place, which is empty if another is shown instead.
type chipBox struct {
	chip
	kit.Rect
}

// chipSize returns the text size of the chips beside a name of the height high.
func (f *Layout) chipSize(high float64) float64 { return f.Fit(14, high*0.62) }

// width returns the width of a chip with text of a size.
func (ch chip) width(size float64) float64 {
	w := 12.0
	if ch.icon != "" {
		w += size
	}
	if ch.text != "" {
		w += kit.Width(kit.LabelBold, size, 0, ch.text)
	}
	if ch.icon != "" && ch.text != "" {
		w += 4
	}
	return w
}

// short returns the name of a city for narrow places.
func (c *City) short() string {
	if c.Short != "" {
		return c.Short
	}
	return c.Name
}

// chips returns a city's chips, each in all ways it may be shown, the longest first. The support has words only where
// the city is large, as elsewhere it cannot be used yet.
func (c *City) chips(large bool) (list [][]chip) {
	if c.Note != "" {
		list = append(list, []chip{{text: c.Note}})
	}
	if c.Goal != nil {
		bad := c.Goal.Value > 0
		list = append(list, []chip{{text: c.Goal.Label, bad: bad},
			{icon: IconRobot, text: strconv.Itoa(c.Goal.Value), bad: bad}})
	}
	if c.Support != "" {
		ways := []chip{{icon: IconBuilding, text: c.Support, off: c.SupportUsed},
			{icon: IconBuilding, off: c.SupportUsed}}
		if !large {
			ways = ways[1:]
		}
		list = append(list, ways)
	}
	return list
}

// name returns a city's name with its chips, in a place of the height high: in full if there is room, else the short
// name and as many chips as fit.
func (f *Layout) name(c *City, col *Column, high float64) layout.Node {
	const shadow, gap, most = 4, 6, 5 // most is how many ways the chips have together
	const squeeze = 0.82              // how narrow a line may be set, see kit.Style
	st, size := f.nameStyle(c, high*1.1), f.chipSize(high)
	wide := func(size float64, name string) float64 {
		return kit.Width(st.Face, size, st.Tracking, upper(name)) + shadow
	}
	col.Chips = make([]chipBox, 0, most)
	all := []layout.Node{layout.Leaf(&col.Name).Fixed(wide(st.Size, c.Name))}
	some := []layout.Node{layout.Leaf(&col.Name).First(1).
		Between(squeeze*wide(MinText, c.short()), wide(st.Size, c.short()))}
	for _, ways := range c.chips(col.Large) {
		var nodes []layout.Node
		for _, way := range ways {
			col.Chips = append(col.Chips, chipBox{chip: way})
			w := way.width(size)
			nodes = append(nodes, layout.Leaf(&col.Chips[len(col.Chips)-1].Rect).Fixed(w).
				Box(w, size*1.44, kit.Start, kit.Middle))
		}
		all, some = append(all, layout.Either(nodes...)), append(some, layout.Either(nodes...).Out(1))
	}
	if f.Portrait {
		return layout.Either(layout.Row(gap, all...), layout.Row(gap, some...))
	}
	return layout.Either(layout.Row(gap, all...).At(kit.Middle), layout.Row(gap, some...).At(kit.Middle)).Pad(4, 0)
}
