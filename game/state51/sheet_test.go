package state51_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"onelongnight/game/gametest"
	"onelongnight/game/state51"
)

// row is a card, a base or a contact in the sheet of version 1.
type row map[string]any

// sheet is the sheet of version 1, from which the rules took their cards.
type sheet struct {
	Goods, Types                                 []string
	Bases, Contacts, Locations, Leaders, Singles []row
}

func readSheet(t testing.TB) (s sheet) {
	t.Helper()
	b := gametest.Read(t, "testdata/sheet.json")
	if err := json.Unmarshal(b, &s); err != nil {
		t.Fatal(err)
	}
	return s
}

// told returns what the referee lists for version 1, read back.
func told(t testing.TB) (listed struct{ Cards, Factions []row }) {
	t.Helper()
	first, ok := state51.Rules{}.At(1)
	if !ok {
		t.Fatal("version 1 cannot be had")
	}
	b, err := json.Marshal(first.(state51.Rules).Sheet())
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(b, &listed); err != nil {
		t.Fatal(err)
	}
	return listed
}

// TestTheCardsAreThoseOfTheSheet checks that every number of version 1 is that of the sheet, and that the referee lists
// all fields of the sheet except names and how a number is known.
func TestTheCardsAreThoseOfTheSheet(t *testing.T) {
	s, want := readSheet(t), map[string]row{}
	for kind, rows := range map[string][]row{"location": s.Locations, "leader": s.Leaders, "contact": s.Singles} {
		for _, r := range rows {
			copies := 1
			if n, ok := r["copies"].(float64); ok {
				copies = int(n)
			}
			for n := range copies {
				card := maps.Clone(r)
				for _, key := range []string{"names", "known", "doubt"} {
					delete(card, key)
				}
				id := r["id"].(string)
				card["design"], card["kind"] = id, kind
				if copies > 1 {
					id += fmt.Sprint("-", n+1)
				}
				card["id"] = id
				want[id] = card
			}
		}
	}
	var ids []string
	for _, card := range told(t).Cards {
		id := card["id"].(string)
		ids = append(ids, id)
		if !reflect.DeepEqual(card, want[id]) {
			t.Errorf("%s is %v, the sheet has %v", id, card, want[id])
		}
	}
	if len(ids) != state51.CardCount || len(want) != len(ids) || !slices.IsSorted(ids) {
		t.Errorf("%d cards are listed, the sheet has %d; sorted: %v", len(ids), len(want), slices.IsSorted(ids))
	}
}

// TestTheFactionsAreThoseOfTheSheet checks the bases and their contacts.
func TestTheFactionsAreThoseOfTheSheet(t *testing.T) {
	s := readSheet(t)
	factions := told(t).Factions
	for i, b := range s.Bases {
		contacts := []any{}
		for _, c := range s.Contacts {
			if e := c["effect"].(map[string]any); c["faction"] == b["id"] {
				contacts = append(contacts,
					map[string]any{"id": c["id"], "colour": e["colour"], "n": e["n"], "pay": e["pay"]})
			}
		}
		want := row{"id": b["id"], "gain": b["gain"], "contacts": contacts}
		if i >= len(factions) || !reflect.DeepEqual(factions[i], want) {
			t.Errorf("faction %d is not %v", i, want)
		}
		if slots := open(t, setups[0]).(*state51.Game).Data().Bases[i].Slots; float64(slots) != b["slots"] {
			t.Errorf("%s has %d slots", b["id"], slots)
		}
	}
	if len(factions) != len(s.Bases) {
		t.Errorf("there are %d factions", len(factions))
	}
}

// retuned returns the fields that later versions change, by id, as retuned.txt names them after "house".
func retuned(t testing.TB) map[string][]string {
	t.Helper()
	text := gametest.Read(t, "retuned.txt")
	all := map[string][]string{}
	for line := range strings.Lines(string(text)) {
		if rest, fields, ok := strings.Cut(strings.TrimSpace(line), " house="); ok {
			id := strings.Fields(rest)[1]
			all[id] = append(all[id], strings.Split(fields, ",")...)
		}
	}
	return all
}

// TestHowTheNumbersAreKnown checks that how a number is known is what the sheet says of it, unless it was retuned. No
// number from the rulebook or from public data may be retuned.
func TestHowTheNumbersAreKnown(t *testing.T) {
	s, changed := readSheet(t), retuned(t)
	for _, r := range slices.Concat(s.Bases, s.Contacts, s.Locations, s.Leaders, s.Singles) {
		known := state51.KnownOf(r["id"].(string))
		doubt, _ := r["doubt"].(string)
		if known.Doubt != doubt {
			t.Errorf("%s: the doubt is %q, the sheet has %q", r["id"], known.Doubt, doubt)
		}
		n := 0
		for field, how := range r["known"].(map[string]any) {
			if field == "names" {
				continue
			}
			n++
			if slices.Contains(changed[r["id"].(string)], field) {
				if how != "inferred" && how != "house" {
					t.Errorf("%s: %s is known by %q and was retuned", r["id"], field, how)
				}
				how = "house"
			}
			if got := known.How[field]; got != how {
				t.Errorf("%s: %s is known by %q, the sheet has %q", r["id"], field, got, how)
			}
		}
		if len(known.How) != n {
			t.Errorf("%s: the sheet does not speak of all of %v", r["id"], known.How)
		}
	}
	if got := state51.KnownOf("castle"); got.How != nil || got.Doubt != "" {
		t.Errorf("a card that is not there is known: %v", got)
	}
}

// TestTheHouseRules checks what section 11 says about the cards as a whole.
func TestTheHouseRules(t *testing.T) {
	s := readSheet(t)
	copies := func(r row) int {
		if n, ok := r["copies"].(float64); ok {
			return int(n)
		}
		return 1
	}
	sum := func(rows []row) (n int) {
		for _, r := range rows {
			n += copies(r)
		}
		return n
	}
	if len(s.Locations) != 57 || sum(s.Locations) != 72 || len(s.Singles) != 6 || sum(s.Singles) != 14 ||
		len(s.Leaders) != 8 || len(s.Bases) != 4 || len(s.Contacts) != 12 {
		t.Error("the deck is not that of rule 1.1")
	}
	for _, r := range s.Locations {
		if len(r["agreement"].([]any)) != 1 {
			t.Errorf("%s: an agreement gives one good", r["id"])
		}
		pay, _ := r["effect"].(map[string]any)["pay"].([]any)
		for _, p := range pay {
			if p != pay[0] {
				t.Errorf("%s: a price is of one kind: %v", r["id"], pay)
			}
		}
		if n := len(r["types"].([]any)); n < 1 || n > 2 {
			t.Errorf("%s has %d types (1.2)", r["id"], n)
		}
	}
	names := strings.Fields("scrap fuel gun brick any worker card contact vp")
	if !slices.Equal(s.Types, names) {
		t.Errorf("the types are %v (1.4)", s.Types)
	}
	for i, name := range s.Goods {
		if got := state51.Good(i).String(); got != name {
			t.Errorf("good %d is %s, the sheet has %s", i, got, name)
		}
	}
}

// TestEveryVersionHasTheWholeDeck checks that each version has all designs of the first one, in 72 locations, 14
// single-use contacts and 8 leaders, and that what differs from the sheet is known by a house rule, though no number
// from the rulebook or from public data may differ.
func TestEveryVersionHasTheWholeDeck(t *testing.T) {
	s := readSheet(t)
	rows := slices.Concat(s.Locations, s.Singles)
	for version := 1; version <= (state51.Rules{}).Version(); version++ {
		kind, ok := state51.Rules{}.At(version)
		if !ok {
			t.Fatalf("version %d cannot be had", version)
		}
		count := map[state51.CardKind]int{}
		designs := map[string]state51.Design{}
		for _, x := range kind.(state51.Rules).Data().Designs {
			count[x.Kind] += x.Copies
			designs[x.ID] = x
		}
		if count[state51.Location] != 72 || count[state51.Contact] != 14 || count[state51.Leader] != 8 {
			t.Errorf("version %d has %v cards", version, count)
		}
		for _, r := range rows {
			id := r["id"].(string)
			x, known := designs[id], r["known"].(map[string]any)
			for field, is := range map[string]int{"copies": x.Copies, "distance": x.Distance} {
				was, ok := r[field].(float64)
				if field == "copies" && !ok {
					was = 1
				}
				if is == int(was) {
					continue
				}
				how, now := known[field], state51.KnownOf(id).How[field]
				if how != "house" && how != "inferred" || now != "house" {
					t.Errorf("version %d: the %s of %s are %d, not %v, known by %q", version, field, id, is, was, how)
				}
			}
			if x.Copies < 1 {
				t.Errorf("version %d has no %s", version, id)
			}
		}
	}
}
