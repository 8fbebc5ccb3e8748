package convoy_test

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"onelongnight/game/convoy"
	"onelongnight/game/gametest"
)

// TestTheRulesDocumentIsRight checks the tables of docs/rules/convoy.md against what the referee lists about cards and
// cities.
func TestTheRulesDocumentIsRight(t *testing.T) {
	const file = "../../docs/rules/convoy.md"
	data := gametest.Read(t, file)
	sheet := convoy.Rules{}.Sheet()
	renewed := numbers(t, string(data), sheet)
	gametest.Golden(t, file, renewed)
	written := rows(renewed)
	for _, list := range []string{"cards", "cities"} {
		for _, entry := range items(t, sheet[list]) {
			id := entry["id"].(string)
			row := written[id]
			if row == nil {
				t.Errorf("the document has no %s", id)
				continue
			}
			delete(written, id)
			var want []string
			if list == "cards" {
				strength := fmt.Sprint(entry["strength"])
				if kind := entry["kind"]; kind == "instant" || kind == "special module" {
					strength = ""
				}
				want = []string{fmt.Sprint(entry["kind"]), strength}
			} else {
				var names []string
				for _, d := range entry["districts"].([]any) {
					names = append(names, d.(string))
				}
				want = []string{fmt.Sprint(entry["moloch"]), fmt.Sprint(entry["outpost"]), strings.Join(names, ", ")}
			}
			if got := row[:len(want)]; fmt.Sprint(got) != fmt.Sprint(want) {
				t.Errorf("the document has %s as %q, the game as %q", id, got, want)
			}
		}
	}
	for id := range written {
		t.Errorf("the game has no %s", id)
	}
}

var (
	id     = regexp.MustCompile(`^[a-z]+(-[a-z]+)*`)
	copies = regexp.MustCompile(`-(\d)(?: … |, )-(\d)$`)
	note   = regexp.MustCompile(`\s*\[[RH][^]]*\]|^two: |^\+`)
)

var (
	unit = regexp.MustCompile(`(?m)^(\| ([a-z]+(?:-[a-z]+)*(?:-1)?)[^|]*\| [a-z ]+\| \+?)\d+`)
	city = regexp.MustCompile(`(?m)^(\| \d \| ([a-z-]+) \| )\d+([^|]*\| )\d+`)
)

// numbers returns the document with the numbers in its tables written anew: strengths and positions.
func numbers(t *testing.T, text string, sheet map[string]any) string {
	t.Helper()
	for _, entry := range items(t, sheet["cards"]) {
		text = unit.ReplaceAllStringFunc(text, func(line string) string {
			m := unit.FindStringSubmatch(line)
			if m[2] != entry["id"] {
				return line
			}
			return fmt.Sprint(m[1], entry["strength"])
		})
	}
	for _, entry := range items(t, sheet["cities"]) {
		text = city.ReplaceAllStringFunc(text, func(line string) string {
			m := city.FindStringSubmatch(line)
			if m[2] != entry["id"] {
				return line
			}
			return fmt.Sprint(m[1], entry["moloch"], m[3], entry["outpost"])
		})
	}
	return text
}

// rows returns the cells of the document's tables by id, without notes. A row of several copies is there for each of
// them.
func rows(text string) map[string][]string {
	all := map[string][]string{}
	for line := range strings.Lines(text) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		if len(cells) < 4 {
			continue
		}
		for i, c := range cells {
			cells[i] = strings.TrimSpace(note.ReplaceAllString(strings.TrimSpace(c), ""))
		}
		if len(cells) > 6 { // a city's number is in front of its name
			cells = cells[1:]
			all[cells[0]] = cells[1:]
			continue
		}
		name := id.FindString(cells[0])
		if m := copies.FindStringSubmatch(cells[0]); m != nil {
			for n := m[1]; n <= m[2]; n = string(n[0] + 1) {
				all[name+"-"+n] = cells[1:]
			}
		} else if name == cells[0] {
			all[name] = cells[1:]
		}
	}
	for _, head := range []string{"id", "city", "---"} {
		delete(all, head)
	}
	return all
}

// items returns the entries of a list of the sheet, as the referee writes them.
func items(t *testing.T, list any) []map[string]any {
	t.Helper()
	data, err := json.Marshal(list)
	if err != nil {
		t.Fatal(err)
	}
	var all []map[string]any
	if err := json.Unmarshal(data, &all); err != nil || len(all) == 0 {
		t.Fatalf("%d entries, %v", len(all), err)
	}
	return all
}
