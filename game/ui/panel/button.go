package panel

import (
	"math"
	"strings"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
)

// Style is the look of a button.
type Style int

// The styles: neutral, gold for the one main action, less prominent than both, and neutral in the main action's place.
const (
	StyleNeutral Style = iota
	StyleMain
	StyleQuiet
	StylePlain
)

// Button is a command, or a move that is made by a button.
type Button struct {
	ID       string // its spot is "button:" + ID
	Label    string
	Sub      string // second line, explains the label
	Short    string // the label below the icon, "" for Label
	Icon     kit.Icon
	Emblem   Image    // of a choice, drawn before its label; nil for none
	Sign     kit.Icon // drawn above Short if the button has no Icon
	Style    Style
	Plate    *kit.ButtonLook // the skin's own look, such as a side's; nil for that of Style
	Disabled bool
	Selected bool // for choices such as a level
	Rated    bool // it is one of many that can earn stars
	Stars    int  // stars earned
	Half     bool // its words are in the lower half of its place
}

// Spot returns the button's thing on screen.
func (b Button) Spot() table.Spot { return table.KindButton.Spot(b.ID) }

// ButtonPlace is the place of a button. A square one shows only its icon. An empty Rect means that the button is left
// out.
type ButtonPlace struct {
	Rect   kit.Rect
	Square bool
	Worded bool // square, with its label below the icon if there is room
	Brief  bool // there is no room for the second line
	// Letters is the text size of the label, shared with the other buttons of the row; 0 to find its own.
	Letters float64
}

// PlainLook returns the look of a button without a style.
func PlainLook() kit.ButtonLook {
	return kit.ButtonLook{
		Shape: kit.Round(8), Top: kit.Hex(0x2A3440), Bottom: kit.Hex(0x1A222C), Edge: kit.Hex(0x5A6878), EdgeWidth: 1.5,
		Text: kit.Text, Sub: kit.TextSecond, DimText: kit.Hex(0x8A93A0), DimEdge: kit.Hex(0x333C48),
	}
}

func (b Button) colours() kit.ButtonLook {
	l := PlainLook()
	switch {
	case b.Plate != nil:
		l = *b.Plate
	case b.Style == StyleMain:
		l.Top, l.Bottom, l.EdgeWidth = kit.MainTop, kit.MainBottom, 0
		l.Text, l.Sub = kit.MainText, kit.MainText
		l.Glow = kit.Hex(0xFFBE50).Fade(0.32)
	case b.Style == StyleQuiet:
		l.Top, l.Bottom, l.Edge, l.EdgeWidth = kit.Ink.Fade(0.55), kit.Ink.Fade(0.55), kit.Hex(0x46525F), 1
		l.Text = kit.TextSecond
	}
	if b.Selected {
		l.Top, l.Bottom, l.Edge, l.EdgeWidth = kit.Hex(0x5A4518), kit.Hex(0x3A2C10), kit.Gold, 2.5
		l.Text, l.Sub = kit.Gold, kit.Text
	}
	return l
}

// Draw draws the button in its place, with its label at the left end or in the middle.
func (b Button) Draw(c *kit.Canvas, w kit.Window, at ButtonPlace, left bool) {
	if at.Rect.Empty() {
		return
	}
	face, size := b.letters(w, at.Rect)
	if at.Letters > 0 {
		size = at.Letters
	}
	if at.Brief || w.Portrait && b.Icon != "" {
		b.Sub = "" // no room beside the icon
	}
	label, icon := b.Label, b.Icon
	if at.Square && at.Worded && b.Short != "" {
		label, icon = b.Short, b.Sign
	}
	c.Button(at.Rect, b.colours(), kit.ButtonText{
		Label: label, Sub: b.Sub, Icon: icon, LabelSize: size, SubSize: subSize(w, at.Rect), Face: face, Left: left,
		IconOnly: at.Square, Under: at.Worded && at.Square, Disabled: b.Disabled,
	})
}

// letters returns the face and the text size of a button's label.
func (b Button) letters(w kit.Window, r kit.Rect) (kit.Face, float64) {
	if b.Style == StyleMain {
		return kit.DisplayBlack, min(w.Px(31), r.H*0.5)
	}
	return kit.LabelBold, w.Px(20)
}

// subSize returns the text size of the line below the label.
func subSize(w kit.Window, r kit.Rect) float64 {
	if r.H >= twoLines(w) {
		return w.Px(14)
	}
	return w.Head(14)
}

// Fits returns the largest text size at which the whole label fits in a place, beside the icon and above the second
// line.
func (b Button) Fits(w kit.Window, r kit.Rect) float64 {
	face, size := b.letters(w, r)
	room := r.W - 2*math.Min(16, r.W*0.08)
	if b.Icon != "" {
		room -= math.Min(r.H*0.46, 26*math.Max(1, size/22)) + 10
	} else if b.Sub != "" {
		size = math.Min(size, math.Max(kit.MinText, (r.H-6-subSize(w, r)*1.15)/0.95))
	}
	if b.Half {
		size = math.Min(size, w.Fit(17, r.H*0.38))
	}
	label := strings.ToUpper(b.Label)
	gaps := kit.Width(face, size, 0.6, label) - kit.Width(face, size, 0, label) // the letter spacing
	if wide := kit.Width(face, size, 0, label); wide+gaps > room {
		size = math.Max(kit.MinText, size*(room-gaps)/wide)
	}
	return size
}

// cut reports whether the label does not fit in a place, even in the smallest and narrowest letters.
func (b Button) cut(w kit.Window, r kit.Rect) bool {
	face, _ := b.letters(w, r)
	room := r.W - 2*math.Min(16, r.W*0.08)
	if b.Icon != "" {
		room -= math.Min(r.H*0.46, 26) + 10
	}
	return !kit.Style{Face: face, Size: kit.MinText, Upper: true}.Holds(b.Label, room)
}

// twoLines returns the height of a button with room for its label and second line at the normal text sizes.
func twoLines(w kit.Window) float64 { return (w.Px(20)+w.Px(14))*1.3 + 8 }

// fitsBig returns the largest text size at which the label of a large button fits.
func (b Button) fitsBig(w kit.Window, r kit.Rect) float64 {
	size := math.Min(w.Px(34), r.H*0.48)
	room := r.W - 2*math.Min(16, r.W*0.08)
	label := strings.ToUpper(b.Label)
	gaps := kit.Width(kit.DisplayBlack, size, 0.6, label) - kit.Width(kit.DisplayBlack, size, 0, label)
	if wide := kit.Width(kit.DisplayBlack, size, 0, label); wide+gaps > room {
		size *= (room - gaps) / wide
	}
	return size
}

// drawBig draws one of the large buttons of the first screen.
func (b Button) drawBig(c *kit.Canvas, w kit.Window, at ButtonPlace) {
	r, size := at.Rect, math.Min(w.Px(34), at.Rect.H*0.48)
	if at.Letters > 0 {
		size = at.Letters
	}
	c.Button(r, b.colours(), kit.ButtonText{
		Label: b.Label, Sub: b.Sub, Icon: b.Icon, LabelSize: size, SubSize: w.Px(15), Face: kit.DisplayBlack,
		Disabled: b.Disabled,
	})
}

func (b Button) drawSmall(c *kit.Canvas, w kit.Window, r kit.Rect) {
	b = b.onPhone(w)
	switch {
	case b.Emblem != nil:
		c.Button(r, b.colours(), kit.ButtonText{})
		b.drawWithEmblem(c, w, r)
		return
	case b.Rated:
		c.Button(r, b.colours(), kit.ButtonText{})
		b.drawWords(c, w, r)
		return
	}
	c.Button(r, b.colours(), kit.ButtonText{
		Label: b.Label, Sub: b.Sub, LabelSize: w.Px(18), SubSize: w.Px(14), Face: kit.LabelBold, Disabled: b.Disabled,
	})
}

// isClose reports whether a button is the cross in the panel's upper right corner.
func isClose(b Button) bool { return b.ID == "close" && b.Icon == kit.IconClose }

// but returns the indices of the buttons other than the cross.
func but(buttons []Button) []int {
	var rest []int
	for i, b := range buttons {
		if !isClose(b) {
			rest = append(rest, i)
		}
	}
	return rest
}

const mostStars = 3

// starSize returns the side of a small star.
func starSize(w kit.Window) float64 {
	if w.Portrait {
		return w.Px(12) // many buttons stand side by side
	}
	return w.Px(15)
}

// drawStars draws a row of stars in the middle of r, as high as r, with the earned ones in gold.
func drawStars(c *kit.Canvas, r kit.Rect, earned int) {
	gap := r.H * 0.25
	x := r.MidX() - (mostStars*(r.H+gap)-gap)/2
	for i := range mostStars {
		drawStar(c, kit.Rect{X: x + float64(i)*(r.H+gap), Y: r.Y, W: r.H, H: r.H}, i < earned)
	}
}

func drawStar(c *kit.Canvas, r kit.Rect, lit bool) {
	col := kit.Hex(0x46505C)
	if lit {
		col = kit.Gold
	}
	c.DrawIcon(kit.IconStar, r, col, col)
}
