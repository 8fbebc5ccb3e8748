package convoy

import (
	"strings"

	rules "onelongnight/game/convoy"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// cityRatio is the width of a city's picture in the book divided by its height.
const cityRatio = 2.1

// Illustration returns a card's face, or a city as it is before the first battle, with its width divided by its height.
func (k *Skin) Illustration(of table.Spot) (scene.Image, float64) {
	if c := cardOf(of); c != rules.NoCard {
		card := k.face(c)
		return board.Face{Card: &card}, 190.0 / 264
	}
	if c := cityOf(of); of.Kind == table.KindPlace && c >= rules.ZiggyOne && c <= rules.NewYork {
		view := board.View{City: board.City{N: int(c), ID: c.ID()}}
		for _, b := range c.Printed().Districts {
			view.City.Districts = append(view.City.Districts, board.District{Benefit: benefitIcons[b]})
		}
		return view, cityRatio
	}
	return nil, 0
}

// rulesLink returns a link from a sentence to the book's entry about these topics.
func (b *builder) rulesLink(topics []string, tag, sentence string) panel.Link {
	return panel.Link{Spot: scene.EntrySpot(strings.Join(topics, " ")).Tagged(tag), Image: bookSign{},
		Name: b.T("book.about", "name", panel.PlainText(sentence))}
}

type bookSign struct{}

// DrawImage implements panel.Image.
func (bookSign) DrawImage(c *kit.Canvas, _ kit.Window, r kit.Rect) {
	size := min(r.W, r.H) * 0.62
	c.DrawIcon(kit.IconBook, r.Centred(size, size), kit.TextQuiet, kit.Ink)
}
