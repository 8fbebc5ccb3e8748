package hex

import (
	_ "embed"
	"strings"
)

//go:embed tilenames.txt
var tileNamesText string

// armySheet is an army as the referee lists it (1.5).
type armySheet struct {
	ID    string      `json:"id"`
	Name  names       `json:"name"`
	Tiles []tileSheet `json:"tiles"`
}

// names is what an army or a tile is called.
type names struct {
	English string `json:"en"`
	French  string `json:"fr"`
	Polish  string `json:"pl"`
}

// tileSheet is a kind of tile. Zero and empty fields are left out.
type tileSheet struct {
	ID         string        `json:"id"`
	Name       names         `json:"name"`
	Kind       string        `json:"kind"`
	Count      int           `json:"count"`
	HP         uint8         `json:"hp,omitzero"`
	Initiative []uint16      `json:"initiative,omitempty"` // not []uint8, which encoding/json writes as text
	Melee      sides         `json:"melee,omitzero"`
	Ranged     sides         `json:"ranged,omitzero"`
	Gauss      sides         `json:"gauss,omitzero"`
	Armor      sides         `json:"armor,omitzero"`
	Net        sides         `json:"net,omitzero"`
	Link       sides         `json:"link,omitzero"`
	Mobile     bool          `json:"mobile,omitzero"`
	Ability    string        `json:"ability,omitzero"`
	Effects    []effectSheet `json:"effects,omitempty"`
	Turns      uint8         `json:"turns,omitzero"`
	Action     string        `json:"action,omitzero"`
}

type effectSheet struct {
	Effect string `json:"effect"`
	Value  int8   `json:"value,omitzero"`
	Reach  string `json:"reach"`
	On     string `json:"on"`
}

// sides holds a number for each side of a tile: the strength of an attack, or 1 for a thing that is there.
type sides = [DirCount]uint8

func sidesOf(mask uint8) (list sides) {
	for d := range list {
		list[d] = mask >> d & 1
	}
	return list
}

// Sheet lists the armies with their tiles, and the hexes.
func (Rules) Sheet() map[string]any {
	called := readNames()
	armies := make([]armySheet, ArmyCount)
	for a := range armies {
		armies[a].ID, armies[a].Name = armyIDs[a], called[armyIDs[a]]
	}
	for k := range kinds {
		army, tile := &armies[kinds[k].Army], kinds[k].json()
		tile.Name = called[tile.ID]
		army.Tiles = append(army.Tiles, tile)
	}
	return map[string]any{"armies": armies, "hexes": hexNames[:]}
}

// readNames reads the names of armies and tiles, by id.
func readNames() map[string]names {
	called := map[string]names{}
	for line := range strings.Lines(tileNamesText) {
		if part := strings.Split(strings.TrimSpace(line), " = "); len(part) == 4 {
			called[part[0]] = names{part[1], part[2], part[3]}
		}
	}
	return called
}

func (d *Data) json() tileSheet {
	tile := tileSheet{ID: d.ID, Kind: d.Class.String(), Count: d.Count, Action: d.Action.String()}
	if d.Class == Instant {
		return tile
	}
	f := &d.Face
	tile.HP, tile.Mobile, tile.Turns = d.HP, d.Mobile, d.Turns
	tile.Melee, tile.Ranged = f.Melee, f.Ranged
	tile.Gauss, tile.Armor, tile.Net, tile.Link = sidesOf(f.Gauss), sidesOf(f.Armor), sidesOf(f.Net), sidesOf(f.Link)
	for _, n := range d.Initiative {
		tile.Initiative = append(tile.Initiative, uint16(n))
	}
	if d.Explodes {
		tile.Ability = "explode"
	}
	for _, g := range d.Gifts {
		tile.Effects = append(tile.Effects, effectSheet{g.Effect.String(), g.Value, g.Reach.String(), g.On.String()})
	}
	return tile
}
