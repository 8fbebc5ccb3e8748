package ui

import (
	"strings"

	"onelongnight/game/table"
)

// buttons are what is done outside of the canvas. A move's button has the
// action's ID, one that only touches a thing the prefix of table, every other
// the text of its spot.
type buttons struct {
	*desk
	host     Host
	prefs    *preferences
	document *document
	focus    *focus
	reader   *reader
	intent   *intent
}

// describeID is the button that has everything described.
const describeID = "describe"

// press does what a button says.
func (b *buttons) press(id string) {
	if text, step := strings.CutPrefix(id, table.StepPrefix); step {
		if spot, err := table.ParseSpot(text); err == nil {
			b.intent.touch(spot)
		}
		return
	}
	spot, err := table.ParseSpot(id)
	switch {
	case err != nil:
		b.intent.act(id)
	case spot == table.KindButton.Spot(describeID):
		b.prefs.describe()
	case spot.Kind == table.KindButton:
		b.intent.touch(spot)
	default:
		b.reader.tell(spot)
	}
}

// point shows where on the canvas a button's thing is, "" for none.
func (b *buttons) point(id string) {
	spot, err := table.ParseSpot(id)
	if err != nil && b.session != nil {
		spot = b.session.SpotOf(id)
	}
	b.focus.set(spot)
}

// show hands the document to the host.
func (b *buttons) show() { b.host.Mirror(b.document.make()) }
