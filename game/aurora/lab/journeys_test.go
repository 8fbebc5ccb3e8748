package lab

import (
	"strings"
	"testing"

	"onelongnight/game/aurora/edition"
)

// TestJourneys checks that games of every kind come to an end and are reported.
func TestJourneys(t *testing.T) {
	var told strings.Builder
	if err := journeys(edition.Levels()[2], 3, &told); err != nil {
		t.Fatal(err)
	}
	t.Log(told.String())
	if n := strings.Count(told.String(), ": 3 games, "); n != 6 {
		t.Errorf("of six kinds %d are told of", n)
	}
}
