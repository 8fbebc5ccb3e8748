package convoy

import (
	"slices"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/ui/sound"
)

// TestSoundsTakeTheViewersSide: the same battle is a success to the one and a failure
// to the other, and so is the district that falls; units are heard as what they are.
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

// TestBedsAreMusic: each can be played, and is another one.
func TestBedsAreMusic(t *testing.T) {
	seen := map[sound.Bed]bool{}
	for i, bed := range beds {
		if err := bed.Check(); err != nil || seen[bed] {
			t.Errorf("bed %d: %v, heard before: %v", i, err, seen[bed])
		}
		seen[bed] = true
	}
}

// TestMusicFollowsCityAndDanger: what is danger to the one is none to the other.
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
