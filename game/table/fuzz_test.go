package table_test

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/table"
)

// TestHostileSaves: 40,000 saves that were cut, changed or made up never panic, and a refusal has a reason that can be
// shown to a player.
func TestHostileSaves(t *testing.T) {
	s := begin(t, convoy.Outpost, "hostile")
	var saves []string
	for range 12 {
		saves = append(saves, saveAfterMove(t, s))
	}
	rng := rand.New(rand.NewPCG(9, 9))
	opened, refused := 0, 0
	for n := range 40_000 {
		text := []byte(saves[rng.IntN(len(saves))])
		switch n % 5 {
		case 0:
			text[rng.IntN(len(text))] ^= 1 << rng.IntN(8)
		case 1:
			text = text[:rng.IntN(len(text))]
		case 2: // a word of another save
			a, b := strings.Split(string(text), " "), strings.Split(saves[rng.IntN(len(saves))], " ")
			a[rng.IntN(len(a))] = b[rng.IntN(len(b))]
			text = []byte(strings.Join(a, " "))
		case 3: // a piece twice
			at := rng.IntN(len(text))
			text = append(text[:at:at], text[max(0, at-rng.IntN(40)):]...)
		case 4: // noise behind a good beginning
			at := rng.IntN(len(text))
			for i := at; i < len(text); i++ {
				text[i] = byte(rng.Uint32())
			}
		}
		if _, err := table.ReadSummary(string(text)); err != nil {
			mustSay(t, string(text), err)
		}
		session, err := table.Resume(kinds, voices, string(text))
		if err != nil {
			mustSay(t, string(text), err)
			refused++
			continue
		}
		opened++
		if session.View() == nil {
			t.Fatalf("%q opens as nothing", text)
		}
	}
	t.Logf("%d opened, %d refused", opened, refused)
}

// mustSay fails unless the catalogue has words for the error.
func mustSay(t *testing.T, save string, err error) {
	t.Helper()
	var load *game.LoadError
	if !errors.As(err, &load) || load.Text == "" || !words.Has("error.load."+load.Code) {
		t.Errorf("%.80q…: %v", save, err)
	}
}
