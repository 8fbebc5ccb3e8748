package convoy_test

import (
	"encoding/json"
	"strconv"
	"strings"
)

// document completes the position and returns it: cities before the active one are destroyed.
func (r *runner) document() []byte {
	active, ok := r.doc["active"].(int)
	if !ok {
		active = 1
		r.doc["active"] = 1
	}
	cities := make([]map[string]any, 5)
	for i := range cities {
		cities[i] = map[string]any{}
		if i+1 < active {
			cities[i]["destroyed"] = true
		}
		for key, value := range r.city(i + 1) {
			cities[i][key] = value
		}
	}
	doc := map[string]any{"game": "convoy", "version": 1, "cities": cities}
	for key, value := range r.doc {
		if !strings.HasPrefix(key, "city ") {
			doc[key] = value
		}
	}
	switch doc["phase"] {
	case "district", "mulligan-moloch", "mulligan-outpost":
	default:
		if _, ok := doc["fight"]; !ok {
			doc["fight"] = 1
		}
	}
	b, err := json.Marshal(doc)
	if err != nil {
		panic(err) // it is made of words, numbers and lists
	}
	return b
}

func (r *runner) city(n int) map[string]any {
	key := "city " + strconv.Itoa(n)
	if r.doc[key] == nil {
		r.doc[key] = map[string]any{}
	}
	return r.doc[key].(map[string]any)
}

func (r *runner) side(name string) map[string]any {
	if r.doc[name] == nil {
		r.doc[name] = map[string]any{}
	}
	return r.doc[name].(map[string]any)
}

// writes returns the words that write the position.
func (r *runner) writes() map[string]func(a []string) {
	return map[string]func(a []string){
		"phase":   func(a []string) { r.doc["phase"] = a[0] },
		"active":  func(a []string) { r.doc["active"] = r.Number(a[0]) },
		"fight":   func(a []string) { r.doc["fight"] = r.Number(a[0]) },
		"battle":  func(a []string) { r.doc["battle"] = r.Number(a[0]) },
		"set":     func(a []string) { r.doc[a[0]] = true },
		"actions": func(a []string) { r.doc["actionsThisPhase"] = r.Number(a[0]) },
		"town": func(a []string) {
			town := r.city(r.Number(a[0]))
			for _, word := range a[1:] {
				if n, ok := strings.CutPrefix(word, "ravaged="); ok {
					var list []int
					for _, d := range strings.Split(n, ",") {
						list = append(list, r.Number(d))
					}
					town["ravaged"] = list
					continue
				}
				town[word] = true
			}
		},
		"moloch":  func(a []string) { r.pile("moloch", a) },
		"outpost": func(a []string) { r.pile("outpost", a) },
		"unit": func(a []string) {
			list, _ := r.doc["units"].([]any)
			r.doc["units"] = append(list, r.unit(a))
		},
	}
}

// pile writes a pile, such as `moloch hand a b` or `moloch knows-hand a`.
func (r *runner) pile(side string, a []string) {
	if key, ok := strings.CutPrefix(a[0], "knows-"); ok {
		known, _ := r.side(side)["known"].(map[string]any)
		if known == nil {
			known = map[string]any{}
			r.side(side)["known"] = known
		}
		known[key] = a[1:]
		return
	}
	r.side(side)[a[0]] = a[1:]
}

// unit reads a unit, such as `unit hunter-1 2 +1 +2 -2 shield hacked module=net-module`.
func (r *runner) unit(a []string) map[string]any {
	u := map[string]any{"id": a[0], "city": r.Number(a[1])}
	count := func(key string) { n, _ := u[key].(int); u[key] = n + 1 }
	for _, word := range a[2:] {
		switch {
		case word == "+1":
			count("plus1")
		case word == "+2":
			count("plus2")
		case word == "-2":
			count("minus2")
		case strings.HasPrefix(word, "module="):
			u["module"] = word[len("module="):]
		default:
			u[word] = true
		}
	}
	return u
}
