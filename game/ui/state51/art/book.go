package art

import (
	"sync"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/picture"
)

// The drawings of cards, of goods, of signs in white, and of emblems and settlements.
var (
	cards   = book(cardDrawings)
	tokens  = book(tokenDrawings)
	signs   = book(signDrawings)
	emblems = book(emblemDrawings)
)

func book(texts func() []string) func() *picture.Book {
	return sync.OnceValue(func() *picture.Book {
		b := &picture.Book{Colors: map[byte]kit.Color{'c': kit.White}}
		b.Read(texts()...)
		return b
	})
}

// draw paints a drawing of a book, k times its size, with its origin at x, y. A name without a drawing paints nothing.
func draw(p *kit.Painter, b *picture.Book, name string, x, y, k float64) {
	if !b.Has(name) {
		return
	}
	p.Push(kit.Translate(x, y).Mul(kit.Scale(k, k)))
	(&picture.Pen{Painter: p, Book: b}).Draw(name)
	p.Pop()
}
