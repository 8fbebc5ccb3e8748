package board

import (
	"fmt"
	"strings"
	"testing"

	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
)

// TestACrowdStandsSideBySide checks that up to four convoys on one space, or on neighbouring spaces, do not cover each
// other in windows of all shapes, and stay on the map.
func TestACrowdStandsSideBySide(t *testing.T) {
	seats := []string{"red", "blue", "green", "yellow"}
	for _, size := range [][2]float64{{1280, 720}, {360, 640}, {821, 462}, {1920, 1080}} {
		for space := range 28 {
			for apart := range 2 {
				m := &Model{View: Route, Table: furniture.Table{Prompt: furniture.Prompt{Heading: "Drive"}}}
				for i := range 28 {
					m.Road.Spaces = append(m.Road.Spaces, Space{Region: 1 + i/9 - i/27,
						Spot: table.KindPlace.Spot(fmt.Sprint("space-", i))})
				}
				for i, seat := range seats {
					at := max(0, space-apart*(i%2))
					m.Road.Tokens = append(m.Road.Tokens, Standing{Seat: seat, Space: at, Own: i == 0})
				}
				f := NewLayout(m, kit.NewWindow(size[0], size[1], 1), kit.Camera{})
				all := f.ground().Inset(-0.5)
				for i, r := range f.Tokens {
					if in := r.Intersect(all); in.W < r.W-0.01 || in.H < r.H-0.01 {
						t.Errorf("%v: on space %d %s stands beyond the map", size, space, seats[i])
					}
					for k, other := range f.Tokens[:i] {
						if o := r.Intersect(other); apart == 0 && !o.Empty() && o.W*o.H > 1 {
							t.Errorf("%v: on space %d %s hides %s", size, space, seats[i], seats[k])
						}
					}
				}
			}
		}
	}
}

// TestWhatAGunDoesHasRoom checks that on the result card a gun's hits and its jam fit side by side in their line.
func TestWhatAGunDoesHasRoom(t *testing.T) {
	for hits := range 5 {
		for _, line := range []kit.Rect{{W: 76, H: 36}, {W: 36, H: 20}} {
			x := &Result{Hits: [4]int{hits}, Jams: [4]bool{hits%2 == 0}}
			all := float64(hits)
			if x.Jams[0] {
				all++
			}
			if size := x.sign(0, line); 2+all*size > line.W || size > line.H {
				t.Errorf("%d hits, in %v a sign is %.1f", hits, line, size)
			}
		}
	}
}

// TestALongNameHasTwoHalves checks that a long name is split between words into parts of about the same length.
func TestALongNameHasTwoHalves(t *testing.T) {
	for name, want := range map[string][2]string{"Rendall and Randall": {"Rendall and", "Randall"},
		"Warwolves": {"Warwolves"}, "The Ultimate Howler": {"The Ultimate", "Howler"}} {
		if first, second := halves(name); first != want[0] || second != want[1] {
			t.Errorf("%s is %q and %q", name, first, second)
		}
	}
}

// TestBonusesAreReadInLines checks that options are below each other, except for what all of them end with.
func TestBonusesAreReadInLines(t *testing.T) {
	for _, x := range []struct {
		bonus string
		lines int
	}{{"clean", 1}, {"clean/repair", 2}, {"fuel contam", 2}, {"ammo damage/food damage", 2},
		{"ammo damage/food damage/fuel fame", 3}, {"clean/fire/repair", 3}} {
		if got := bonusLines(parsed(x.bonus), true); len(got) != x.lines {
			t.Errorf("%s is %d lines: %v", x.bonus, len(got), got)
		}
	}
	if whole := bonusLines(parsed("ammo damage/food damage"), false); whole[0][0].N != "1" || whole[1][0].N != "1" {
		t.Errorf("with room the numbers are left out: %v", whole)
	}
	both := bonusLines(parsed("ammo damage/food damage"), true)
	if last := both[1]; len(last) != 1 || last[0].Sign != "damage" {
		t.Errorf("what all options end in is not told once: %v", both)
	}
}

// parsed returns the options of a bonus from their signs.
func parsed(text string) (bonus [][]art.Effect) {
	for option := range strings.SplitSeq(text, "/") {
		var list []art.Effect
		for sign := range strings.FieldsSeq(option) {
			list = append(list, art.Effect{Sign: sign, N: "1"})
		}
		bonus = append(bonus, list)
	}
	return bonus
}

// TestTheCostOfASpaceIsSeen checks that the discs of neighbouring spaces cover next to nothing of the cost of driving
// to a space, and that the legend does not touch it.
func TestTheCostOfASpaceIsSeen(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {360, 640}, {821, 462}, {1920, 1080}} {
		for here := range 35 { // the number of spaces of Beta
			m := &Model{View: Route, Table: furniture.Table{Prompt: furniture.Prompt{Heading: "Drive"}}}
			m.Words.Legend = [3]string{"Aurora by round", "after Change of Course", "region border"}
			m.Road.Spaces = make([]Space, 35)
			to := min(here+7, len(m.Road.Spaces))
			for i := range m.Road.Spaces {
				m.Road.Spaces[i].Region = 1 + (i+1)/12
				if i > here && i < to {
					m.Road.Spaces[i].Legal, m.Road.Spaces[i].Fuel = true, "2"
				}
			}
			f := NewLayout(m, kit.NewWindow(size[0], size[1], 1), kit.Camera{})
			for i := here + 1; i < to; i++ {
				cost := f.Spaces[i].Fuel
				if legend := f.legend(m); overlap(cost.Inset(-3), legend) > 0 {
					t.Errorf("%v: the cost of space %d %v touches the legend %v", size, i, cost, legend)
				}
				for k, b := range f.Spaces {
					if hidden := overlap(cost, b.disc()) / (cost.W * cost.H); k != i && hidden > 0.2 {
						t.Errorf("%v: of the cost of space %d the disc of %d hides %.0f %%", size, i, k, hidden*100)
					}
				}
			}
		}
	}
}
