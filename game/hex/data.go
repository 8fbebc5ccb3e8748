package hex

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"

	"onelongnight/game/datafile"
)

// Kind is a kind of tile. All its copies are alike.
type Kind uint8

// KindCount is the number of kinds.
const KindCount = 72

// Class is the class of a tile (1.2).
type Class uint8

const (
	Headquarters Class = iota
	Soldier
	Module
	Instant
)

// Action says what an instant does (5).
type Action uint8

const (
	NoAction Action = iota
	Battle
	Move
	PushBack
	Sniper
	Grenade
	AirStrike
)

// Effect says what a module or an HQ does to others (6.5).
type Effect uint8

const (
	MeleeBonus Effect = iota
	RangedBonus
	InitiativeBonus
	Extra
	Medic
	Convert
	Mobility
	Stride
	Takeover
)

// Reach says how far an effect goes.
type Reach uint8

// The reaches: over the connectors, to all neighbours, over the whole board.
const (
	Linked Reach = iota
	Adjacent
	Board
)

// Target says whom an effect works on.
type Target uint8

const (
	OnFriend Target = iota
	OnEnemy
	OnEnemyModule
)

// Gift is one effect of a tile on others.
type Gift struct {
	Effect Effect
	Value  int8
	Reach  Reach
	On     Target
}

// Data is what is printed on a kind of tile.
type Data struct {
	ID         string
	Army       Army
	Class      Class
	Count      int
	HP         uint8 // wounds that remove it; 0 for HQs and instants
	Initiative []uint8
	Face       Face // at rotation 0
	Mobile     bool
	Explodes   bool // it may explode instead of attacking (7.5)
	Gifts      []Gift
	Turns      uint8 // number of rotations that look different (1.3)
	Action     Action
}

// Face is what a tile has on its six sides. Bit d of a mask is direction d.
type Face struct {
	Melee, Ranged           [DirCount]uint8
	Gauss, Armor, Net, Link uint8
}

// Turned returns the face of a kind at a rotation (1.3).
func (k Kind) Turned(rot uint8) *Face { return &faces[k][rot] }

// Front returns the most important side of the kind as printed: the strongest attack, otherwise a net or a connector.
func (k Kind) Front() (front Dir) {
	f, most := &kinds[k].Face, 0
	for d := range Dir(DirCount) {
		worth := 10*int(f.Melee[d]+f.Ranged[d]) + 20*int(f.Gauss>>d&1) + 2*int(f.Net>>d&1) + int(f.Link>>d&1)
		if worth > most {
			front, most = d, worth
		}
	}
	return front
}

// Data returns what is printed on the kind. Do not modify it.
func (k Kind) Data() *Data { return &kinds[k] }

// The tables are read from tiles.txt at start-up.
var (
	kinds        [KindCount]Data
	faces        [KindCount][DirCount]Face
	kindOf       [lastTile + 1]Kind
	tileIDs      [lastTile + 1]string
	armyIDs      [ArmyCount]string
	headquarters [ArmyCount]Tile
	tileByID     = map[string]Tile{}
)

//go:embed tiles.txt
var tilesText string

func init() {
	var ids []string
	of := map[string]Kind{}
	for k, row := range datafile.Rows(tilesText) {
		d := kindFrom(row)
		kinds[k] = d
		for rot := range uint8(DirCount) {
			faces[k][rot] = d.Face.turned(rot)
		}
		for n := range d.Count {
			id := d.ID
			if d.Count > 1 {
				id += "-" + strconv.Itoa(n+1)
			}
			ids = append(ids, id)
			of[id] = Kind(k)
		}
	}
	slices.Sort(ids)
	for i, id := range ids {
		t := Tile(i + 1)
		tileIDs[t], kindOf[t], tileByID[id] = id, of[id], t
		if t.Is(Headquarters) {
			headquarters[t.Army()] = t
		}
	}
}

// kindFrom reads a row of tiles.txt.
func kindFrom(row datafile.Row) Data {
	d := Data{ID: row.ID, Army: armyOf(row.ID), Class: Class(datafile.Index(classNames[:], row.Kind))}
	for _, word := range row.Words {
		switch word.Key {
		case "copies":
			d.Count = datafile.Number(word.Value)
		case "init":
			for n := range strings.SplitSeq(word.Value, ",") {
				d.Initiative = append(d.Initiative, uint8(datafile.Number(n)))
			}
		case "hp":
			d.HP = uint8(datafile.Number(word.Value))
		case "do":
			d.Action = Action(datafile.Index(actionNames[:], word.Value))
		case "mobile":
			d.Mobile = true
		case "explode":
			d.Explodes = true
		default:
			if strings.Contains(word.Key, ":") {
				d.Gifts = append(d.Gifts, giftFrom(word.Key))
			} else {
				d.Face.show(word.Key)
			}
		}
	}
	d.Turns = d.Face.turns()
	return d
}

// armyOf returns the army that the id of a tile begins with. Armies have numbers in the order of the file.
func armyOf(id string) Army {
	name, _, _ := strings.Cut(id, "-")
	for a := range armyIDs {
		if armyIDs[a] == "" {
			armyIDs[a] = name
		}
		if armyIDs[a] == name {
			return Army(a)
		}
	}
	panic("hex: there is no room for the army " + name)
}

// giftFrom reads an effect with value, reach and target: "melee+1:link:friend".
func giftFrom(word string) (g Gift) {
	parts := strings.Split(word, ":")
	name := parts[0]
	if at := strings.IndexAny(name, "+-"); at > 0 {
		g.Value = int8(datafile.Number(name[at:]))
		name = name[:at]
	}
	g.Effect = Effect(datafile.Index(effectNames[:], name))
	g.Reach = Reach(datafile.Index(reachNames[:], parts[1]))
	g.On = Target(datafile.Index(targetNames[:], parts[2]))
	return g
}

// show adds what some sides have: "2M05" is strength 2 on sides 0 and 5.
func (f *Face) show(word string) {
	strength := uint8(1)
	if word[0] >= '0' && word[0] <= '9' {
		strength = word[0] - '0'
		word = word[1:]
	}
	for _, side := range word[1:] {
		at := side - '0'
		switch word[0] {
		case 'M':
			f.Melee[at] = strength
		case 'R':
			f.Ranged[at] = strength
		case 'G':
			f.Gauss |= 1 << at
		case 'A':
			f.Armor |= 1 << at
		case 'N':
			f.Net |= 1 << at
		case 'C':
			f.Link |= 1 << at
		}
	}
}

// turns returns the number of rotations that look different (1.3).
func (f *Face) turns() uint8 {
	for rot := uint8(1); rot < DirCount; rot++ {
		if f.turned(rot) == *f {
			return rot
		}
	}
	return DirCount
}

// turned rotates a face from rotation 0.
func (f *Face) turned(rot uint8) (out Face) {
	for side := range uint8(DirCount) {
		d := (side + rot) % DirCount
		out.Melee[d], out.Ranged[d] = f.Melee[side], f.Ranged[side]
	}
	spin := func(m uint8) uint8 { return (m<<rot | m>>(DirCount-rot)) & (1<<DirCount - 1) }
	out.Gauss, out.Armor, out.Net, out.Link = spin(f.Gauss), spin(f.Armor), spin(f.Net), spin(f.Link)
	return out
}
