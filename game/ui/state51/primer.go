package state51

import (
	rules "onelongnight/game/state51"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/state51/art"
)

// The cards of the primer: one that can be played in three ways, and one that workers can use.
const primerCard, primerWork = "gas-station", "oil-trader"

// Primer shows the three ways to play a card, what each dawn brings, and a turn.
func (k *Skin) Primer() scene.Primer {
	d := k.game.Data()
	of := func(id string) *art.Print {
		c := d.Card(id)
		if c == rules.NoCard {
			c = d.Card(id + "-1") // the first of several copies
		}
		return k.printOf(c)
	}
	work := of(primerWork)
	return scene.Primer{Aim: k.voice.T("aim"), Parts: []scene.PrimerPart{
		{Picture: face{print: of(primerCard)}, Ratio: cardRatio, Text: k.voice.T("primer.card")},
		{Picture: brings(runs(d.Bases[0].Gain)), Ratio: 1.2, Text: k.voice.T("primer.dawn")},
		{Picture: inPlay{work}, Ratio: 1.2, Text: k.voice.T("primer.turn")},
	}}
}

// brings shows goods below a rising sun.
type brings []art.Run

// DrawImage implements panel.Image.
func (b brings) DrawImage(c *kit.Canvas, _ kit.Window, r kit.Rect) {
	c.Fill(kit.Round(8), r, kit.Hex(0x7A3E20))
	in := r.Inset(3)
	c.FillShape(kit.Round(6), in, kit.Hex(0xF6EBD0), kit.Hex(0xE2D2A9))
	sun, goods := in.CutTop(in.H * 0.5)
	q := sun.H * 0.8
	art.Sign(c, "production", sun.Centred(q, q), kit.Hex(0xA8540C))
	art.Goods(c, b, goods.InsetXY(6, 0), goods.H*0.6, kit.Hex(0x231810), kit.Middle)
}

// inPlay shows a location in play that workers can use.
type inPlay struct{ print *art.Print }

// DrawImage implements panel.Image.
func (p inPlay) DrawImage(c *kit.Canvas, _ kit.Window, r kit.Rect) {
	const ratio = 122.0 / 82
	wide := min(r.W, r.H*ratio)
	art.Plate(c, p.print, r.Centred(wide, wide/ratio), art.CardState{Lit: true, MaxTokens: 3, Tokens: 1})
}
