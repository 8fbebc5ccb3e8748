package aurora_test

import (
	"bytes"
	"encoding/json"
	"os"
	"testing"

	"onelongnight/game/aurora"
)

// row is a card as the sheet has it.
type row map[string]any

// sheetText is the sheet that the rules took their cards from.
func sheetText(t testing.TB) []byte {
	t.Helper()
	b, err := os.ReadFile("cards.json")
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// printed are all cards of the sheet by their ids, objects, results and those of the Automa among them.
func printed(t testing.TB) map[string]row {
	t.Helper()
	var s struct {
		Start, Exploration, Objects, Enemies, Loot, Results []row
		Automa                                              struct{ Cards []row }
	}
	if err := json.Unmarshal(sheetText(t), &s); err != nil {
		t.Fatal(err)
	}
	all := map[string]row{}
	for _, list := range [][]row{s.Start, s.Exploration, s.Objects, s.Enemies, s.Loot, s.Results, s.Automa.Cards} {
		for _, card := range list {
			all[card["id"].(string)] = card
		}
	}
	return all
}

// TestTheRefereeListsTheSheet: all of it, as it is written.
func TestTheRefereeListsTheSheet(t *testing.T) {
	listed, err := json.Marshal(aurora.Rules{}.Sheet())
	if err != nil {
		t.Fatal(err)
	}
	var got, want map[string]any
	if err := json.Unmarshal(listed, &got); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(sheetText(t), &want); err != nil {
		t.Fatal(err)
	}
	a, _ := json.Marshal(got)
	b, _ := json.Marshal(want)
	if !bytes.Equal(a, b) {
		t.Error("what the referee lists is not the sheet")
	}
}
