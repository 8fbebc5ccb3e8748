package panel

import (
	"strconv"
	"strings"

	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// Sights lists what can be read in the topmost panel, in reading order; false if no panel is open, so that the table is
// visible.
func (f *Layout) Sights(t Words) (list []scene.Sight, open bool) {
	s := sights{t: t}
	if p, ok := f.open.Panel.(*Task); ok {
		s.records(p.records())
	}
	if f.open.Inspect != nil {
		s.records(f.open.Inspect.List)
		return s.list, true
	}
	switch p := f.open.Panel.(type) {
	case nil:
		return nil, f.open.Title != nil
	case *Records:
		s.records(p.List)
	case *Review:
		s.records(p.List)
	case *Book:
		s.book(f.Panel)
	case *Pile:
		for _, g := range p.Groups {
			s.group = g.Title
			s.cards(g.Cards)
		}
	case *Choice:
		s.cards(p.Cards)
	case *Fan:
		s.cards(p.Cards)
	}
	return s.list, true
}

// Over returns the title of the topmost panel, and the words below it.
func (f *Layout) Over() (title, body string) {
	if f.open.Inspect != nil {
		return f.open.Inspect.Card.Name, ""
	}
	if f.open.Panel != nil {
		return f.open.Panel.says()
	}
	switch t := f.open.Title.(type) {
	case *Title:
		return t.Word, t.Tagline
	case *Shelf:
		return t.Word, ""
	}
	return "", ""
}

// sights is a list of sights being made.
type sights struct {
	t     Words
	group string
	list  []scene.Sight
}

// add adds a thing about which a touch tells more.
func (s *sights) add(spot table.Spot, label string) {
	s.list = append(s.list, scene.Sight{Spot: spot, Label: label, Group: s.group, Opens: true})
}

// records adds the records of a list, and the cards in each.
func (s *sights) records(list []Record) {
	for i, r := range list {
		label := PlainText(strings.TrimSpace(r.N + " " + r.Text))
		if r.Spot == table.NoSpot {
			s.list = append(s.list, scene.Sight{Spot: table.KindNote.Spot(strconv.Itoa(i)), Label: label})
		} else {
			s.add(r.Spot, label)
		}
		for _, link := range r.Cards {
			if link.Spot.Kind == table.KindEntry {
				s.add(link.Spot, link.Name)
				continue
			}
			s.add(link.Spot, s.t("sight.read", "name", link.Name))
		}
	}
}

func (s *sights) cards(list []Card) {
	for i := range list {
		s.add(list[i].Spot, strings.TrimSpace(s.t("sight.read", "name", list[i].Name)+" "+list[i].Note))
	}
}

// PlainText returns a text in one line, without markup. A line that does not end like a sentence gets a full stop.
func PlainText(text string) string {
	var out strings.Builder
	for line := range strings.SplitSeq(strings.ReplaceAll(text, "**", ""), "\n") {
		if line == "" {
			continue
		}
		if said := out.String(); said != "" && !strings.HasSuffix(said, "…") &&
			strings.IndexByte(".!?:", said[len(said)-1]) < 0 {
			out.WriteByte('.')
		}
		if out.Len() > 0 {
			out.WriteByte(' ')
		}
		out.WriteString(line)
	}
	return out.String()
}
