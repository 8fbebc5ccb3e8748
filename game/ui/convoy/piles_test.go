package convoy

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// TestPilesSayWhatIsKnown: after Intelligence nothing of the hand is unseen, and
// all that is unseen lies in the deck; what is known in part is not counted twice.
func TestPilesSayWhatIsKnown(t *testing.T) {
	const all, some, none = `["hornet","clown"]`, `["hornet"]`, `[]`
	for _, x := range []struct {
		known, deck, top string
		hand, decks      string // what the two panels say
		at               string // where the blocker is said to be
	}{
		{none, `["brute","blocker","ripper"]`, none, "**2** cards. These have not been seen yet: 2 in the hand, 3 in the deck.",
			"These have not been seen yet: 2 in the hand, 3 in the deck.", "Not seen yet: in hand or deck of Moloch"},
		{some, `["brute","blocker","ripper"]`, `["brute"]`, "These have not been seen yet: 1 in the hand, 2 in the deck.",
			"These have not been seen yet: 1 in the hand, 2 in the deck.", "Not seen yet: in hand or deck of Moloch"},
		{all, `["brute","blocker","ripper"]`, none, "**2** cards. All of them are known.", "These are still in it, in an order that nobody knows.", "Not seen yet: in the deck of Moloch"},
		{all, `["brute","blocker"]`, `["brute","blocker"]`, "All of them are known.", "All of them are known.", "Known to be in the deck: Moloch"},
		{some, `["brute","blocker"]`, `["brute","blocker"]`, "These have not been seen yet, and all of them are in the hand.", "All of them are known.", "Known to be in the deck: Moloch"},
	} {
		record := game.Record{Seed: "piles", Conceded: game.NoSeat, Position: fmt.Appendf(nil, `{"phase":"outpost-attack","active":1,"fight":1,"battle":1,"cities":[{},{},{},{},{}],
			"moloch":{"hand":["hornet","clown"],"deck":%s,"known":{"hand":%s,"top":%s}},"outpost":{"hand":["scorn"],"deck":["medic"]}}`, x.deck, x.known, x.top)}
		s, err := table.From(think.Rules{}, func(game.Game) table.Voice { return voice.English() }, table.Against(think.Rules{}, rules.Outpost, "1"), &record)
		if err != nil {
			t.Fatal(err)
		}
		skin := New(voice.English())
		for pile, want := range map[string]string{"hand": x.hand, "deck": x.decks} {
			screen := &scene.Screen{TextScale: 1, Panel: scene.PilePanel, About: table.KindPile.Spot("moloch-" + pile)}
			open := seen(skin.Paint(scene.Scene{Session: s}, screen, 1280, 720)).open.Panel.(*panel.Pile)
			if !strings.Contains(open.Body, want) {
				t.Errorf("with %s of the hand and %s of the deck known the %s says %q, not %q", x.known, x.top, pile, open.Body, want)
			}
			hides := slices.ContainsFunc(open.Groups, func(g panel.Group) bool { return strings.HasPrefix(g.Title, "Robots") })
			if hides != strings.Contains(want, "These") {
				t.Errorf("the %s that says %q shows %v", pile, want, open.Groups)
			}
		}
		v := s.View().(*rules.View)
		b := builder{Skin: skin, Base: base(s, v)}
		if got := b.whereabouts(v, rules.Blocker)[0].Text; got != x.at {
			t.Errorf("with %s of the hand and %s of the deck known Blocker is %q, not %q", x.known, x.top, got, x.at)
		}
	}
}
