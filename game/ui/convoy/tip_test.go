package convoy

import (
	"testing"

	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// TestEverythingTellsOfItself checks that, when the mouse rests on them, cards in the hand and on the table show their
// face, and districts, piles, totals, steps and buttons without words say what they are; and that no tip lies outside
// the window.
func TestEverythingTellsOfItself(t *testing.T) {
	skin := New(voice.English())
	s := posed(t, rules.Outpost, `{"phase":"outpost-attack","active":2,"fight":1,"battle":4,"cities":[{"destroyed":true},{},{},{},{}],
		"moloch":{"hand":["relocate"],"deck":["brain","brute"],"discard":["clown"]},"outpost":{"hand":["medic","scorn"],"deck":["kid"],"discard":["runner"]},
		"units":[{"id":"hunter-1","city":2},{"id":"scout-2","city":2},{"id":"trooper-1","city":3}]}`)
	for _, window := range [][2]float64{{1280, 720}, {821, 462}} {
		p := seen(skin.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, window[0], window[1]))
		told := map[table.SpotKind]int{}
		for _, hit := range p.frame.Hits() {
			shown := seen(skin.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1, Peek: hit.Spot}, window[0],
				window[1]))
			tip := shown.open.Tip
			switch {
			case tip == nil:
				continue
			case tip.Of != hit.Spot:
				t.Errorf("on %s %s is told of", hit.Spot, tip.Of)
			case (tip.Face == nil) != (tip.Text != ""):
				t.Errorf("%s shows a face and words, or neither: %+v", hit.Spot, tip)
			case hit.Spot.Kind == table.KindCard && tip.Face == nil:
				t.Errorf("the card %s shows no face, but %q", hit.Spot, tip.Text)
			}
			if r := shown.over.Tip; r.X < 0 || r.Y < 0 || r.Right() > window[0] || r.Bottom() > window[1] {
				t.Errorf("what is told of %s lies at %v", hit.Spot, r)
			}
			told[hit.Spot.Kind]++
		}
		for kind, least := range map[table.SpotKind]int{table.KindCard: 2, table.KindPiece: 2, table.KindPart: 10,
			table.KindPile: 4, table.KindFigure: 6, table.KindButton: 1} {
			if told[kind] < least {
				t.Errorf("at %v only %d things of kind %v tell of themselves, not %d: %v", window, told[kind], kind,
					least, told)
			}
		}
	}
}

// TestWhiteCornersSayWhatTheyAre checks that a unit with white corners says what they mean when it is looked at, and
// that one without them does not.
func TestWhiteCornersSayWhatTheyAre(t *testing.T) {
	s := posed(t, rules.Outpost, `{"phase":"outpost-attack","active":2,"fight":1,"battle":4,"cities":[{"destroyed":true},{},{},{},{}],
		"moloch":{"deck":["brain","brute","clown"]},"outpost":{"hand":["kid"],"deck":["medic"]},"units":[{"id":"hunter-1","city":2}]}`)
	play(t, s, "play kid 2")
	for id, has := range map[string]bool{"kid": true, "hunter-1": false} {
		spot, said := table.KindPiece.Spot(id), false
		p := seen(New(voice.English()).Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1, Inspect: spot},
			1280, 720))
		for _, r := range p.open.Inspect.List {
			said = said || r.Text == voice.English().T("state.fresh")
		}
		if said != has {
			t.Errorf("%s: %+v", id, p.open.Inspect.List)
		}
	}
}
