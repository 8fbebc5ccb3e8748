package convoy

import (
	"slices"
	"strings"
	"testing"

	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// TestABattleStandsUnderItsHeading in the log, which has the newest first.
func TestABattleStandsUnderItsHeading(t *testing.T) {
	skin := New(voice.English())
	s := posed(t, rules.Outpost, `{"phase":"outpost-attack","active":2,"fight":1,"battle":4,"noModules":true,"cities":[{"destroyed":true},{},{},{},{}],
		"moloch":{"hand":["relocate"],"deck":["brain","brute","clown"]},"outpost":{"hand":["medic"],"deck":["recon","sniper"]},"units":[{"id":"kid","city":5}]}`)
	m, err := rules.Rules{}.ParseMove("done")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Play(m); err != nil {
		t.Fatal(err)
	}
	p := skin.Paint(scene.Scene{Session: s}, &scene.Screen{Panel: scene.LogPanel, TextScale: 1}, 1280, 720).(*picture)
	list, ok := p.open.Panel.(*panel.Records)
	if !ok {
		t.Fatalf("the log is a %T", p.open.Panel)
	}
	var texts []string
	for _, r := range list.List {
		texts = append(texts, r.Text)
	}
	at := func(what string) int {
		return slices.IndexFunc(texts, func(text string) bool { return strings.Contains(text, what) })
	}
	heading, drawn, ravaged := at("Battle 5"), at("The Outpost draws"), at("is ravaged")
	if heading < 0 || drawn < heading || ravaged < drawn {
		t.Errorf("the heading is line %d, a card of its battle is drawn in line %d, and the battle before ends in line %d:\n%s", heading, drawn, ravaged, strings.Join(texts, "\n"))
	}
}
