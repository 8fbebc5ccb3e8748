package aurora_test

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	shelf "onelongnight/game/games"
	"onelongnight/game/ui"
	"onelongnight/game/ui/aurora"
	looks "onelongnight/game/ui/games"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// still is a position with two people in which red has nobody in Action, and an object of another phase.
const still = `{"game":"aurora","version":2,"seats":2,"map":"alpha","phase":"exploration","round":3,"turn":"red",
"aurora":3,"order":["red","blue"],"slots":[{"card":"mechanic"},{},{},{},{}],"results":{"deck":["r1","r2"]},
"convoys":{"red":{"space":4,"objects":["nitrous"],"crew":[{"id":"leader-red","zone":"fatigue"}],
"cars":[{"card":"truck-red"},{"card":"container-red"}]},"blue":{"space":2,"crew":[{"id":"leader-blue","zone":"action"}],
"cars":[{"card":"truck-blue"}]}}}`

// TestATurnWithoutActsEndsByItself checks that, if nobody can act, this is shown for a moment and the turn then passes
// on; but not if there is something to do, or a panel is open.
func TestATurnWithoutActsEndsByItself(t *testing.T) {
	feed := strings.Replace(still, `"objects"`, `"food":1,"objects"`, 1)
	drive := strings.Replace(still, `"exploration"`, `"movement"`, 1)
	drive = strings.Replace(drive, `["red","blue"]`, `["blue","red"]`, 1)
	for _, x := range []struct {
		name, position, says string
		open                 bool // whether the log is open
		ends                 bool
	}{
		{"nobody in Action", still, "nothing is left but to end the turn", false, true},
		{"nobody in Action, the log open", still, "", true, false},
		{"somebody can be fed", feed, "", false, false},
		{"no fuel", strings.Replace(drive, "nitrous", "antifreeze", 1), "no object helps now", false, true},
		{"no fuel, and nitrous", drive, "", false, false},
	} {
		synctest.Test(t, func(t *testing.T) {
			text, err := aurora.From(t, x.position).Save(time.Unix(0, 0))
			if err != nil {
				t.Fatal(err)
			}
			h := &uitest.Host{Kinds: shelf.Kinds(), Stored: map[string]string{"settings": "speed=0 tips=off",
				"save": text}}
			w := &uitest.Window{App: ui.New(h, looks.Offers()[3:]...), W: 1280, H: 720}
			w.ResumeAtOnce()
			w.Run()
			w.Press("button:sit")
			if x.open {
				w.Press("button:log")
			}
			pass := func(d time.Duration) scene.Panel {
				for end := time.Now().Add(d); time.Now().Before(end); time.Sleep(time.Second / 20) {
					w.Run()
				}
				return w.Screen().Panel
			}
			was := w.Screen().Panel
			if is := pass(play.IdlePause - time.Second/4); is != was {
				t.Errorf("%s: after a moment %v lies open", x.name, is)
			}
			if said := h.Read(); !strings.Contains(said, x.says) {
				t.Errorf("%s: the table does not say %q", x.name, x.says)
			}
			if is := pass(2 * play.IdlePause); (is == scene.CurtainPanel) != x.ends ||
				strings.Contains(h.Read(), "Blue is next") != x.ends {
				t.Errorf("%s: then %v lies open", x.name, is)
			}
		})
	}
}
