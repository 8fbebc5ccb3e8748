package hex

import (
	"math"
	"strings"

	rules "onelongnight/game/hex"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/hex/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// The tiles of the primer: a unit, one that starts a battle, and one with several signs to explain.
const primerUnit, primerBattle, primerSigns = "hegemony-thug", "outpost-battle-1", "outpost-mobile-armor"

// Primer shows a turn, a battle, and what the signs on a tile mean.
func (k *Skin) Primer() scene.Primer {
	aim := "primer.aim"
	if k.voice.Scores() {
		aim = "primer.aim.score"
	}
	signs := anatomy{look: plain(rules.TileByID(primerSigns))}
	var says []string
	for i, key := range [...]string{"primer.melee", "primer.ranged", "primer.skull", "primer.number"} {
		signs.words[i] = k.voice.T(key)
		says = append(says, signs.words[i])
	}
	return scene.Primer{Aim: k.voice.T(aim), Parts: []scene.PrimerPart{
		{Picture: face{look: plain(rules.TileByID(primerUnit))}, Ratio: 1, Text: k.voice.T("primer.turn")},
		{Picture: face{look: plain(rules.TileByID(primerBattle))}, Ratio: 1, Text: k.voice.T("primer.battle")},
		{Picture: signs, Ratio: 2, Says: strings.Join(says, "\n")},
	}}
}

// anatomy is a tile with words around it that explain its signs: the spike and the bullet on the left; on the right the
// number, and the skull that a forecast adds.
type anatomy struct {
	look  art.TileState
	words [4]string
}

// signsAt are the positions of the signs, in radii from the centre of the tile.
var signsAt = [4]kit.Point{{X: -0.12, Y: -0.62}, {X: -0.62, Y: -0.32}, {X: 0.2, Y: -0.5}, {X: 0.34, Y: 0.46}}

// primerSkull is the phase in which the tile of the primer would fall.
const primerSkull = "1"

// DrawImage implements panel.Image.
func (a anatomy) DrawImage(c *kit.Canvas, w kit.Window, r kit.Rect) {
	radius := math.Min(r.H/1.9, r.W*0.18)
	x, y := r.MidX(), r.MidY()
	art.Tile(c, a.look, x, y, radius)
	board.Skull(c, x, y, radius, primerSkull, false)
	wide, high := (r.W-2.3*radius)/2, r.H/2
	var pointers [4][2]kit.Point
	for i, text := range a.words {
		box := kit.Rect{X: r.X, Y: r.Y + float64(i%2)*high, W: wide, H: high}.Inset(2)
		size := w.Px(16)
		for size > kit.MinText && kit.TextHeight(kit.Body, size, text, box.W) > box.H {
			size--
		}
		st := kit.Style{Face: kit.Body, Size: size, Least: kit.MinText, Color: kit.Text, Bold: kit.Gold,
			H: kit.Finish, V: kit.Middle}
		from := kit.Point{X: box.Right() + 3, Y: box.MidY()}
		if i > 1 {
			box.X, st.H = r.Right()-wide+2, kit.Start
			from.X = box.X - 3
		}
		c.Block(st, text, box)
		pointers[i] = [2]kit.Point{from, {X: x + signsAt[i].X*radius, Y: y + signsAt[i].Y*radius}}
	}
	type key struct{ wide, high float64 }
	c.Art(key{r.W, r.H}, r, func(p *kit.Painter) {
		path := new(kit.Path)
		for _, at := range pointers {
			path.MoveTo(at[0].X-r.X, at[0].Y-r.Y)
			path.LineTo(at[1].X-r.X, at[1].Y-r.Y)
		}
		p.Stroke(path, 4, kit.Solid(kit.Ink.Fade(0.8)))
		p.Stroke(path, 1.8, kit.Solid(kit.Gold))
	})
}
