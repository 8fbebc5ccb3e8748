//go:build !js

package scene

import (
	"fmt"

	"onelongnight/game/book"
	"onelongnight/game/table"
)

// LinkSpot returns the spot of the n-th link in an entry's text, from 0.
func LinkSpot(n int, s book.Span) table.Spot { return EntrySpot(s.Link).Tagged(n) }

// SeeSpot returns the spot of the n-th link below an entry, from 0.
func SeeSpot(n int, s book.Span) table.Spot { return EntrySpot(s.Link).Tagged(fmt.Sprint("see", n)) }

// HitSpot returns the spot of the n-th search result, from 0.
func HitSpot(n int, h book.Hit) table.Spot { return EntrySpot(h.Name()).Tagged(fmt.Sprint("hit", n)) }

// ChapterSpot returns the spot of a chapter.
func ChapterSpot(id string) table.Spot { return table.KindEntry.Spot(ChapterMark + id) }

// AskedRule is the spot of the rule that was asked for, in the open entry.
var AskedRule = table.KindEntry.Spot("asked")

// ChapterMark begins the IDs of chapters.
const ChapterMark = "="

// OpenBook describes what is open of a game's book.
type OpenBook struct {
	Book     *book.Book // nil while there is none to read
	Instead  string     // the text shown in that case: the book is loading, or could not be loaded
	Query    string     // what is searched for, "" for nothing
	Hits     []book.Hit // the results
	Unfolded string     // the chapter whose entries are listed, "" for none
	Entry    *book.Entry
	Rule     string  // the number of the rule in it that was asked for, "" for none
	Facts    string  // what the game's data say about it
	Picture  Image   // nil if there is none
	Ratio    float64 // width of the picture by its height
	Listed   bool    // if there is no room for both, show the list instead of the entry
}
