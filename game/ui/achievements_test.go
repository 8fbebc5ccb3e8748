package ui_test

import (
	"slices"
	"strings"
	"testing"

	"onelongnight/game/store"
	"onelongnight/game/ui/scene"
)

// last is the last battle of a war that the Outpost wins by ending its attack.
const last = `{"phase":"outpost-attack","active":5,"fight":2,"battle":9,"noModules":true,
	"cities":[{"destroyed":true},{"destroyed":true},{"destroyed":true},{"destroyed":true},{"ravaged":[1,3]}],
	"moloch":{"deck":[]},"outpost":{"deck":["scorn","runner"]},"units":[{"id":"patriot","city":5}]}`

// TestADeedIsToldOnce: what is done for the first time is told at the end of the game, and no second time.
func TestADeedIsToldOnce(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off level=2", last)
	b.Press("done")
	for b.Screen().Panel == scene.WarningPanel {
		b.Press("button:insist")
	}
	b.until("the war is over", func() bool { return b.Screen().Panel == scene.EndPanel })
	if got := b.words(); !strings.Contains(got, "New achievements: The road holds") {
		t.Errorf("the end says %q", got)
	}
	kept := strings.Fields(b.Kept("deeds"))
	if !slices.Contains(kept, "convoy/outpost") || slices.Contains(kept, "convoy/moloch") {
		t.Errorf("kept is %q", kept)
	}
	b.Press("button:title", "button:games")
	for _, id := range opened(b) {
		b.Press("button:"+id, "button:resume")
		break
	}
	if got := b.words(); strings.Contains(got, "New achievement") {
		t.Errorf("looked at again the end says %q", got)
	}
}

// TestTheListOfAchievements has all twenty, takes in what a file brings, and nothing else of it.
func TestTheListOfAchievements(t *testing.T) {
	b, _ := full(t, map[string]string{"settings": "speed=0 tips=off"})
	if b.Press("button:games"); slices.Contains(b.can(), "achievements") {
		t.Error("a game without achievements has a list of them")
	}
	b, d := played(t, 3)
	b.Press("button:title", "button:games")
	before := strings.Fields(b.Kept("deeds"))
	b.Press("button:import")
	d.take(store.Pack(map[string]string{"deeds": "convoy/moloch\n/level-2\nnone " + strings.Repeat("x/", 99),
		"settings": "speed=0 tips=off"}))
	b.Press("button:achievements")
	list := b.Screen().Achievements
	done := 0
	for _, one := range list {
		if one.Done {
			done++
		}
		if strings.Contains(one.Name+one.How, "achievement.") {
			t.Errorf("without words: %v", one)
		}
	}
	if len(list) != 20 || done != len(before)+2 {
		t.Errorf("of %d there are %d done, %d before", len(list), done, len(before))
	}
}

// TestResultsHaveBars: each side in all, and below it each level, as long as what was won of it.
func TestResultsHaveBars(t *testing.T) {
	b, _ := full(t, map[string]string{"settings": "speed=0 tips=off", "scores": "tiny-cards/first/3 4 " +
		"1\ntiny-cards/first/5-bold 6 3\n"})
	b.Press("button:games", "button:scores")
	list := b.Screen().Scores
	if len(list) != 3 || list[0].Won != 4 || list[0].Played != 10 || list[1].Won != 1 || list[2].Played != 6 {
		t.Fatalf("the results are %+v", list)
	}
	for _, one := range list {
		if strings.Contains(one.Text, "games.") || one.Text == "" {
			t.Errorf("a line says %q", one.Text)
		}
	}
}

// great is a war whose battle of Iron Gate Moloch is about to win with a great strength.
const great = `{"phase":"moloch-attack","active":2,"fight":1,"battle":3,"noModules":true,
	"cities":[{"destroyed":true},{},{},{},{}],"moloch":{"deck":["hunter-1","hunter-2","hunter-3","hybrid"]},
	"outpost":{"deck":["scorn","runner","kid","medic"]},"units":[{"id":"gauss-cannon","city":2},
	{"id":"dreadnought","city":2},{"id":"juggernaut","city":2},{"id":"brute","city":2}]}`

// TestNobodyIsPraisedForGivingUp: who gives up earns nothing, though what was done would have.
func TestNobodyIsPraisedForGivingUp(t *testing.T) {
	b := at(t, "moloch", "speed=0 tips=off level=1", great)
	b.Press("done")
	for b.Screen().Panel == scene.WarningPanel {
		b.Press("button:insist")
	}
	b.until("the battle is over", func() bool { return b.Session().MyTurn() })
	b.Press("button:menu", "button:concede", "button:concede-yes")
	b.until("the war is over", func() bool { return b.Screen().Panel == scene.EndPanel })
	if got := b.words(); strings.Contains(got, "New achievement") || b.Kept("deeds") != "" {
		t.Errorf("the end says %q, and kept is %q", got, b.Kept("deeds"))
	}
}
