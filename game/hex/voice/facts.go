package voice

import (
	"slices"
	"strconv"
	"strings"

	"onelongnight/game/hex"
)

// Facts says what a kind of tile does, a sentence each: its sides, when it strikes, what it gives others.
func (v *Voice) Facts(k hex.Kind) []string {
	d := k.Data()
	switch d.Class {
	case hex.Instant:
		return []string{v.T("fact.play." + d.Action.String())}
	case hex.Headquarters:
		return append(append([]string{v.T("fact.hq")}, v.sides(&d.Face)...), v.gifts(d)...)
	}
	list := v.sides(&d.Face)
	switch {
	case len(d.Initiative) > 0:
		var at []string
		for _, n := range d.Initiative {
			at = append(at, strconv.Itoa(int(n)))
		}
		list = append(list, v.T("fact.initiative", "list", strings.Join(at, ", ")))
	case d.Class == hex.Soldier:
		list = append(list, v.T("fact.never"))
	}
	list = append(list, v.gifts(d)...)
	if d.HP > 1 {
		list = append(list, v.T("fact.wounds", "n", int(d.HP)))
	}
	if d.Mobile {
		list = append(list, v.T("fact.mobile"))
	}
	if d.Explodes {
		list = append(list, v.T("fact.explodes"))
	}
	return list
}

// sides says what the six sides do.
func (v *Voice) sides(f *hex.Face) (list []string) {
	if text := strengths(f.Melee); text != "" {
		list = append(list, v.T("fact.melee", "list", text))
	}
	if text := strengths(f.Ranged); text != "" {
		list = append(list, v.T("fact.ranged", "list", text))
	}
	if f.Gauss != 0 {
		list = append(list, v.T("fact.gauss"))
	}
	if f.Armor != 0 {
		list = append(list, v.T("fact.armor", "n", count(f.Armor)))
	}
	if f.Net != 0 {
		list = append(list, v.T("fact.net", "n", count(f.Net)))
	}
	return list
}

// strengths lists the strengths of all attacking sides, strongest first; "" for none.
func strengths(sides [hex.DirCount]uint8) string {
	var list []string
	for _, n := range sides {
		if n > 0 {
			list = append(list, strconv.Itoa(int(n)))
		}
	}
	slices.Sort(list)
	slices.Reverse(list)
	return strings.Join(list, ", ")
}

func count(mask uint8) (n int) {
	for ; mask != 0; mask &= mask - 1 {
		n++
	}
	return n
}

// gifts says what a tile does to others, and to whom.
func (v *Voice) gifts(d *hex.Data) (list []string) {
	for _, g := range d.Gifts {
		key := "gift." + g.Effect.String()
		if g.On != hex.OnFriend {
			key += ".enemy"
		}
		what := v.T(key, "n", max(int(g.Value), -int(g.Value)))
		list = append(list, v.T("fact."+g.Reach.String(), "what", what))
	}
	return list
}
