package scene

import "onelongnight/game/table"

// SearchField is where one types what to look for in a game's book.
var SearchField = table.KindField.Spot("search")

// EntrySpot returns the thing on screen for an entry or a rule of a game's book, or for
// topics that it tells of.
func EntrySpot(name string) table.Spot { return table.KindEntry.Spot(name) }
