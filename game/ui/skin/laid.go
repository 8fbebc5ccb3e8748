package skin

import (
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// Still is a table at rest: a game's model, laid out in a window. M and L are pointers to the game's types.
type Still[M, L any] struct {
	Model  M
	Layout L
}

func (s *Still[M, L]) still() *Still[M, L] { return s }

// Now is the moment at which a table is drawn. The zero value is the table at rest.
type Now[M, L any] struct {
	scene.Moment
	Before *Still[M, L] // the table before a change, nil at rest; in place of the picture of that name
}

// asks is a model with a prompt.
type asks interface {
	Asked() (heading string, lines []string)
}

// Laid is the part of a [Table] that draws a model as laid out, for games to embed.
type Laid[M asks, L interface{ Hits() scene.Hits }] struct {
	Still[M, L]
	paint func(c *kit.Canvas, m M, f L, now Now[M, L])
}

// Lay returns a table that paint draws: a model with its layout.
func Lay[M asks, L interface{ Hits() scene.Hits }](m M, f L, paint func(*kit.Canvas, M, L, Now[M, L])) Laid[M, L] {
	return Laid[M, L]{Still: Still[M, L]{m, f}, paint: paint}
}

// Draw paints the table at a moment.
func (l *Laid[M, L]) Draw(c *kit.Canvas, before Table, m scene.Moment) {
	now := Now[M, L]{Moment: m}
	if was, ok := before.(interface{ still() *Still[M, L] }); ok {
		now.Before = was.still()
	}
	l.paint(c, l.Model, l.Layout, now)
}

// Asked returns what the model asks.
func (l *Laid[M, L]) Asked() (heading string, lines []string) { return l.Model.Asked() }

// Hits returns the places that can be pointed at.
func (l *Laid[M, L]) Hits() scene.Hits { return l.Layout.Hits() }
