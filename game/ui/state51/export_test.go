package state51

import (
	"maps"
	"slices"

	rules "onelongnight/game/state51"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/state51/art"
	"onelongnight/game/ui/state51/board"
)

// LaidOut returns the model and the layout from which a picture was made.
func LaidOut(p scene.Picture) (*board.Model, *board.Layout) {
	l := p.(*skin.Picture).Table.(*tableLayout)
	return l.Model, l.Layout
}

// TipOn returns the text of the tip shown on a screen, "" if there is none.
func TipOn(k *Skin, s *table.Session, screen *scene.Screen, w, h float64) string {
	var b *builder
	skin.Paint(scene.Scene{Session: s}, screen, w, h, k.voice, func(base *skin.Base[*rules.View]) skin.Builder {
		b = &builder{Skin: k, Base: base, model: &board.Model{Goal: rules.WinningVP}}
		return b
	})
	if b.Open.Tip == nil {
		return ""
	}
	return b.Open.Tip.Text
}

// LeastFace is the least width at which a card in a panel shows its name.
const LeastFace = leastFace

// Drawn returns all cards and contacts as they are drawn.
func (k *Skin) Drawn() (list []*art.Print) {
	return append(slices.Collect(maps.Values(k.prints)), k.points[:]...)
}
