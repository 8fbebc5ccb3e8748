package gallery

import (
	"cmp"
	"image"
	"image/color"
	"slices"
)

// Paletted converts a picture to 256 colours chosen for it (median cut, weighted by the number of pixels), for a
// smaller file.
func Paletted(img *image.RGBA) *image.Paletted {
	counts := map[color.RGBA]int{}
	for i := 0; i < len(img.Pix); i += 4 {
		counts[color.RGBA{img.Pix[i], img.Pix[i+1], img.Pix[i+2], 255}]++
	}
	all := box{}
	for c, n := range counts {
		all.colours = append(all.colours, weighed{[3]uint8{c.R, c.G, c.B}, n})
	}
	// Maps have no order, but the same picture must give the same file.
	slices.SortFunc(all.colours, func(a, b weighed) int { return slices.Compare(a.c[:], b.c[:]) })
	all.measure()
	boxes := []box{all}
	for len(boxes) < 256 {
		at := 0
		for i := range boxes {
			if boxes[i].worth > boxes[at].worth {
				at = i
			}
		}
		if boxes[at].worth == 0 {
			break
		}
		low, high := boxes[at].cut()
		boxes[at] = low
		boxes = append(boxes, high)
	}
	out := image.NewPaletted(img.Rect, nil)
	places := map[color.RGBA]uint8{}
	for i := range boxes {
		out.Palette = append(out.Palette, boxes[i].mean())
		for _, w := range boxes[i].colours {
			places[color.RGBA{w.c[0], w.c[1], w.c[2], 255}] = uint8(i)
		}
	}
	for i := range out.Pix {
		out.Pix[i] = places[color.RGBA{img.Pix[4*i], img.Pix[4*i+1], img.Pix[4*i+2], 255}]
	}
	return out
}

// weighed is a colour and how many pixels have it.
type weighed struct {
	c [3]uint8
	n int
}

// box is a set of colours.
type box struct {
	colours []weighed
	side    int // the longest side: 0 red, 1 green, 2 blue
	worth   int // of cutting it; 0 if impossible
}

func (b *box) measure() {
	b.side, b.worth = 0, 0
	sum, longest := 0, 0
	for _, w := range b.colours {
		sum += w.n
	}
	for side := range 3 {
		low, high := 255, 0
		for _, w := range b.colours {
			low, high = min(low, int(w.c[side])), max(high, int(w.c[side]))
		}
		if high-low > longest {
			b.side, longest = side, high-low
		}
	}
	b.worth = longest * longest * sum
}

func (b *box) cut() (low, high box) {
	slices.SortStableFunc(b.colours, func(v, w weighed) int { return cmp.Compare(v.c[b.side], w.c[b.side]) })
	sum, half := 0, 0
	for _, w := range b.colours {
		sum += w.n
	}
	at := 1
	for ; at < len(b.colours)-1; at++ {
		if half += b.colours[at-1].n; 2*half >= sum {
			break
		}
	}
	low.colours, high.colours = b.colours[:at], b.colours[at:]
	low.measure()
	high.measure()
	return low, high
}

func (b *box) mean() color.RGBA {
	var sum [3]int
	n := 0
	for _, w := range b.colours {
		for side, v := range w.c {
			sum[side] += int(v) * w.n
		}
		n += w.n
	}
	return color.RGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 255}
}
