package gametest

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"onelongnight/game"
)

// StaysOfVersion checks that everything about a game keeps the version of its cards: kind, record, code and views. kind
// is today's version.
func StaysOfVersion(t *testing.T, kind game.Kind, record *game.Record, g game.Game, s game.State, version int) {
	t.Helper()
	if got := g.Kind().Version(); got != version {
		t.Errorf("the game is of version %d, must be %d", got, version)
	}
	fresh, start, err := record.Start(g.Kind())
	if err != nil || fresh.Kind().Version() != version {
		t.Fatalf("the record does not start: %v", err)
	}
	code, err := record.Code(g.Kind())
	if err != nil {
		t.Fatal(err)
	}
	again, _, opened, err := game.Open([]game.Kind{kind}, code)
	if err != nil || again.Kind().Version() != version || string(opened.Position()) != string(start.Position()) {
		t.Errorf("the code of version %d opens another game: %v", version, err)
	}
	seat := s.Turn()
	back, v, err := kind.Unpack(s.View(seat).Pack())
	if err != nil || back.Kind().Version() != version || string(v.JSON()) != string(s.View(seat).JSON()) {
		t.Errorf("a view of version %d does not survive packing: %v", version, err)
	}
}

// Frozen checks that the sheets of earlier versions still have the checksums in testdata/versions.txt, since games of
// those versions were played. With -update missing versions are added, but none is changed.
func Frozen(t testing.TB, kind game.Kind) {
	t.Helper()
	var all strings.Builder
	for version := 1; version < kind.Version(); version++ {
		then, ok := kind.(game.Versioned).At(version)
		if !ok {
			t.Fatalf("version %d cannot be had", version)
		}
		sheet, err := json.Marshal(then.Sheet())
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&all, "%d %.8x\n", version, sha256.Sum256(sheet))
	}
	file := filepath.Join("testdata", "versions.txt")
	if was, err := os.ReadFile(file); err == nil && !strings.HasPrefix(all.String(), string(was)) {
		t.Fatalf("an earlier version was changed, or the form of its sheet; for that remove %s\nwas\n%sis\n%s",
			file, was, &all)
	}
	Golden(t, file, all.String())
}
