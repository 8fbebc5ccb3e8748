//go:build !js

package scene

import (
	"fmt"

	"onelongnight/game/book"
	"onelongnight/game/table"
)

// LinkSpot returns the n-th link in the text of an entry, counted from 0.
func LinkSpot(n int, s book.Span) table.Spot { return EntrySpot(s.Link).Tagged(n) }

// SeeSpot returns the n-th link below it.
func SeeSpot(n int, s book.Span) table.Spot { return EntrySpot(s.Link).Tagged(fmt.Sprint("see", n)) }

// HitSpot returns the n-th thing that was found.
func HitSpot(n int, h book.Hit) table.Spot { return EntrySpot(h.Name()).Tagged(fmt.Sprint("hit", n)) }

// ChapterSpot returns the one for a chapter.
func ChapterSpot(id string) table.Spot { return table.KindEntry.Spot(ChapterMark + id) }

// AskedRule is the rule that was asked for, in the entry that is open.
var AskedRule = table.KindEntry.Spot("asked")

// ChapterMark begins the ids of chapters among the spots of entries.
const ChapterMark = "="

// OpenBook is a game's book as it lies open.
type OpenBook struct {
	Book     *book.Book // nil while there is none to read
	Instead  string     // what is said then: it is on its way, or why it did not come
	Query    string     // what is looked for, "" for nothing
	Hits     []book.Hit // what was found
	Unfolded string     // the chapter whose entries are listed, "" for none
	Entry    *book.Entry
	Rule     string  // the number of the rule in it that was asked for, "" for none
	Facts    string  // what the game's data say of it
	Picture  Image   // nil without one
	Ratio    float64 // of the picture's width to its height
	Listed   bool    // where there is no room for both the list is shown, else the entry
}
