package hex

import (
	"sync"

	rules "onelongnight/game/hex"
	"onelongnight/game/ui/hex/art"
)

// armies maps the rules' armies to the painted ones.
var armies = map[rules.Army]art.Army{
	rules.Borgo: art.Borgo, rules.Hegemony: art.Hegemony, rules.Moloch: art.Moloch, rules.Outpost: art.Outpost,
}

// classes maps the rules' classes to the painted ones.
var classes = map[rules.Class]art.Class{
	rules.Headquarters: art.Headquarters, rules.Soldier: art.Soldier,
	rules.Module: art.Module, rules.Instant: art.Instant,
}

var prints = sync.OnceValue(func() *[rules.KindCount]art.Print {
	list := new([rules.KindCount]art.Print)
	for k := range list {
		d := rules.Kind(k).Data()
		p := art.Print{
			ID: d.ID, Army: armies[d.Army], Class: classes[d.Class], Life: int(d.HP),
			Mobile: d.Mobile, Explodes: d.Explodes, Action: d.Action.String(),
			Face: art.Face{
				Melee: d.Face.Melee, Ranged: d.Face.Ranged,
				Gauss: d.Face.Gauss, Armour: d.Face.Armor, Net: d.Face.Net, Link: d.Face.Link,
			},
		}
		for _, g := range d.Gifts {
			p.Gifts = append(p.Gifts, art.Gift{Effect: g.Effect.String(), Value: g.Value})
		}
		list[k] = p
	}
	return list
})

// Printed returns the state of a new tile of a kind, an HQ with all its points.
func Printed(k rules.Kind) art.TileState {
	d := k.Data()
	l := art.TileState{Print: &prints()[k], Owner: armies[d.Army], Points: -1}
	if d.Class == rules.Headquarters {
		l.Points = 20
	}
	for i, n := range d.Initiative {
		if i < len(l.Strikes) {
			l.Strikes[i] = art.Strike{Phase: int8(n)}
			l.Count++
		}
	}
	return l
}

// plain returns the state of a tile that is not on the board.
func plain(t rules.Tile) art.TileState { return Printed(t.Kind()) }

// cellOf returns a hex's cell on the board. Both are counted down the columns (1.1).
func cellOf(h rules.Hex) art.Cell {
	if h == rules.NoHex {
		return art.NoCell
	}
	return art.Cell(h)
}
