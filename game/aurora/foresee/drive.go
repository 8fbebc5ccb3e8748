package foresee

import "onelongnight/game/aurora"

// Drive is a drive that can be made now: where it ends, over which shortcuts, and what it costs.
type Drive struct {
	To, Ways    uint8
	Edges, Fuel int // food may pay part of Fuel with a recycle place (9.3)
}

// Drives returns the drives that the view's seat can choose from, in the order of its moves.
func Drives(v *aurora.View) (list []Drive) {
	for _, a := range v.Acts() {
		if a.Verb == aurora.VerbDrive {
			edges := v.Game().Route().Length(v.Convoys[v.Who].Space, a.A, a.B)
			list = append(list, Drive{a.A, a.B, edges, v.FuelFor(edges)})
		}
	}
	return list
}

// Finds returns the resource of the beacon where a drive ends, NoToken if there is none, and whether it will fit once
// the drive is paid for.
func Finds(v *aurora.View, d *Drive) (found aurora.Token, fits bool) {
	b := v.Beacons[d.To]
	if b < aurora.BeaconFood || b > aurora.BeaconAmmo {
		return aurora.NoToken, true
	}
	c := v.Convoys[v.Who]
	fuel := min(uint8(d.Fuel), c.Goods[aurora.Fuel])
	c.Goods[aurora.Fuel] -= fuel
	c.Goods[aurora.Food] -= min(uint8(d.Fuel)-fuel, c.Goods[aurora.Food]) // a recycle place lets food pay
	found = aurora.Food + aurora.Token(b-aurora.BeaconFood)
	return found, v.Game().Fits(&c, found)
}
