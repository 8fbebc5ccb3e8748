package board

import (
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
)

// Faction is a side of the table.
type Faction int

// The two sides. FactionNone is for what belongs to neither.
const (
	FactionNone Faction = iota
	Moloch
	Outpost
)

// Glow is the one meaning a shape may shine with.
type Glow int

// The glows: yours to use, legal choice, threatened target, picked up.
const (
	GlowNone Glow = iota
	GlowAct
	GlowLegal
	GlowThreat
	GlowSelected
)

// Kind is what a card or unit is; it chooses the frame of its emblem.
type Kind int

// The kinds. Spiders are robots that stand beside the sockets.
const (
	Robot Kind = iota
	Soldier
	Building
	Spiders
	Instant
	Module
)

// Model is everything on screen, as plain data: no rules, no words of its own, no graphics types. Texts are in the
// player's language; bodies may hold **bold** runs.
type Model struct {
	furniture.Table // what stands around the cities; its steps are those of a battle
	// Seat is the human's side: the hand and the command strip take its look. The board is never flipped.
	Seat Faction
	// LargeCity is the city 1..5 shown large in portrait and on narrow windows; 0 means the active one.
	LargeCity int
	// Time is how long the picture has been alive, s: fires, smoke and lights move with it. 0 is a still picture.
	Time   float64
	Sides  [3]SideInfo // indexed by Faction; index 0 is unused
	Stand  Count       // districts that still stand
	Queue  []QueueItem // what is being decided and what waits, in order; empty without a queue
	Cities [5]City     // west to east
	Hand   []Card
	Coming []Card // that may be seen next
	// Again is that a whole game is shown again: in a narrow window its commands take the place of the log.
	Again bool
	// HandScroll is how far the hand is scrolled to the right, in CSS pixels, 0..Layout.Hand.Most.
	HandScroll float64
	// Effects are seen while a change is drawn that began with Now.Before; Battle lies over the table.
	Effects []Effect
	Stands  bool // that change has been drawn to its end
	Battle  *Battle
}

// SideInfo is what the top bar tells about a side.
type SideInfo struct {
	Name                string
	Deck, Hand, Discard int
	// Battles is how many draws the deck lasts for, shown as pips, and Lasts the same in words.
	Battles int
	Lasts   string
	// Piles are words for deck, discard pile and hand, below their numbers where there are no others beside them.
	Piles [3]string
}

// Count is a number with its word, which for a Goal has the number in it.
type Count struct {
	Value int
	Label string
}

// QueueItem is something that is still to happen. The first of them happens now.
type QueueItem struct {
	Text string
	Pic  *Pic // the card behind it, nil without one
}

// City is one column of the table.
type City struct {
	N     int    // 1..5
	ID    string // "ziggy-one" …, chooses the skyline
	Name  string
	Short string // name for narrow places; Name if empty
	// Destroyed cities fold their units into one count a side; Active is the one fought for.
	Destroyed, Active bool
	Moloch, Outpost   Row
	Districts         []District
	Note              string // short chip beside the name, such as "full"
	// Goal counts what one plays for in this city: in New York the robots, for one at the end wins for Moloch. It is
	// nil elsewhere.
	Goal  *Count
	Glow  Glow // GlowLegal rings the row of LitSide
	Aimed bool // the pointer is over it, or a card carried there would be played here
	// LitSocket is "" or the text of the first free socket, "+" or "+1", on LitSide's row.
	LitSocket string
	LitSide   Faction
	// Support is the short label of the city's support chip, "" without one; Used strikes it.
	Support     string
	SupportUsed bool
}

// holds returns the glow of a city, or of what in it can be chosen: what deserves a look there.
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
	Total     string // strength, "" hides it
	Forecast  string // what is expected, "11" or "9–13", "" without one
	// the forecast is what the move being made would do; then it takes the total's place where that is small
	Changes bool
	Leads   bool
}

// DistrictState is what is left of a district.
type DistrictState int

// The states.
const (
	Standing DistrictState = iota
	Fought
	Ravaged
)

// District is a district plate on the road.
type District struct {
	Benefit kit.Icon
	Word    string // what the sign stands for, "" for nothing
	State   DistrictState
	Glow    Glow
	Aimed   bool // the pointer is over it
}

// Unit is a card in play.
type Unit struct {
	ID       string
	Art      string // card id without copy number, chooses the emblem
	Name     string
	Kind     Kind
	Faction  Faction
	Strength string
	Tone     panel.Tone
	Marker   string // text of the pill, "+1" or "−2", "" without one
	MarkerUp bool   // the pill is a gain
	Disabled bool
	Ruined   bool // it stands in a destroyed city, where all are
	Shielded bool
	Netted   bool
	Fenced   bool // a building keeps it in its city
	Module   *Clip
	Trigger  kit.Icon
	Glow     Glow
	Fresh    bool // came or changed since the player's last move
}

// Clip is a module on a unit's flank: a value such as "+2", or an icon.
type Clip struct {
	Text   string
	Icon   kit.Icon
	Hacked bool
}

// Card is a card face.
type Card struct {
	ID          string
	Art         string // card id without copy number, chooses the emblem
	Faction     Faction
	Kind        Kind
	Name        string
	KindIcon    kit.Icon
	KindWord    string
	Strength    string // "" for instants and modules
	TriggerIcon kit.Icon
	TriggerWord string
	Text        string
	Gist        string // what it does in two or three words, "" for nothing
	Glow        Glow
	Aimed       bool // the pointer is over it
	Dimmed      bool
	Note        string // short chip on the face, such as a count of copies
}
