package ui_test

import (
	"slices"
	"testing"

	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
)

// TestMusicIsAChoice: a newcomer hears it, quietly; it can be switched off by itself,
// is silent with the sound, and is there again with it.
func TestMusicIsAChoice(t *testing.T) {
	b := open(t, map[string]string{"settings": "speed=0 tips=off"})
	b.Press("button:play-outpost")
	b.until("the person's move", func() bool { return len(b.Moves()) > 0 })
	if v := b.Tune.Volume; v <= 0 || v > 0.1 {
		t.Errorf("a newcomer's music has the volume %g", v)
	}
	loud := b.Tune.Volume
	b.Press("button:mute")
	b.Run()
	if b.Tune.Volume != 0 {
		t.Errorf("muted, the music has the volume %g", b.Tune.Volume)
	}
	b.Press("button:mute")
	b.Run()
	if b.Tune.Volume != loud {
		t.Errorf("with the sound back, the music has the volume %g, not %g", b.Tune.Volume, loud)
	}
	b.Press("button:menu", "button:settings", "button:set-music-off")
	if b.Tune.Volume != 0 {
		t.Errorf("switched off, the music has the volume %g", b.Tune.Volume)
	}
	again := open(t, b.Stored)
	again.ResumeAtOnce()
	again.Run()
	if again.Tune.Volume != 0 {
		t.Error("the choice is not kept")
	}
}

// TestABattleIsHeardTermByTerm: where things move, the totals climb one step after the
// other before the clash, each once, and the viewer hears in the end whose the battle is.
func TestABattleIsHeardTermByTerm(t *testing.T) {
	b := at(t, "outpost", "speed=4 tips=off", `{"phase":"outpost-attack","active":2,"fight":1,"battle":3,"noModules":true,"cities":[{"destroyed":true},{},{},{},{}],
		"moloch":{"deck":["hornet","brain","brute","clown"]},"outpost":{"hand":["medic"],"deck":["recon","scout-1"]},
		"units":[{"id":"hunter-1","city":2},{"id":"steelhound","city":2},{"id":"ripper","city":2},{"id":"kid","city":2}]}`)
	b.Run()
	b.Heard = nil
	b.Press("done")
	if b.Screen().Panel == scene.WarningPanel {
		b.Press("button:insist")
	}
	b.until("the battle is lost", func() bool { return slices.Contains(b.Heard, sound.Setback) })
	var battle []sound.Cue
	for _, c := range b.Heard {
		if c >= sound.Cues || c == sound.Clash || c == sound.Setback || c == sound.Triumph {
			battle = append(battle, c)
		}
	}
	if want := []sound.Cue{sound.Rising(0), sound.Rising(1), sound.Rising(2), sound.Clash,
		sound.Setback}; !slices.Equal(battle, want) {
		t.Errorf("the battle is heard as %v, not %v", battle, want)
	}
}
