package convoy

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
)

// TestAPhoneShowsTheCityThatIsAskedAbout checks that a phone shows the next city when the second district has to be
// chosen there, because the one fought for has none left (4.10), and that it says that a bomb goes off there.
func TestAPhoneShowsTheCityThatIsAskedAbout(t *testing.T) {
	skin := New(voice.English())
	s := posed(t, rules.Moloch, `{"phase":"outpost-modules","active":2,"fight":1,"battle":4,"noModules":false,"cities":[{"destroyed":true},{"ravaged":[2,3]},{},{},{}],
		"moloch":{"hand":["relocate"],"deck":["brain","brute","clown"]},"outpost":{"hand":["medic"]},
		"units":[{"id":"hunter-1","city":2,"module":"combat-module-1"},{"id":"kid","city":5}]}`)
	for range 6 {
		v := s.View().(*rules.View)
		if v.Prompt() == "ravage" {
			p := seen(skin.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, 360, 640))
			if p.model.LargeCity != int(rules.Cleveland) {
				t.Errorf("city %d is seen", p.model.LargeCity)
			}
			if len(p.model.Prompt.Lines) < 2 || p.model.Prompt.Lines[1] != "A bomb goes off there even now: each "+
				"side kills an enemy." {
				t.Errorf("it is said: %q", p.model.Prompt.Lines)
			}
			return
		}
		if len(s.Actions()) == 0 {
			break
		}
		if err := s.Play(s.Actions()[len(s.Actions())-1].Move); err != nil {
			t.Fatal(err)
		}
	}
	t.Errorf("nobody is asked for a second district: %s", s.View().JSON())
}

// TestAPhoneGoesWhereAUnitIsPlayed checks that a phone shows the city into which one's own unit is played if that is
// not the one fought for, and for longer than in the battle itself. A wide window shows both anyway.
func TestAPhoneGoesWhereAUnitIsPlayed(t *testing.T) {
	skin, length := New(voice.English()), map[rules.City]float64{}
	for _, city := range []rules.City{rules.IronGate, rules.Jersey} {
		s := posed(t, rules.Outpost, `{"phase":"outpost-attack","active":2,"fight":1,"battle":4,"cities":[{"destroyed":true},{},{},{},{}],
			"moloch":{"deck":["brain","brute","clown"]},"outpost":{"hand":["kid"],"deck":["medic"]},"units":[{"id":"hunter-1","city":2}]}`)
		play(t, s, "play kid "+strconv.Itoa(int(city)))
		first, steps := s.Steps()
		beats := skin.Beats(first, steps)
		if len(beats) == 0 {
			t.Fatal("nothing is shown")
		}
		beat := beats[0]
		length[city] = beat.Length
		p := seen(skin.Paint(scene.Scene{Session: s, Past: steps[:beat.Last+1-first],
			Fresh: beat.Last + 1 - beat.First}, &scene.Screen{TextScale: 1}, 360, 640))
		if p.model.LargeCity != int(city) {
			t.Errorf("played into city %d, city %d is seen", city, p.model.LargeCity)
		}
	}
	if length[rules.Jersey] <= length[rules.IronGate] {
		t.Errorf("it is seen for %g ms there, for %g ms in the battle", length[rules.Jersey], length[rules.IronGate])
	}
}

// TestWhatHiddenModulesMayDoIsSaid checks that before anything is picked up the Outpost is told how high hidden modules
// can still lift Moloch. It is not said where the lead is out of their reach, nor to Moloch, who knows its modules.
func TestWhatHiddenModulesMayDoIsSaid(t *testing.T) {
	for _, x := range []struct{ soldier, says string }{
		{`{"id":"scorn","city":2},{"id":"mcpherson","city":2}`, "module cards may still lift Moloch to 6."},
		{`{"id":"scorn","city":2},{"id":"mcpherson","city":2,"plus2":2}`, ""},
	} {
		s := posed(t, rules.Outpost, `{"phase":"outpost-attack","active":2,"fight":1,"battle":4,"cities":[{"destroyed":true},{},{},{},{}],
			"moloch":{"hand":["destruction-module","clown"],"deck":["brain","brute"]},"outpost":{"hand":["kid"],"deck":["medic"]},"units":[{"id":"hunter-1","city":2},`+x.soldier+`]}`)
		for _, size := range [][2]float64{{360, 640}, {1280, 720}} {
			p := seen(New(voice.English()).Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, size[0],
				size[1]))
			for _, said := range []string{strings.Join(p.model.Prompt.Lines, " "),
				strings.Join(p.model.Prompt.Brief, " ")} {
				said = strings.ReplaceAll(said, "\u00a0", " ")
				if got := strings.Contains(said, "module cards may still lift"); got != (x.says != "") ||
					!strings.Contains(said, x.says) {
					t.Errorf("%s: %q", x.soldier, said)
				}
			}
		}
	}
}

// TestSoundsTakeTheViewersSide checks that the same battle, and the district that falls, sound like success to one side
// and like failure to the other, and that units sound like what they are.
func TestSoundsTakeTheViewersSide(t *testing.T) {
	skin := New(voice.English())
	for viewer, want := range map[game.Seat][2]sound.Cue{rules.Moloch: {sound.Triumph, sound.Conquest},
		rules.Outpost: {sound.Setback, sound.Collapse}} {
		s := posed(t, viewer, `{"phase":"outpost-attack","active":2,"fight":1,"battle":4,"noModules":true,"cities":[{"destroyed":true},{"ravaged":[3]},{},{},{}],
		"moloch":{"deck":["brain","brute"]},"outpost":{"hand":["medic","sniper"]},"units":[{"id":"hunter-1","city":2},{"id":"ripper","city":2},{"id":"clown","city":3}]}`)
		play(t, s, "instant sniper", "pick clown", "done")
		heard := map[string][]sound.Cue{}
		_, steps := s.Steps()
		for i := range steps {
			what := steps[i].Event.Name()
			for _, n := range skin.Score(&steps[i], viewer) {
				heard[what] = append(heard[what], n.Cue)
			}
			if heard[what] == nil {
				heard[what] = skin.Sounds(steps[i].Event, viewer)
			}
		}
		if b := heard["battle"]; !slices.Contains(b, want[0]) || !slices.Contains(b, sound.Shot) ||
			!slices.Contains(b, sound.Strike) || !slices.Contains(b, sound.Rising(1)) {
			t.Errorf("%s hears the battle as %v", seatName(viewer), b)
		}
		if r := heard["ravage"]; !slices.Contains(r, want[1]) {
			t.Errorf("%s hears the district as %v", seatName(viewer), r)
		}
		if k := heard["kill"]; !slices.Equal(k, []sound.Cue{sound.Shot, sound.Kill}) {
			t.Errorf("%s hears the sniper as %v", seatName(viewer), k)
		}
	}
}

// TestBedsAreMusic checks that every bed can be played and that no two are the same.
func TestBedsAreMusic(t *testing.T) {
	seen := map[sound.Bed]bool{}
	for i, bed := range beds {
		if err := bed.Check(); err != nil || seen[bed] {
			t.Errorf("bed %d: %v, heard before: %v", i, err, seen[bed])
		}
		seen[bed] = true
	}
}

// TestMusicFollowsCityAndDanger checks the music of positions; what is a danger to one side is none to the other.
func TestMusicFollowsCityAndDanger(t *testing.T) {
	skin := New(voice.English())
	for _, x := range []struct {
		position        string
		bed             int
		moloch, outpost float64
	}{
		{`{"phase":"outpost-attack","active":1,"fight":1,"cities":[{},{},{},{},{}],"moloch":{"deck":["brain"]},"outpost":{"hand":["kid"]},"units":[{"id":"patriot","city":1}]}`, 0, 1, 0},
		{`{"phase":"outpost-attack","active":1,"fight":1,"cities":[{},{},{},{},{}],"moloch":{"deck":["brain"]},"outpost":{"hand":["kid"]},"units":[{"id":"ripper","city":1}]}`, 0, 0.5, 0.5},
		{`{"phase":"outpost-attack","active":5,"fight":1,"cities":[{"destroyed":true},{"destroyed":true},{"destroyed":true},{"destroyed":true},{}],
			"moloch":{"deck":["brain"]},"outpost":{"hand":["kid"]},"units":[{"id":"ripper","city":5}]}`, 4, 0, 1},
	} {
		for seat, want := range map[game.Seat]float64{rules.Moloch: x.moloch, rules.Outpost: x.outpost} {
			bed, danger := skin.Music(posed(t, seat, x.position).View())
			if bed != beds[x.bed] || danger != want {
				t.Errorf("%s: bed %v, danger %g; must be %d, %g", seatName(seat), bed, danger, x.bed, want)
			}
		}
	}
}

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
