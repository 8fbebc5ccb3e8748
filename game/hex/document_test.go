package hex_test

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"onelongnight/game/gametest"
	"onelongnight/game/hex"
)

// TestTheTilesAreThoseOfTheRules checks that the tables in docs/rules/hex.md (1.5) are those that the tiles give, and
// have every kind.
func TestTheTilesAreThoseOfTheRules(t *testing.T) {
	const file = "../../docs/rules/hex.md"
	data := gametest.Read(t, file)
	kinds, total := map[string]*hex.Data{}, map[hex.Army]int{}
	for k := range hex.Kind(hex.KindCount) {
		d := k.Data()
		kinds[d.ID] = d
		total[d.Army] += d.Count
		if d.Turns != symmetry(&d.Face) && d.Class != hex.Instant {
			t.Errorf("%s has %d rotations that look different, not %d (1.3)", d.ID, symmetry(&d.Face), d.Turns)
		}
	}
	for a := range hex.ArmyCount {
		if total[a] != hex.ArmyTiles {
			t.Errorf("%s has %d tiles", a, total[a])
		}
	}
	gametest.Golden(t, file, tables(t, string(data), kinds))
	for id := range kinds {
		t.Errorf("the document has no %s", id)
	}
}

var (
	head = regexp.MustCompile(`^\*\*([a-z]+)\*\*: hq, aura`)
	row  = regexp.MustCompile(`^\| ([a-z-]+) \|`)
)

// tables returns the document with the tables of tiles written anew. It takes the kinds that it finds there out of
// kinds.
func tables(t *testing.T, text string, kinds map[string]*hex.Data) string {
	t.Helper()
	take := func(id string) *hex.Data {
		d := kinds[id]
		if d == nil {
			t.Fatalf("there is no %s", id)
		}
		delete(kinds, id)
		return d
	}
	lines := strings.Split(text, "\n")
	army := ""
	for i, line := range lines {
		if m := head.FindStringSubmatch(line); m != nil {
			army = m[1]
			hq, instants := take(army+"-hq"), []string{}
			if got := strings.Join(inCells(hq)[:4], " "); got != "1 0 0 M012345" {
				t.Errorf("%s-hq is %s (1.4)", army, got)
			}
			for k := range hex.Kind(hex.KindCount) {
				if d := k.Data(); d.Army == hq.Army && d.Class == hex.Instant {
					instants = append(instants, fmt.Sprint(take(d.ID).Action, " ", d.Count))
				}
			}
			lines[i] = fmt.Sprintf("**%s**: hq, aura %s. Instants: %s.", army, gifts(hq), strings.Join(instants, ", "))
		}
		if strings.HasPrefix(line, "## ") {
			army = ""
		}
		if m := row.FindStringSubmatch(line); m != nil && army != "" && m[1] != "id" {
			cells := strings.Join(inCells(take(army+"-"+m[1])), " | ")
			lines[i] = strings.ReplaceAll("| "+m[1]+" | "+cells+" |", "|  |", "| |")
		}
	}
	return strings.Join(lines, "\n")
}

// inCells writes a unit as the tables do (1.4): number, initiatives, hits, sides, and what it does.
func inCells(d *hex.Data) []string {
	init := "–"
	if len(d.Initiative) > 0 {
		init = strings.Trim(strings.ReplaceAll(fmt.Sprint(d.Initiative), " ", ","), "[]")
	}
	var does []string
	if d.Mobile {
		does = append(does, "mobile")
	}
	if d.Explodes {
		does = append(does, "explode")
	}
	if len(d.Gifts) > 0 {
		does = append(does, "module: "+gifts(d))
	}
	return []string{strconv.Itoa(d.Count), init, fmt.Sprint(d.HP), inLetters(&d.Face), strings.Join(does, " ")}
}

// inLetters writes what the sides have, kind by kind, the strongest first.
func inLetters(f *hex.Face) string {
	var words []string
	for _, kind := range []struct {
		letter string
		sides  [6]uint8
	}{{"M", f.Melee}, {"R", f.Ranged}, {"G", bits(f.Gauss)}, {"A", bits(f.Armor)}, {"N", bits(f.Net)},
		{"C", bits(f.Link)}} {
		for strength := uint8(9); strength > 0; strength-- {
			sides := ""
			for i, n := range kind.sides {
				if n == strength {
					sides += strconv.Itoa(i)
				}
			}
			switch {
			case sides == "":
			case strength > 1:
				words = append(words, strconv.Itoa(int(strength))+kind.letter+sides)
			default:
				words = append(words, kind.letter+sides)
			}
		}
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

// symmetry returns how many rotations of a face look different.
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

// TestTheSheetTellsTheSameTiles checks that the referee's list of tiles is what the rules play with (1.5).
func TestTheSheetTellsTheSameTiles(t *testing.T) {
	b, err := json.Marshal(hex.Rules{}.Sheet()["armies"])
	if err != nil {
		t.Fatal(err)
	}
	var armies []struct {
		ID    string
		Tiles []struct {
			ID, Kind, Action, Ability              string
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
			if told != plays || d.Class != hex.Instant && tile.Turns != d.Turns {
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
