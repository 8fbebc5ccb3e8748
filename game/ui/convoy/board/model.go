package board

import (
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
)

// Faction is a side of the table.
type Faction int

// The two sides, and FactionNone for what belongs to neither.
const (
	FactionNone Faction = iota
	Moloch
	Outpost
)

// Glow says why a thing shines. Each has one meaning.
type Glow int

// The glows: can be used, can be chosen, is threatened by the choice, is picked up.
const (
	GlowNone Glow = iota
	GlowAct
	GlowLegal
	GlowThreat
	GlowSelected
)

// Kind is the kind of a card or unit; it chooses the frame of its emblem.
type Kind int

// The kinds. Spiders are robots that stand beside the sockets, as they need no position.
const (
	Robot Kind = iota
	Soldier
	Building
	Spiders
	Instant
	Module
)

// Model is everything on screen as plain data, without rules or words of its own. Texts are in the player's language;
// longer ones may have **bold** runs.
type Model struct {
	furniture.Table // what stands around the cities; its steps are those of a battle
	// Seat is the person's side, whose colours hand and command strip have. The board is never turned around.
	Seat Faction
	// LargeCity is the city, 1..5, that is shown large in portrait and in narrow windows; 0 is the active one.
	LargeCity int
	Sides     [3]SideInfo // indexed by Faction; index 0 is unused
	Stand     Count       // districts that still stand
	Queue     []QueueItem // what is being decided and what waits, in order; empty without a queue
	Cities    [5]City     // west to east
	Hand      []Card
	Coming    []Card // cards that may be seen next
	// Again is set while a whole game is shown again. In a narrow window its commands take the place of the log.
	Again bool
	// HandScroll is how far the hand is scrolled to the right, in CSS pixels, 0..Layout.Hand.Most.
	HandScroll float64
	// Effects are seen while the change that began with Now.Before is drawn. Battle lies over the table.
	Effects []Effect
	Stands  bool // the change has been drawn to its end
	Battle  *Battle
}

// SideInfo is what the top bar says about a side.
type SideInfo struct {
	Name                string
	Deck, Hand, Discard int
	// Battles is how many more battles the deck lasts, shown as pips. Lasts is the same in words.
	Battles int
	Lasts   string
	// Piles are the words for deck, discard pile and hand, below their numbers if nothing else says which is which.
	Piles [3]string
}

// Count is a number with its word. In a City's Goal the word has the number in it.
type Count struct {
	Value int
	Label string
}

// QueueItem is something that is still to happen, or the first of the queue, which happens now.
type QueueItem struct {
	Text string
	Pic  *Pic // the card that causes it, or nil
}

// City is one column of the table.
type City struct {
	N     int    // 1..5
	ID    string // "ziggy-one" …, chooses the skyline
	Name  string
	Short string // name for narrow places; if empty, Name is used
	// A Destroyed city folds the units of each side into one count; the Active one is fought for.
	Destroyed, Active bool
	Moloch, Outpost   Row
	Districts         []District
	Note              string // a short chip beside the name, such as "full"
	// Goal counts what one plays for in this city: in New York the robots, one of which at the end wins for Moloch. It
	// is nil elsewhere.
	Goal  *Count
	Glow  Glow // GlowLegal puts a ring around the row of LitSide
	Aimed bool // the pointer is over it, or a card carried there would be played here
	// LitSocket is the text of the first free socket in LitSide's row, "+" or "+1", or "".
	LitSocket string
	LitSide   Faction
	// Support is the short label of the chip for the city's support, or "". Used strikes it through.
	Support     string
	SupportUsed bool
}

// holds returns the strongest glow of a city and of what can be chosen in it, as a reason to look there.
func (c *City) holds() Glow {
	best := c.Glow
	for _, d := range c.Districts {
		best = max(best, d.Glow)
	}
	for _, side := range [][]Unit{c.Moloch.Units, c.Outpost.Units} {
		for i := range side {
			best = max(best, side[i].Glow)
		}
	}
	return best
}

// Row is one side's half of a city.
type Row struct {
	Positions int // sockets now
	Units     []Unit
	Total     string // strength; "" hides it
	Forecast  string // what is expected, such as "11" or "9–13", or ""
	// Changes says that the forecast is what the move being made would lead to; where the total is small the forecast
	// then takes its place.
	Changes bool
	Leads   bool
}

// DistrictState is what is left of a district.
type DistrictState int

// The states of a district.
const (
	Standing DistrictState = iota
	Fought
	Ravaged
)

// District is the plate of a district on the road.
type District struct {
	Benefit kit.Icon
	Word    string // what the sign stands for, "" for nothing
	State   DistrictState
	Glow    Glow
	Aimed   bool // the pointer is over it
	Taken   bool // another one is to be chosen besides it
}

// Unit is a card in play.
type Unit struct {
	ID       string
	Art      string // id of the card without copy number; chooses the emblem
	Name     string
	Kind     Kind
	Faction  Faction
	Strength string
	Tone     panel.Tone
	Marker   string // text of the pill, "+1" or "−2", or ""
	MarkerUp bool   // the pill is good for the unit
	Disabled bool
	Ruined   bool // it stands in a destroyed city, where all units are disabled
	Shielded bool
	Netted   bool
	Fenced   bool // a building keeps it in its city
	Module   *Clip
	Trigger  kit.Icon
	Glow     Glow
	Fresh    bool // came or changed since the player's last move
}

// Clip is a module on the edge of a unit's token, shown as a value such as "+2" or as an icon.
type Clip struct {
	Text   string
	Icon   kit.Icon
	Hacked bool
}

// Card is a card face.
type Card struct {
	ID          string
	Art         string // id of the card without copy number; chooses the emblem
	Faction     Faction
	Kind        Kind
	Name        string
	KindIcon    kit.Icon
	KindWord    string
	Strength    string // "" for instants and modules
	TriggerIcon kit.Icon
	TriggerWord string
	Text        string
	Gist        string // what it does in two or three words, or ""
	Glow        Glow
	Aimed       bool // the pointer is over it
	Dimmed      bool
	Note        string // a short chip on the face, such as the number of copies
}
