package aurora_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"onelongnight/game/aurora"
)

// whole returns all of cards.json.
func whole(t testing.TB) (all row) {
	t.Helper()
	if err := json.Unmarshal(sheetText(t), &all); err != nil {
		t.Fatal(err)
	}
	return all
}

// rows returns an entry that is a list of rows.
func (r row) rows(key string) (list []row) {
	all, _ := r[key].([]any)
	for _, x := range all {
		list = append(list, x.(map[string]any))
	}
	return list
}

// same checks that a value is the one that the sheet has.
func same(t *testing.T, what string, got, want any) {
	t.Helper()
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%s is %v, the sheet has %v", what, got, want)
	}
}

// TestTheTableIsThatOfTheSheet checks the numbers that belong to no card against the sheet.
func TestTheTableIsThatOfTheSheet(t *testing.T) {
	d, s := sheet1(t), whole(t)
	same(t, "the version", d.Version, s["version"])
	start, setup := s.under("setup").under("tokens"), s.under("setup")
	for kind := aurora.SurvivorToken; kind <= aurora.Ammo; kind++ {
		same(t, "at the start "+kind.String(), d.Start[kind], start.number(kind.String()))
		same(t, "of the Automa at the start "+kind.String(), d.AutomaStart[kind],
			s.under("automa").under("start").number(kind.String()))
	}
	for seats := 2; seats <= 4; seats++ {
		n := fmt.Sprint(seats)
		same(t, "extra cards of "+n, d.Extras[seats][1:], setup.under("extra")[n])
		same(t, "cards kept by "+n, d.Keep[seats], setup.under("keep")[n])
		for tier, row := range s.under("defence")["tiers"].([]any) {
			same(t, fmt.Sprint("defence of tier ", tier+1, " at ", n), d.Defences[tier+1][seats], row.([]any)[seats-2])
		}
	}
	same(t, "costs", d.Costs[1:], s.under("slots")["costs"])
	same(t, "the bottom of fame", d.Low, s.under("fame")["low"])
	same(t, "the top of fame", d.Top, s.under("fame")["top"])
	for b := aurora.BeaconFood; b <= aurora.BeaconContamination; b++ {
		n := 0
		for _, x := range d.Beacons {
			if x == b {
				n++
			}
		}
		same(t, "beacons of "+b.String(), n, s.under("beacons").under("markers").number(b.String()))
	}
	for route, name := range []string{"alpha", "beta"} {
		for i, slot := range s.under("bonus").rows(name) {
			n := 0
			for b := aurora.NoBonus + 1; b <= aurora.BonusSalvage; b++ {
				effects := effectWords(d.Effects(d.Bonuses[route][i+1][b]))
				same(t, fmt.Sprint(name, " bonus ", i+1, " ", b), effects, slot.words(b.String()))
				if effects != nil {
					n++
				}
			}
			same(t, "number of bonuses", n, len(slot))
		}
	}
	for _, x := range s.rows("objects") {
		for o := aurora.NoObject + 1; o <= aurora.Torch; o++ {
			if o.String() == x["id"] {
				same(t, "copies of "+o.String(), d.Copies[o], x["copies"])
			}
		}
	}
	same(t, "kinds of objects", aurora.ObjectCount, len(s.rows("objects")))
}

// TestTheResultsAreThoseOfTheSheet checks the results against the sheet, by weapons, enemies, letters and grid.
func TestTheResultsAreThoseOfTheSheet(t *testing.T) {
	d := sheet1(t)
	results := whole(t).rows("results")
	same(t, "number of results", aurora.ResultCount, len(results))
	for i, want := range results {
		r := &d.Results[i+1]
		same(t, "result", r.ID, want["id"])
		for level, gun := range want.rows("guns") {
			same(t, fmt.Sprint(r.ID, " at level ", level+1), r.Hit[level+1], gun["hit"])
			same(t, fmt.Sprint(r.ID, " jams at level ", level+1), r.Jam[level+1], gun["jam"] == true)
		}
		for n, line := range want["fire"].([]any) {
			if line == "ambush" {
				line = -1
			}
			same(t, fmt.Sprint(r.ID, " of enemy ", n+1), r.Fire[n+1], line)
		}
		letters := ""
		for _, l := range r.Letters {
			letters += string("ABCD"[l])
		}
		same(t, r.ID+"'s letters", letters, want["letters"])
		same(t, r.ID+"'s grid", r.Grid, want["grid"])
	}
}

// TestTheAutomaIsThatOfTheSheet checks the board and the cards of the Automa against the sheet.
func TestTheAutomaIsThatOfTheSheet(t *testing.T) {
	d, s := sheet1(t), whole(t).under("automa")
	same(t, "survivors", d.AutomaCrew, s["survivors"])
	same(t, "resources", d.AutomaRoom, s["resources"])
	same(t, "speed", d.AutomaSpeed, s["speed"])
	for i, places := range d.Board {
		for n, want := range s.under("rows").words(string("ABCD"[i])) {
			if want == "hull" {
				want = aurora.NoPlace.String()
			}
			same(t, fmt.Sprint("place ", n+1, " of row ", i), places[n], want)
		}
	}
	sorts := []string{"location", "survivor", "encounter", "convoy"}
	moves := []string{"", "fuel-or-ammo", "recruit-if-fewer", "shortcut"}
	same(t, "number of cards", aurora.ActionCount, len(s.rows("cards")))
	for i, want := range s.rows("cards") {
		x := &d.Actions[i+1]
		var priority []string
		for _, n := range x.Priority {
			priority = append(priority, sorts[n])
		}
		same(t, "card", x.ID, want["id"])
		same(t, x.ID+"'s skill", x.Skill, want["skill"])
		same(t, x.ID+"'s arrow", x.Right, want["arrow"] == "right")
		same(t, x.ID+"'s priority", priority, want.words("priority"))
		same(t, x.ID+"'s move", moves[x.Move], want.word("move"))
		same(t, x.ID+"'s enemy effect", effectWords(d.Effects(x.Enemy)), want.words("enemy"))
		same(t, x.ID+"'s end effect", effectWords(d.Effects(x.End)), want.words("end"))
	}
}

// TestTheRoutesAreThoseOfTheSheet checks spaces and edges against the sheet.
func TestTheRoutesAreThoseOfTheSheet(t *testing.T) {
	d := sheet1(t)
	for i, name := range []string{"alpha", "beta"} {
		r, s := &d.Routes[i], whole(t).under("maps").under(name)
		same(t, name+"'s last space", r.Last, s["last"])
		same(t, name+"'s number of spaces", len(s.rows("spaces")), int(r.Last)+1)
		for _, want := range s.rows("spaces") {
			n := want.number("space")
			same(t, fmt.Sprint("region of ", n), r.Region[n], want["region"])
			same(t, fmt.Sprint("beacon of ", n), r.Beacon[n], want["beacon"] == true)
			for lane, key := range map[*[7]uint8]string{&r.White: "white", &r.Red: "red"} {
				if number := want.number(key); number > 0 {
					same(t, fmt.Sprint(key, number), lane[number], n)
				}
			}
		}
		edges := 0
		for _, want := range s.rows("edges") {
			id := want.word("id")
			e := r.Edge(id)
			from, to := r.Ends(e)
			same(t, id, []any{r.EdgeID(e), from, to}, []any{id, want["from"], want["to"]})
			if want["kind"] == "road" {
				continue
			}
			w := &r.Ways[edges]
			edges++
			same(t, id, []any{w.ID, w.Kind, w.Tracks, effectWords(d.Effects(w.Do))},
				[]any{id, want["kind"], want["tracks"] == true, want.words("do")})
		}
		same(t, name+"'s number of shortcuts", len(r.Ways), edges)
	}
}
