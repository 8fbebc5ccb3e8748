package panel

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
)

// RecordPlace is a record of a list with the places of its parts.
type RecordPlace struct {
	Rect  kit.Rect // of the whole record
	N     kit.Rect
	Face  kit.Rect
	Text  kit.Rect
	More  kit.Rect // of the sign that there is more to see; empty for none
	Lines []kit.Line
	Cards []kit.Rect

	record *Record
}

// plated reports whether a record is drawn on a plate: it has something that can be touched, or a bar.
func (r *Record) plated() bool {
	return r.Spot != table.NoSpot || r.Face != nil || len(r.Cards) > 0 || r.Barred
}

// recordSizes are the measurements that all records of a list share.
type recordSizes struct {
	text, num  float64 // text sizes
	numW       float64 // width of the column of numbers, 0 for none
	picW, picH float64
	padX, padY float64
	gap, least float64
}

func sizesOf(w kit.Window, list []Record) recordSizes {
	s := recordSizes{text: w.Px(17), num: w.Px(25), picW: 36, picH: 44, padX: 8, padY: w.Unit(5, 3), gap: 8, least: 30}
	if !w.Narrow {
		s.picW, s.picH = w.Unit(33, 30), w.Unit(40, 36.6)
	} else {
		s.least = 44
	}
	for i := range list {
		if n := list[i].N; n != "" {
			s.numW = math.Max(s.numW, kit.Width(kit.DisplayBlack, s.num, 0, n)+w.Unit(12, 10))
		}
	}
	return s
}

// records places a list's records below each other, moved up by scroll, and returns how far the list extends below the
// box.
func (p *Placed) records(w kit.Window, box kit.Rect, list []Record, scroll float64) float64 {
	s := sizesOf(w, list)
	y := box.Y - scroll
	for i := range list {
		spot := placeRecord(s, &list[i], kit.Rect{X: box.X, Y: y, W: box.W})
		if i > 0 {
			gap := s.text * 0.55
			if list[i].plated() && list[i-1].plated() {
				gap = w.Unit(6, 5)
			}
			spot.shift(gap)
		}
		p.Records = append(p.Records, spot)
		y = spot.Rect.Bottom()
	}
	if over := y + scroll - box.Bottom(); over > 0.5 {
		return over
	}
	return 0
}

// recordsHeight returns the total height of records.
func recordsHeight(w kit.Window, list []Record, width float64) float64 {
	return new(Placed).records(w, kit.Rect{W: width}, list, 0)
}

// placeRecord places one record at the top of a box, in the box's width.
func placeRecord(s recordSizes, r *Record, box kit.Rect) RecordPlace {
	spot := RecordPlace{record: r}
	padX, padY, least := 0.0, 0.0, 0.0
	if r.plated() {
		padX, padY, least = s.padX, s.padY, s.least
	}
	in := kit.Rect{X: box.X + padX, Y: box.Y + padY, W: box.W - 2*padX}
	if r.Deep {
		_, in = in.CutLeft(s.numW)
	}
	if s.numW > 0 && (r.N != "" || !r.Deep && !r.plated()) {
		spot.N, in = in.CutLeft(s.numW)
	}
	if r.Spot != table.NoSpot {
		spot.More, in = in.CutRight(s.text * 0.8)
	}
	high := 0.0
	if r.Face != nil && in.W-s.picW >= 6*s.text { // unless large text needs the room
		spot.Face, in = in.CutLeft(s.picW)
		spot.Face.H, high = s.picH, s.picH
		_, in = in.CutLeft(s.gap + 2)
	}
	strip := float64(len(r.Cards)) * (s.picW + s.gap)
	beside := in.W-strip >= 8*s.text
	if beside && strip > 0 {
		var cards kit.Rect
		cards, in = in.CutRight(strip)
		spot.pics(s, cards, len(r.Cards))
		high = s.picH
	}
	spot.Text = in
	spot.Lines = kit.Wrap(kit.Body, s.text, r.Text, in.W)
	spot.Text.H = float64(len(spot.Lines)) * s.text * 1.3
	high = math.Max(high, spot.Text.H)
	if r.N != "" {
		high = math.Max(high, s.num)
	}
	if !beside {
		below := kit.Rect{X: in.X, Y: in.Y + high + 4, W: in.W}
		per := max(1, int((in.W+s.gap)/(s.picW+s.gap)))
		for i := range r.Cards {
			spot.Cards = append(spot.Cards, kit.Rect{X: below.X + float64(i%per)*(s.picW+s.gap), Y: below.Y +
				float64(i/per)*(s.picH+4), W: s.picW, H: s.picH})
		}
		if lines := (len(r.Cards) + per - 1) / per; lines > 0 {
			high += float64(lines) * (s.picH + 4)
		}
	}
	high = math.Max(high, least-2*padY)
	spot.Rect = kit.Rect{X: box.X, Y: box.Y, W: box.W, H: high + 2*padY}
	if r.Deep && r.plated() {
		spot.Rect.X, spot.Rect.W = box.X+s.numW, box.W-s.numW
	}
	spot.settle(high, beside)
	return spot
}

// pics places n pictures in a strip, from the left.
func (s *RecordPlace) pics(sz recordSizes, strip kit.Rect, n int) {
	for i := range n {
		s.Cards = append(s.Cards, kit.Rect{X: strip.X + sz.gap + float64(i)*(sz.picW+sz.gap), Y: strip.Y, W: sz.picW,
			H: sz.picH})
	}
}

// settle centres the parts that stand side by side in a record vertically.
func (s *RecordPlace) settle(high float64, cards bool) {
	y := s.Text.Y
	centre := func(r *kit.Rect) {
		if !r.Empty() {
			r.Y = y + (high-r.H)/2
		}
	}
	s.N.H, s.More.H = high, high
	centre(&s.N)
	centre(&s.More)
	centre(&s.Face)
	if !cards {
		return
	}
	centre(&s.Text)
	for i := range s.Cards {
		centre(&s.Cards[i])
	}
}

// shift moves a record down.
func (s *RecordPlace) shift(dy float64) {
	for _, r := range []*kit.Rect{&s.Rect, &s.N, &s.Face, &s.Text, &s.More} {
		r.Y += dy
	}
	for i := range s.Cards {
		s.Cards[i].Y += dy
	}
}

// recordHits adds what can be touched in the visible records.
func (f *Layout) recordHits(p *Placed) {
	for i := range p.Records {
		s := &p.Records[i]
		if r := s.Rect.Intersect(p.View); s.record.Spot != table.NoSpot && r.H >= math.Min(s.Rect.H, f.Least()) {
			f.hits.Add(s.record.Spot, r)
		}
		for k, pic := range s.Cards {
			r := pic
			if f.Narrow {
				r = r.Grow(44, 44)
			}
			if r = r.Intersect(p.View); s.record.Cards[k].Spot != table.NoSpot && r.H >= f.Least() {
				f.hits.Add(s.record.Cards[k].Spot, r)
			}
		}
	}
}
