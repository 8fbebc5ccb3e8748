package hex_test

import (
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"onelongnight/game/hex"
)

// TestTheTilesAreThoseOfTheRules holds the tiles to the tables of
// docs/rules/hex.md (1.5): every kind, its number, initiative, hits, sides and effects.
func TestTheTilesAreThoseOfTheRules(t *testing.T) {
	data, err := os.ReadFile("../../docs/rules/hex.md")
	if err != nil {
		t.Fatal(err)
	}
	written := map[string]string{} // what the tables say of each kind, in one way of writing
	army := ""
	for _, line := range strings.Split(string(data), "\n") {
		if m := head.FindStringSubmatch(line); m != nil {
			army = m[1]
			written[army+"-hq"] = "1 init 0 hp 0 M012345 module: " + m[2]
			for _, instant := range strings.Split(m[3], ", ") {
				name, n, _ := strings.Cut(instant, " ")
				written[army+"-"+name] = n + " instant " + name
			}
			continue
		}
		cells := strings.Split(strings.Trim(line, "| "), "|")
		if army == "" || len(cells) < 5 || strings.HasPrefix(cells[0], "id") || strings.HasPrefix(cells[0], "---") ||
			strings.HasPrefix(line, "| mode") || strings.HasPrefix(line, "## ") {
			if strings.HasPrefix(line, "## 2") {
				break
			}
			continue
		}
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		text := cells[1] + " init " + cells[2] + " hp " + cells[3] + " " + cells[4]
		if len(cells) > 5 && cells[5] != "" {
			text += " " + cells[5]
		}
		written[army+"-"+cells[0]] = strings.TrimSpace(strings.ReplaceAll(text, "  ", " "))
	}
	total := map[hex.Army]int{}
	for k := range hex.Kind(hex.KindCount) {
		d := k.Data()
		total[d.Army] += d.Count
		if want, got := written[d.ID], inWords(d); got != want {
			t.Errorf("%s is %q, the rules have %q", d.ID, got, want)
		}
		delete(written, d.ID)
		if d.Turns != symmetry(&d.Face) && d.Class != hex.Instant {
			t.Errorf("%s has %d rotations that look different, not %d (1.3)", d.ID, symmetry(&d.Face), d.Turns)
		}
	}
	for id := range written {
		t.Errorf("there is no %s", id)
	}
	for a := range hex.ArmyCount {
		if total[a] != hex.ArmyTiles {
			t.Errorf("%s has %d tiles", a, total[a])
		}
	}
}

var head = regexp.MustCompile(`^\*\*([a-z]+)\*\*: hq, aura ([^.]*)\. Instants: ([^.]*)\.`)

// inWords writes a kind as the tables do (1.4).
func inWords(d *hex.Data) string {
	if d.Class == hex.Instant {
		return fmt.Sprint(d.Count, " instant ", d.Action)
	}
	init := "–"
	if len(d.Initiative) > 0 {
		var list []string
		for _, n := range d.Initiative {
			list = append(list, strconv.Itoa(int(n)))
		}
		init = strings.Join(list, ",")
	}
	words := []string{strconv.Itoa(d.Count), "init", init, "hp", strconv.Itoa(int(d.HP))}
	for _, kind := range []struct {
		letter string
		sides  [6]uint8
	}{{"M", d.Face.Melee}, {"R", d.Face.Ranged}, {"G", bits(d.Face.Gauss)}, {"A", bits(d.Face.Armor)},
		{"N", bits(d.Face.Net)}, {"C", bits(d.Face.Link)}} {
		for strength := uint8(9); strength > 0; strength-- {
			sides := ""
			for i, n := range kind.sides {
				if n == strength {
					sides += strconv.Itoa(i)
				}
			}
			if sides == "" {
				continue
			}
			if strength > 1 {
				sides = strconv.Itoa(int(strength)) + kind.letter + sides
			} else {
				sides = kind.letter + sides
			}
			words = append(words, sides)
		}
	}
	if d.Mobile {
		words = append(words, "mobile")
	}
	if d.Explodes {
		words = append(words, "explode")
	}
	if len(d.Gifts) > 0 {
		words = append(words, "module: "+gifts(d))
	}
	return strings.Join(words, " ")
}

func gifts(d *hex.Data) string {
	var list []string
	for _, g := range d.Gifts {
		text := g.Effect.String()
		if g.Effect <= hex.InitiativeBonus {
			text += " " + strings.Replace(fmt.Sprintf("%+d", g.Value), "-", "−", 1)
		}
		if g.On == hex.OnEnemy {
			text += ", on enemies"
		}
		if g.Reach == hex.Board {
			text += ", whole board"
		}
		list = append(list, text)
	}
	return strings.Join(list, ", ")
}

func bits(mask uint8) (sides [6]uint8) {
	for i := range sides {
		sides[i] = mask >> i & 1
	}
	return sides
}

// symmetry is how many rotations of a face look different.
func symmetry(f *hex.Face) uint8 {
	six := [][6]uint8{f.Melee, f.Ranged, bits(f.Gauss), bits(f.Armor), bits(f.Net), bits(f.Link)}
	for turns := 1; turns < 6; turns++ {
		same := !slices.ContainsFunc(six, func(s [6]uint8) bool {
			for i := range s {
				if s[i] != s[(i+turns)%6] {
					return true
				}
			}
			return false
		})
		if same {
			return uint8(turns)
		}
	}
	return 6
}

// TestTheSheetTellsTheSameTiles: what the referee tells of the tiles is what
// the rules play with (1.5).
func TestTheSheetTellsTheSameTiles(t *testing.T) {
	b, err := json.Marshal(hex.Rules{}.Sheet()["armies"])
	if err != nil {
		t.Fatal(err)
	}
	var armies []struct {
		ID    string
		Name  map[string]string
		Tiles []struct {
			ID, Kind, Action, Ability              string
			Name                                   map[string]string
			Count                                  int
			HP                                     uint8
			Initiative                             []uint16 // no []uint8, which JSON has as text
			Melee, Ranged, Gauss, Armor, Net, Link [6]uint8
			Mobile                                 bool
			Turns                                  uint8
			Effects                                []struct {
				Effect, Reach, On string
				Value             int8
			}
		}
	}
	if err := json.Unmarshal(b, &armies); err != nil {
		t.Fatal(err)
	}
	mask := func(sides [6]uint8) (m uint8) {
		for i, n := range sides {
			m |= n << i
		}
		return m
	}
	k := hex.Kind(0)
	for a, army := range armies {
		for _, tile := range army.Tiles {
			d := k.Data()
			k++
			face := hex.Face{Melee: tile.Melee, Ranged: tile.Ranged, Gauss: mask(tile.Gauss), Armor: mask(tile.Armor),
				Net: mask(tile.Net), Link: mask(tile.Link)}
			told := fmt.Sprintln(tile.ID, hex.Army(a), tile.Kind, tile.Action, tile.Ability == "explode", tile.Count,
				tile.HP, tile.Initiative, face, tile.Mobile)
			plays := fmt.Sprintln(d.ID, d.Army, d.Class, d.Action, d.Explodes, d.Count, d.HP, d.Initiative, d.Face,
				d.Mobile)
			if told != plays || d.Class != hex.Instant && tile.Turns != d.Turns || len(tile.Name) < 3 {
				t.Errorf("%s is told as\n%s%d turns, and played as\n%s%d turns", tile.ID, told, tile.Turns, plays,
					d.Turns)
			}
			if len(tile.Effects) != len(d.Gifts) {
				t.Fatalf("%s is told with %d effects", tile.ID, len(tile.Effects))
			}
			for i, e := range tile.Effects {
				if g := d.Gifts[i]; e.Effect != g.Effect.String() || e.Value != g.Value ||
					e.Reach != g.Reach.String() || e.On != g.On.String() {
					t.Errorf("%s is told with %v and has %v", tile.ID, e, g)
				}
			}
		}
	}
	if k != hex.KindCount || len(armies) != int(hex.ArmyCount) {
		t.Errorf("%d kinds of %d armies are told", k, len(armies))
	}
}
