// Package voice puts Neuroshima Hex into words: names, moves, events, prompts and refusals, all from the catalogue. It
// implements table.Voice, and contains no rules.
package voice

import (
	"embed"

	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/table"
	"onelongnight/game/words"
)

// Voice speaks one language.
type Voice struct {
	table.Terse
	*words.Catalogue
}

// Army returns an army's name.
func (v *Voice) Army(a hex.Army) string { return v.T("army." + a.String()) }

// Tile returns a tile's name, which its copies share; "" for none.
func (v *Voice) Tile(t hex.Tile) string {
	if !t.Valid() {
		return ""
	}
	return v.T("tile." + t.Kind().Data().ID)
}

func (v *Voice) Refusal(s game.State, err *game.Illegal) string {
	act := hex.ActOf(err.Move)
	tile, at := hex.Tile(act.A), hex.Hex(act.B)
	st, _ := s.(*hex.State)
	key := "illegal." + err.Reason
	switch act.Verb {
	case hex.DoStrike, hex.DoDestination:
		tile, at = hex.NoTile, hex.Hex(act.A)
	case hex.DoTurn:
		tile = hex.NoTile
	case hex.DoPush:
		if st != nil {
			tile = atFault(st, err.Reason, act)
		}
	case hex.DoPlay:
		if end := circumstance(st, err.Reason); end != "" {
			key += end
		}
	}
	return v.T(key, "tile", v.Tile(tile), "hex", at.String())
}

// atFault returns which of the two tiles of a push is the reason for a refusal.
func atFault(s *hex.State, reason string, act hex.Act) hex.Tile {
	pusher, unit := hex.Tile(act.A), hex.Tile(act.B)
	switch reason {
	case hex.NotOnBoard:
		if s.Stands(pusher) {
			return unit
		}
	case hex.NotAnEnemy, hex.NoRoom:
		return unit
	case hex.IsNetted:
		if !s.Held(pusher) {
			return unit
		}
	}
	return pusher
}

// circumstance returns the ending of the key of a refused instant, which depends on the position.
func circumstance(s *hex.State, reason string) string {
	switch {
	case reason == hex.IsNetted:
		return ".grenade"
	case reason == hex.LastTileDrawn && s != nil && s.Game().Mode() == hex.Puzzle:
		return ".puzzle"
	}
	return ""
}

//go:embed en.txt
var en string

//go:embed fr.txt hu.txt pl.txt
var others embed.FS

// Others returns the game's texts in all languages but English, as words.Others does for the table's.
func Others() map[string]string { return words.Files(others) }

// Languages is Neuroshima Hex in every language: English is built in, the others come from the table's texts and the
// game's.
var Languages = words.Spoken[*Voice]{Text: &en, Of: func(c *words.Catalogue) *Voice { return &Voice{Catalogue: c} }}

// English returns Neuroshima Hex in English.
func English() *Voice { return Languages.English() }
