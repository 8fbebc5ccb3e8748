package scene

import "onelongnight/game/table"

// SearchField is the field for searching a game's book.
var SearchField = table.KindField.Spot("search")

// EntrySpot returns the spot for an entry or rule of a game's book, or for a topic.
func EntrySpot(name string) table.Spot { return table.KindEntry.Spot(name) }
