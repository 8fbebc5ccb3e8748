package convoy

import (
	"strings"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/ui/scene"
)

// TestWhatIsAtStakeIsSaid checks that the prompt tells of the benefit, of the cards of Moloch's deck (two at Jersey
// Crust, none if it has none, 6.2) and of the second district (4.10) if there is one left. A bomb is a benefit to
// nobody.
func TestWhatIsAtStakeIsSaid(t *testing.T) {
	for _, x := range []struct {
		seat   game.Seat
		cities string
		active string
		deck   string
		says   string
	}{
		{rules.Outpost, `{"destroyed":true},{},{},{},{}`, `"active":2,"fight":1`, `"brain","brute"`,
			"**Win:** kill an enemy (none here now), Moloch’s deck −1. **Lose:** Moloch kills one, two districts " +
				"ravaged."},
		{rules.Moloch, `{"destroyed":true},{},{},{},{}`, `"active":2,"fight":2`, `"brain","brute"`,
			"The Outpost answers with 1 card. **Win:** draw a card, two districts ravaged. " +
				"**Lose:** the Outpost draws, your deck −1."},
		{rules.Outpost, `{"destroyed":true},{"destroyed":true},{"destroyed":true},{},{}`, `"active":4,"fight":1`,
			`"brain","brute"`, "**Win:** send one to New York (none here now), Moloch’s deck −2. **Lose:** Moloch sends one on, " +
				"two districts ravaged, one is a bomb."},
		{rules.Outpost, `{"destroyed":true},{"destroyed":true},{},{},{}`, `"active":3,"fight":1`, `"brain","brute"`,
			"**Win:** send one to New York (none here now), Moloch’s deck −1. **Lose:** Moloch sends one on, " +
				"two districts ravaged, each with its benefit."},
		{rules.Outpost, `{"destroyed":true},{"destroyed":true},{"destroyed":true},{"destroyed":true},{}`,
			`"active":5,"fight":1`, `"brain"`, "**Win:** kill an enemy (none here now), Moloch’s deck −1. " +
				"**Lose:** Moloch kills one, two districts ravaged, one may be a bomb."},
		{rules.Outpost, `{"destroyed":true},{"destroyed":true},{"destroyed":true},{"destroyed":true},{"ravaged":[1,2]}`,
			`"active":5,"fight":3`, `"brain","brute"`, "**Bomb:** both sides kill one. **Win:** Moloch’s deck −1. " +
				"**Last battle:** Moloch wins by a robot left here or a card left in its deck."},
		{rules.Outpost, `{"destroyed":true},{"destroyed":true},{"destroyed":true},{"destroyed":true},{"ravaged":[1]}`,
			`"active":5,"fight":2`, ``, "**Win:** draw a card. **Lose:** Moloch draws, two districts ravaged, one is a bomb."},
	} {
		phase := map[game.Seat]string{rules.Outpost: "outpost-attack", rules.Moloch: "moloch-attack"}[x.seat]
		s := posed(t, x.seat, `{"phase":"`+phase+`",`+x.active+`,"battle":4,"cities":[`+x.cities+`],
			"moloch":{"hand":["clown"],"deck":[`+x.deck+`]},"outpost":{"hand":["kid"],"deck":["medic"]},"units":[{"id":"scorn","city":5}]}`)
		p := seen(New(voice.English()).Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 1280, 720))
		if said := strings.ReplaceAll(strings.Join(p.model.Prompt.Lines, " "), "\u00a0", " "); !strings.HasSuffix(said,
			x.says) {
			t.Errorf("%s: %q", x.active, said)
		}
	}
}

// TestABattleOutOfReachIsCalledSo checks that a battle that cannot be won is called so, instead of what winning it
// would bring.
func TestABattleOutOfReachIsCalledSo(t *testing.T) {
	for units, out := range map[string]bool{`{"id":"gauss-cannon","city":2},{"id":"brute","city":2}`: true,
		`{"id":"brute","city":2}`: false} {
		s := posed(t, rules.Outpost, `{"phase":"outpost-attack","active":2,"fight":1,"battle":4,"cities":[{"destroyed":true},{},{},{},{}],
			"moloch":{"hand":["clown"],"deck":["brain"]},"outpost":{"hand":["kid"],"deck":["medic"]},"units":[`+units+`]}`)
		for _, size := range [][2]float64{{1280, 720}, {360, 640}} {
			p := seen(New(voice.English()).Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, size[0],
				size[1]))
			said := strings.Join(append(p.model.Prompt.Lines, p.model.Prompt.Brief...), " ")
			if strings.Contains(said, "By strength alone") != out || strings.Contains(said, "Win:") == out {
				t.Errorf("against %s: %q", units, said)
			}
		}
	}
}
