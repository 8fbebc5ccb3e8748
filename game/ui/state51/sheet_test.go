package state51_test

import (
	"strings"
	"testing"

	rules "onelongnight/game/state51"
	"onelongnight/game/state51/voice"
	look "onelongnight/game/ui/state51"
)

// purses is a position in which a rival has goods on the base, on the leader and in a store.
const purses = `{"version":1,"phase":"actions","round":3,"first":"a","turn":"a","deck":["road-1"],"seats":[
{"faction":"new-york","hand":["uncle-hammer"],"leader":{"id":"borgo"},"base":{"worker":1}},{"faction":"mutants",
"leader":{"id":"junkie-joe","goods":{"scrap":2}},"base":{"gun":1},"store":{"fuel":1},"locations":[{"id":"old-works"}]}]}`

// TestASheetSaysWhatIsSafe checks that a rival's sheet says which of its goods can be stolen, and which cannot.
func TestASheetSaysWhatIsSafe(t *testing.T) {
	w, h := resumed(t, from(t, []byte(purses)), "speed=0 tips=off", windows[0])
	w.Press("pile:b")
	read := h.Read()
	for _, want := range []string{"On the base: 1 gun.", "On the leader: 2 scrap.",
		"In stores, safe from theft: 1 fuel."} {
		if !strings.Contains(read, want) {
			t.Errorf("%q is not said: %s", want, read)
		}
	}
	_, loot, _ := strings.Cut(read, "can steal: ")
	loot, _, _ = strings.Cut(loot, "In stores")
	if !strings.Contains(loot, "2 scrap") || !strings.Contains(loot, "1 gun") || strings.Contains(loot, "fuel") {
		t.Errorf("a thief can take %q", loot)
	}
}

// TestASecondLeaderSaysItsPrice checks that a leader's card says what each leader after the first costs.
func TestASecondLeaderSaysItsPrice(t *testing.T) {
	w, h := resumed(t, from(t, []byte(purses)), "speed=0 tips=off", windows[0])
	w.Press("card:uncle-hammer")
	if read := h.Read(); !strings.Contains(read, "each that follows costs 1 gun") {
		t.Errorf("her card says %s", read)
	}
}

// TestPrintsHaveNoMarks checks that what is printed on a card has no marks of bold type: the face draws them as they
// are.
func TestPrintsHaveNoMarks(t *testing.T) {
	bare, _ := rules.Of(from(t, []byte(crowded)).Game)
	for _, p := range look.New(bare, voice.English().For(bare)).Drawn() {
		for _, text := range []string{p.Name, p.Tag, p.Brings, p.Words} {
			if strings.Contains(text, "**") {
				t.Errorf("on %s is printed %q", p.Name, text)
			}
		}
	}
}
