package board

import "onelongnight/game/ui/kit"

// Style is the look of a button.
type Style int

// The styles: neutral, the one main action in gold, and the colours of a side.
const (
	StyleNeutral Style = iota
	StyleMain
	StyleMoloch
	StyleOutpost
)

// Slot is where a button of the Model stands. Buttons inside panels ignore it.
type Slot int

// The slots. The right one of the top bar is left out in portrait, so its command must be in the menu too.
const (
	SlotAction Slot = iota
	SlotTopLeft
	SlotTopRight
)

// Button is a command. Its hit id is "button:" + ID.
type Button struct {
	ID       string
	Label    string
	Sub      string // second line, explains the label
	Icon     kit.Icon
	Style    Style
	Slot     Slot
	Disabled bool
	Spare    bool // of the actions: may be left out where there is no room, the later ones first
	Small    bool // of the actions: a sign without words, in no more room than that takes
	Selected bool // for choices such as a level
	Glow     Glow
}

// Toast is a short reason beside the thing with hit id At; without such a thing it stands above the hand.
type Toast struct {
	Text string
	At   string
}

// Inspect is one card's full face, large, with its present state in rows beside it, which scroll by Scroll CSS pixels,
// 0..Frame.InspectMax.
type Inspect struct {
	Card    Card
	List    []Record
	Buttons []Button
	Scroll  float64
}

// Choice asks for one of some cards or buttons.
type Choice struct {
	Title   string
	Body    string
	Cards   []Card
	Buttons []Button
	Scroll  float64
}

// Records is a list: what happened, how a number comes about, a page of text. It is scrolled by Scroll CSS pixels,
// 0..Frame.ScrollMax.
type Records struct {
	Title   string
	List    []Record
	Buttons []Button
	Scroll  float64
}

// Menu is a column of buttons under a title.
type Menu struct {
	Title   string
	Body    string
	Buttons []Button
	Scroll  float64
}

// End is the last screen.
type End struct {
	Winner  Faction
	Title   string
	Body    string
	Buttons []Button
}

// Title is the first screen: the name of the game, up to four large buttons, one row of small choices (such as
// levels) with its label, and buttons in the corner.
type Title struct {
	Word    string
	Tagline string
	Buttons []Button
	Label   string
	Levels  []Button
	Corner  []Button
}
