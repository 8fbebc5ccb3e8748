package play

import (
	"testing"

	"onelongnight/game/table"
	"onelongnight/game/ui/motion"
)

// TestAnAnswerIsToldAtTheEndOfItsBeat: it is told while the beat that shows it is still seen, as the next one may
// already fade to something else; and also if that beat was passed over.
func TestAnAnswerIsToldAtTheEndOfItsBeat(t *testing.T) {
	for _, x := range []struct {
		ms   float64
		told bool
	}{{50, false}, {98, false}, {99.5, true}, {120, true}, {300, true}} {
		var reel motion.Reel
		reel.Add(motion.Beat{First: 0, Last: 1, Length: 100}, motion.Beat{First: 2, Last: 3, Length: 100})
		reel.Advance(x.ms)
		a := answers{list: []table.Answer{{Title: "turned", At: 1}}}
		if told, any := a.next(&reel); any != x.told || any != (told.Title == "turned") {
			t.Errorf("after %g ms it is told: %v, %q", x.ms, any, told.Title)
		}
	}
}
