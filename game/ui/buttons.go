package ui

import (
	"strings"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/input"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/settings"
	"onelongnight/game/ui/trace"
)

// buttons are the buttons outside the canvas. The ID of a move's button is the action's ID; one that only touches a
// thing has table.StepPrefix and the spot; every other has the text of its spot.
type buttons struct {
	desk     *desk.Desk
	host     desk.Host
	prefs    *settings.Preferences
	document *document
	focus    *input.Focus
	do       func(input.Intent)
	toasts   *play.Toasts
	play     *play.Play
	acted    bool           // a move's button was pressed, and the list has not been shown anew since
	of       *table.Session // that the list shown last is of
}

// press does what a button stands for. One of a thing does nothing if another game has begun since the list was shown:
// what is on the table now may have no such thing.
func (b *buttons) press(id string) {
	if text, step := strings.CutPrefix(id, table.StepPrefix); step {
		spot, err := table.ParseSpot(text)
		if err != nil || b.of != b.desk.Session() {
			b.desk.IgnoredName(trace.NoSuchThing, text)
			return
		}
		b.focus.Bring(spot)
		b.do(input.Intent{Kind: input.Touch, Spot: spot})
		return
	}
	spot, err := table.ParseSpot(id)
	switch {
	case err != nil:
		b.act(id)
	case spot == table.KindButton.Spot(describeID):
		b.prefs.Describe()
	case spot.Kind == table.KindButton:
		b.do(input.Intent{Kind: input.Touch, Spot: spot})
	case b.of != b.desk.Session():
		b.desk.IgnoredName(trace.NoSuchThing, id)
	default:
		b.focus.Bring(spot)
		b.do(input.Intent{Kind: input.Tell, Spot: spot})
	}
}

// act makes a move. A second press before the list is shown anew was meant for the first move, so it is ignored, even
// if the same move is possible again. A move that has become impossible is ignored without a word.
func (b *buttons) act(id string) {
	switch {
	case b.acted:
		b.desk.IgnoredName(trace.SecondPress, id)
		return
	case b.desk.Session() == nil || b.desk.Session().Action(id) == nil:
		b.desk.IgnoredName(trace.StaleMove, id)
		return
	}
	b.acted = true
	b.desk.Invalidate()
	b.focus.Bring(b.desk.Session().SpotOf(id))
	b.do(input.Intent{Kind: input.Act, IDs: []string{id}})
}

// point shows where on the canvas the thing of a button is, "" for none.
func (b *buttons) point(id string) {
	spot, err := table.ParseSpot(id)
	if err != nil && b.desk.Session() != nil {
		spot = b.desk.Session().SpotOf(id)
	}
	if spot == table.KindButton.Spot(describeID) {
		// it is not on the canvas; somebody who can see wants to know where they are
		b.toasts.Display(b.desk.T("say.describe"), table.NoSpot)
	}
	b.focus.Set(spot)
}

// show sends the document to the host, and has what is asked announced.
func (b *buttons) show() {
	b.acted = false
	doc := b.document.make()
	b.desk.Viewport().Place(&doc)
	b.host.Mirror(doc)
	b.of = b.desk.Session()
	b.play.Shown()
}
