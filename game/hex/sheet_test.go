package hex_test

import (
	"encoding/json"
	"testing"

	"onelongnight/game/gametest"
	"onelongnight/game/hex"
)

// TestTheSheet checks that the referee lists armies and tiles exactly as testdata/sheet.json has them (1.5, cards).
func TestTheSheet(t *testing.T) {
	sheet, err := json.MarshalIndent(hex.Rules{}.Sheet()["armies"], "", " ")
	if err != nil {
		t.Fatal(err)
	}
	gametest.Golden(t, "testdata/sheet.json", string(sheet)+"\n")
}
