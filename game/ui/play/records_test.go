package play

import (
	"slices"
	"testing"
)

// TestRecordsAreTheBestOfAGrade: five of each seat and grade are kept, the best first, and they outlive being written;
// lines that are none are left out.
func TestRecordsAreTheBestOfAGrade(t *testing.T) {
	var list []Record
	for i, points := range []int{3, 9, -1, 12, 7, 8, 5} {
		day := "2026-11-2" + string(rune('0'+i))
		list = MergedRecords(list, []Record{{Category{"tiny", "player", "calm"}, points, i%2 == 0, day}})
	}
	list = MergedRecords(list, []Record{{Category{"tiny", "player", "storm"}, 1, false, "2026-11-25"}})
	var points []int
	for _, r := range list {
		points = append(points, r.Points)
	}
	if want := []int{12, 9, 8, 7, 5, 1}; !slices.Equal(points, want) {
		t.Errorf("kept are %v, not %v", points, want)
	}
	again := ReadRecords("nonsense\n" + WriteRecords(list) + "tiny/player/calm many won 2026-11-25\n")
	if !slices.Equal(again, list) {
		t.Errorf("read are %v, not %v", again, list)
	}
	if both := MergedRecords(list, list); !slices.Equal(both, list) {
		t.Errorf("with themselves they are %v", both)
	}
}
