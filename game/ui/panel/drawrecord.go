package panel

import "onelongnight/game/ui/kit"

// records paints the records that are in view.
func (d *drawing) records(p *Placed) {
	d.PushClip(p.View)
	for i := range p.Records {
		if s := &p.Records[i]; s.Rect.Bottom() > p.View.Y && s.Rect.Y < p.View.Bottom() {
			d.record(s)
		}
	}
	d.Pop()
}

// record paints one record: its plate, number, words and pictures.
func (d *drawing) record(s *RecordPlace) {
	f, r := d.f, s.record
	if r.plated() {
		d.Fill(kit.Round(7), s.Rect, kit.Hex(0x0C1119).Fade(0.75))
		if r.Bar > 0 {
			d.Fill(kit.Round(7), kit.Rect{X: s.Rect.X, Y: s.Rect.Y, W: s.Rect.W * r.Bar, H: s.Rect.H},
				kit.Hex(0x3F5A22).Fade(0.7))
		}
		d.Outline(kit.Round(7), s.Rect, 1, kit.Hex(0x333E4B))
	}
	num, text := kit.Style{Face: kit.DisplayBlack, Size: f.Px(25), Color: r.Tone.Color(), V: kit.Middle,
		Least: kit.MinText},
		kit.Style{Face: kit.Body, Size: f.Px(17), Color: kit.Text, Bold: kit.Gold}
	if r.Deep {
		num.Size = f.Px(20)
	}
	if r.Sum {
		num.Color = kit.Gold
		d.FillRect(kit.Rect{X: s.Rect.X, Y: s.Rect.Y - f.Px(17)*0.28, W: s.Rect.W, H: 1.5}, kit.Gold.Fade(0.6))
	}
	if r.N != "" {
		d.Line(num, r.N, s.N)
	}
	d.Lines(text, s.Lines, s.Text)
	if r.Face != nil {
		r.Face.DrawImage(d.Canvas, f.Window, s.Face)
	}
	for i := range s.Cards {
		r.Cards[i].Image.DrawImage(d.Canvas, f.Window, s.Cards[i])
	}
	if !s.More.Empty() {
		h := f.Px(17) * 0.62
		d.Figure("M1 0L7 6L1 12", 8, 12, kit.Rect{X: s.More.Right() - h*0.67, Y: s.More.MidY() - h/2, W: h * 0.67,
			H: h}, 2, kit.TextQuiet)
	}
}
