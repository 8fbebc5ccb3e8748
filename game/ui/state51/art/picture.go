package art

import (
	"math"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/picture"
)

// Heights on the sheet at which a picture may be cut off below: under the feet of people, or higher up if words cover
// the foot of the picture.
const (
	feet   = 119.0
	waists = 109.0
)

// Picture draws a card's picture so that it fills r, with a sky if the card has a class.
func Picture(c *kit.Canvas, id string, class Class, r kit.Rect) {
	drawPicture(c, id, class, r, feet, false)
}

// drawPicture is Picture, except that a picture that does not fit is cut at the height foot of its sheet. It is grey if
// the card is out of use.
func drawPicture(c *kit.Canvas, id string, class Class, r kit.Rect, foot float64, out bool) {
	type key struct {
		id    string
		class Class
		foot  float64
		out   bool
	}
	c.Art(key{id, class, foot, out}, r, func(p *kit.Painter) {
		p.Push(fit(r, class, foot))
		if class == None {
			ground(p, id)
		} else {
			backcloth(p, id, class)
		}
		draw(p, cards(), id, 0, 0, 1)
		p.Pop()
		if out {
			p.Grey(0.55)
		}
	})
}

// fit returns the transformation from the sheet to r, at r's origin.
func fit(r kit.Rect, class Class, foot float64) kit.Matrix {
	if r.H > r.W { // things stand at the foot; the background extends above the sheet
		k := math.Max(r.W/148, r.H/(sheetH*1.6))
		return kit.Translate(r.W/2, r.H).Mul(kit.Scale(k, k)).Mul(kit.Translate(-sheetW/2, -sheetH))
	}
	k := math.Max(r.W/sheetW, r.H/sheetH)
	seen := r.H / k
	top := math.Max(0, math.Max(foot, seen)-seen)
	if class == None { // a portrait has the face in the middle
		top = math.Max(0, math.Min(56-seen/2, sheetH-seen))
	}
	return kit.Scale(k, k).Mul(kit.Translate((r.W/k-sheetW)/2, -top))
}

// drawPortrait draws a leader's face, with its middle at the part at of r's width. It is grey if the card is out of
// use.
func drawPortrait(c *kit.Canvas, id string, r kit.Rect, at float64, out bool) {
	type key struct {
		id  string
		at  float64
		out bool
	}
	const faceX, faceY, seen = 100, 59, 68
	c.Art(key{id, at, out}, r, func(p *kit.Painter) {
		k := r.H / seen
		p.Push(kit.Translate(r.W*at, r.H/2).Mul(kit.Scale(k, k)).Mul(kit.Translate(-faceX, -faceY)))
		ground(p, id)
		draw(p, cards(), id, 0, 0, 1)
		p.Pop()
		if out {
			p.Grey(0.55)
		}
	})
}

// ground paints the background colour of a picture without a sky, far beyond its sheet.
func ground(p *kit.Painter, id string) {
	if !cards().Has(id) {
		return
	}
	word := cards().Lines(id)[0]
	p.Fill(new(kit.Path).Rect(kit.Rect{X: -sheetW, Y: -2 * sheetH, W: 3 * sheetW, H: 4 * sheetH}),
		kit.Solid(picture.Color(word[1:7])))
}
