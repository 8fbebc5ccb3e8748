// Package desk holds what all parts of the table's program share: the game being played, the panels open over it, the
// window, and the page or desktop window that hosts it ([Host]). All parts may read it; they change it through methods.
// The package also has the keys under which things are stored (keys.go), and the times that tell gestures apart
// (waits.go).
package desk

import (
	"math"
	"slices"

	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/trace"
	"onelongnight/game/words"
)

// Desk is the game on the table, the panels open over it, and the window.
type Desk struct {
	trace.Trace // of touches, nil unless somebody wants to know why a touch does nothing

	random  func(p []byte)
	offer   Opened
	session *table.Session // nil before the first game
	decided *scene.Task    // how the lesson or puzzle on the table ended, nil while it goes on
	picture scene.Picture  // of the present, nil before the first layout
	begun   []func()       // called when another game is put on the table
	cleared []func()       // called when it is taken off

	layers
	window
	stale  bool // the picture must be laid out again
	moving bool // it must be drawn again
}

// New returns a desk without a game. random fills p with unpredictable bytes.
func New(random func(p []byte)) *Desk {
	return &Desk{random: random, stale: true, window: window{viewport: Viewport{Scale: 1, Zoom: 1, Fit: 1}}}
}

// Offer returns the game that is offered, or the one on the table.
func (d *Desk) Offer() Opened { return d.offer }

// SetOffer offers another game, or the same one with another setup or language.
func (d *Desk) SetOffer(o Opened) { d.offer = o }

// Session returns the game on the table, nil before the first one.
func (d *Desk) Session() *table.Session { return d.session }

// Begin puts a session on the table and closes everything over it.
func (d *Desk) Begin(s *table.Session) {
	d.session, d.layers.under, d.layers.top, d.layers.place = s, nil, Layer{}, table.NoSpot
	for _, told := range d.begun {
		told()
	}
}

// OnBegin calls do whenever another game is put on the table.
func (d *Desk) OnBegin(do func()) { d.begun = append(d.begun, do) }

func (d *Desk) Clear() {
	d.session, d.decided = nil, nil
	for _, told := range d.cleared {
		told()
	}
}

// OnClear calls do whenever the game is taken off the table.
func (d *Desk) OnClear(do func()) { d.cleared = append(d.cleared, do) }

// Decided returns how the lesson or puzzle on the table ended, nil while it goes on.
func (d *Desk) Decided() *scene.Task { return d.decided }

// Decide records how the lesson or puzzle ended; nil takes that back.
func (d *Desk) Decide(how *scene.Task) { d.decided = how }

// Picture returns the picture of the present position, nil before the first layout.
func (d *Desk) Picture() scene.Picture { return d.picture }

func (d *Desk) SetPicture(p scene.Picture) { d.picture = p }

// Invalidate makes the next frame lay everything out again.
func (d *Desk) Invalidate() { d.stale = true }

// Repaint makes the next frame draw again.
func (d *Desk) Repaint() { d.moving = true }

// Pending reports whether everything must be laid out again, and whether it must be drawn again.
func (d *Desk) Pending() (stale, moving bool) { return d.stale, d.moving }

// Painted resets Pending.
func (d *Desk) Painted() { d.stale, d.moving = false, false }

func (d *Desk) T(key string, args ...any) string { return d.offer.Voice.T(key, args...) }

// Optional returns a text that a game may lack, "" if it does.
func (d *Desk) Optional(key string) string {
	if text := d.T(key); text != key {
		return text
	}
	return ""
}

// Language returns the current language.
func (d *Desk) Language() string {
	if d.offer.Voice == nil {
		return words.Languages[0]
	}
	return d.offer.Voice.Language()
}

// Percent formats a chance, 0..1, for people.
func (d *Desk) Percent(chance float64) string {
	return d.T("number.percent", "n", int(math.Round(100*chance)))
}

// Viewer returns the seat whose view is shown.
func (d *Desk) Viewer() game.Seat { return d.session.Viewer() }

// Seats returns the game's seats.
func (d *Desk) Seats() []game.SeatInfo { return d.offer.Game.Seats() }

// Chairs returns the number of seats for people.
func (d *Desk) Chairs() int {
	n := 0
	for _, info := range d.Seats() {
		if !info.Scripted {
			n++
		}
	}
	return n
}

// Solo reports whether all seats for people are on one side, so that the score matters and not who wins.
func (d *Desk) Solo() bool { return game.Solo(d.Seats()) }

// Next returns the things that can be touched next for a move.
func (d *Desk) Next() []table.Spot {
	if d.session == nil {
		return nil
	}
	return d.session.Next()
}

// Offered reports whether a thing is among Next.
func (d *Desk) Offered(spot table.Spot) bool { return slices.Contains(d.Next(), spot) }

// Selected reports whether a thing has been touched for a move.
func (d *Desk) Selected(spot table.Spot) bool {
	return d.session != nil && (slices.Contains(d.session.Selected(), spot) ||
		slices.Contains(d.session.Gathered(), spot))
}

func (d *Desk) Finished() bool { return d.session != nil && d.session.Result().Over }

// Last returns the panel that shows how the game ended, NoPanel while it goes on.
func (d *Desk) Last() scene.Panel {
	switch {
	case d.session == nil:
	case d.decided != nil:
		return scene.TaskPanel
	case d.Finished():
		return scene.EndPanel
	}
	return scene.NoPanel
}

// Awaits reports whether somebody other than the person is to move.
func (d *Desk) Awaits() bool {
	return d.session != nil && !d.session.MyTurn() && d.Last() == scene.NoPanel
}

// Shared reports whether several people play at this device.
func (d *Desk) Shared() bool { return d.session.Shared() }
