package aurora

import (
	"strconv"
	"strings"
	"testing"

	rules "onelongnight/game/aurora"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/uitest"
)

// TestPointsThatChangeAreTold checks in a whole game that at every moment at which the viewer's points change, the bar
// shows by how much, and that the prompt, if it has room, names the sources, whose changes add up to that.
func TestPointsThatChangeAreTold(t *testing.T) {
	s := Begin(t, `{"seats":2}`, "points")
	for range uitest.Wander(t, s, "points") {
	}
	if err := s.Sit(0); err != nil {
		t.Fatal(err)
	}
	k := newSkin(t, s)
	_, steps := s.Steps()
	told := 0
	for i := 1; i < len(steps); i++ {
		old, now := steps[i-1].View(0).(*rules.View), steps[i].View(0).(*rules.View)
		by := now.PointsOf(0).Total() - old.PointsOf(0).Total()
		p := k.Paint(scene.Scene{Session: s, Past: steps[:i+1], Fresh: 1}, &scene.Screen{TextScale: 1}, 1280, 720)
		m := p.(*skin.Picture).Table.(*tableLayout).Model
		if m.Score.By != by {
			t.Errorf("after %s the points change by %d, shown is %d", steps[i].Event.Name(), by, m.Score.By)
		}
		last := ""
		if n := len(m.Prompt.Lines); n > 0 {
			last = m.Prompt.Lines[n-1]
		}
		sources, ok := strings.CutPrefix(last, "Your points: ")
		if by != 0 && !ok && len(m.Prompt.Lines) < mostTold && m.Prompt.Heading != k.voice.T("board.last") {
			t.Errorf("after %s nothing is said of %d points: %q", steps[i].Event.Name(), by, m.Prompt.Lines)
		}
		if !ok {
			continue
		}
		told++
		sum := 0
		for _, one := range strings.Split(strings.TrimSuffix(sources, "."), ", ") {
			n, err := strconv.Atoi(strings.Replace(one[strings.LastIndex(one, " ")+1:], "−", "-", 1))
			if err != nil {
				t.Fatal(err)
			}
			sum += n
		}
		if sum != by {
			t.Errorf("%q is told of %s points", last, kit.Signed(by))
		}
	}
	if told == 0 {
		t.Error("no points ever changed")
	}
}
