package hex_test

import (
	"encoding/json"
	"strconv"
	"strings"

	"onelongnight/game/hex"
)

// document returns the position, with what the scenario left out filled in.
func (r *runner) document() []byte {
	r.doc["mode"] = r.mode
	named := map[string]bool{}
	for _, u := range r.units {
		named[u.(map[string]any)["id"].(string)] = true
	}
	for _, a := range r.armies {
		for _, key := range []string{"hand", "pile", "discard"} {
			list, _ := a[key].([]string)
			for _, id := range list {
				named[id] = true
			}
		}
	}
	var armies []any
	for i, id := range r.seats {
		a := r.army(id)
		a["army"] = id
		full := map[string]any{"duel": 20, "deathmatch": 20, "one-against-two": 20, "teams": 15, "puzzle": 20}[r.mode]
		if r.mode == "one-against-two" && i > 0 {
			full = 13
		}
		if _, ok := a["hp"]; !ok && full != nil && a["out"] == nil {
			a["hp"] = full
		}
		if _, ok := a["pile"]; !ok && r.doc["last"] == nil && r.mode != "puzzle" && a["out"] == nil {
			a["pile"] = filler(id, named)
		}
		armies = append(armies, a)
	}
	r.doc["armies"], r.doc["units"] = armies, r.units
	b, err := json.Marshal(r.doc)
	if err != nil {
		panic(err) // cannot happen: it is made of words, numbers and lists
	}
	return b
}

// filler returns the first two tiles in an army's data that nothing names.
func filler(army string, named map[string]bool) (list []string) {
	for k := range hex.Kind(hex.KindCount) {
		d := k.Data()
		for n := range d.Count {
			id := d.ID
			if d.Count > 1 {
				id += "-" + strconv.Itoa(n+1)
			}
			if d.Army.String() == army && d.Class != hex.Headquarters && !named[id] && len(list) < 2 {
				list = append(list, id)
			}
		}
	}
	return list
}

func (r *runner) army(id string) map[string]any {
	if r.armies[id] == nil {
		r.armies[id] = map[string]any{}
	}
	return r.armies[id]
}

// list returns the word of a scenario that lists tiles of an army, named without the army.
func (r *runner) list(key string) func([]string) {
	return func(a []string) {
		tiles := []string{}
		for _, t := range a[1:] {
			tiles = append(tiles, a[0]+"-"+t)
		}
		r.army(a[0])[key] = tiles
	}
}

// writes returns the words of a scenario that write the position.
func (r *runner) writes() map[string]func(a []string) {
	return map[string]func(a []string){
		"seats": func(a []string) { r.seats = a },
		"mode":  func(a []string) { r.mode = a[0] },
		"phase": func(a []string) {
			r.doc["phase"] = a[0]
			if a[0] == "hq" {
				r.doc["turn"] = 0
			}
		},
		"turn": func(a []string) { r.doc["turn"] = r.Number(a[0]) },
		"set": func(a []string) {
			switch {
			case a[0] == "reinforcements" || a[0] == "pending" && len(a) == 1:
				r.doc[a[0]] = true
			case a[0] == "opening" || a[0] == "pending":
				r.doc[a[0]] = a[1]
			default:
				r.doc[a[0]] = r.Number(a[1])
			}
		},
		"puzzle": func(a []string) {
			r.mode = "puzzle"
			p := map[string]any{}
			for _, word := range a {
				key, value, _ := strings.Cut(word, "=")
				p[key] = value
				if key != "goal" {
					p[key] = r.Number(value)
				}
			}
			r.doc["puzzle"] = p
		},
		"hp":      func(a []string) { r.army(a[0])["hp"] = r.Number(a[1]) },
		"points":  func(a []string) { r.army(a[0])["points"] = r.Number(a[1]) },
		"hand":    r.list("hand"),
		"pile":    r.list("pile"),
		"discard": r.list("discard"),
		"out":     func(a []string) { r.army(a[0])["out"] = true },
		"unit":    func(a []string) { r.units = append(r.units, r.unit(a)) },
	}
}

// unit reads a unit: `ID HEX[/ROT] [wounds=N] [moved]`.
func (r *runner) unit(a []string) map[string]any {
	where, rot, turned := strings.Cut(a[1], "/")
	u := map[string]any{"id": a[0], "hex": where}
	if turned && rot != "0" {
		u["rot"] = r.Number(rot)
	}
	for _, word := range a[2:] {
		if n, ok := strings.CutPrefix(word, "wounds="); ok {
			u["wounds"] = r.Number(n)
		} else {
			u[word] = true
		}
	}
	return u
}
