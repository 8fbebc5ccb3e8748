package ui

import (
	"math"
	"slices"

	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/scene"
	"onelongnight/game/words"
)

// desk is what all parts of the program work on: the game that is played and
// the screen around it.
type desk struct {
	offer      opened
	random     func(p []byte) // the host's
	session    *table.Session // nil before the first game
	screen     scene.Screen
	paintShelf func() scene.Picture
	picture    scene.Picture // of the present, nil before the first layout
	stale      bool          // the picture has to be laid out anew
	moving     bool          // it has to be drawn again
	decided    *scene.Task   // how the lesson or puzzle on the table ended, nil while it goes on
	frame      windowFrame
	width      float64 // of the layout, in CSS pixels unless the window is too small for it
	height     float64
}

// t is a text of the catalogue.
func (d *desk) t(key string, args ...any) string { return d.offer.Voice.T(key, args...) }

// language is the one that is spoken.
func (d *desk) language() string {
	if v, ok := d.offer.Voice.(interface{ Language() string }); ok {
		return v.Language()
	}
	return words.Languages[0]
}

// percent is a chance as people read it.
func (d *desk) percent(chance float64) string {
	return d.t("number.percent", "n", int(math.Round(100*chance)))
}

// viewer is the seat whose view is shown.
func (d *desk) viewer() game.Seat { return d.session.Viewer() }

// seats are the game's seats.
func (d *desk) seats() []game.SeatInfo { return d.offer.Game.Seats() }

// chairs is how many seats people can have.
func (d *desk) chairs() int {
	n := 0
	for _, info := range d.seats() {
		if !info.Scripted {
			n++
		}
	}
	return n
}

// solo tells whether all that people can have are on one side: what counts is the score, not who of them wins.
func (d *desk) solo() bool { return game.Solo(d.seats()) }

// next are the things that can be touched on the way to a move.
func (d *desk) next() []table.Spot {
	if d.session == nil {
		return nil
	}
	return d.session.Next()
}

// offered tells whether a thing is among them.
func (d *desk) offered(spot table.Spot) bool { return slices.Contains(d.next(), spot) }

// selected tells whether a thing was touched on the way to a move.
func (d *desk) selected(spot table.Spot) bool {
	return d.session != nil && (slices.Contains(d.session.Selected(), spot) || slices.Contains(d.session.Gathered(), spot))
}

// finished tells whether the game was played to its end.
func (d *desk) finished() bool { return d.session != nil && d.session.Result().Over }

// last is the panel that tells how it ended, NoPanel while it goes on.
func (d *desk) last() scene.Panel {
	switch {
	case d.session == nil:
	case d.decided != nil:
		return scene.TaskPanel
	case d.finished():
		return scene.EndPanel
	}
	return scene.NoPanel
}

// awaits tells whether somebody else than the person is to move.
func (d *desk) awaits() bool {
	return d.session != nil && !d.session.MyTurn() && d.last() == scene.NoPanel
}

// covered tells whether something lies over the table, so that what happens on
// it waits.
func (d *desk) covered() bool {
	switch d.screen.Panel {
	case scene.NoPanel, scene.RecapPanel, scene.HintPanel: // these are the table itself
		return d.screen.Inspect != table.NoSpot
	}
	return true
}

// bare tells whether nothing at all lies over the table.
func (d *desk) bare() bool {
	return d.screen.Panel == scene.NoPanel && d.screen.Inspect == table.NoSpot
}

// placeOf is the place that a place's or a part's spot is about, NoSpot for
// other things.
func (d *desk) placeOf(spot table.Spot) table.Spot {
	switch spot.Kind {
	case table.KindPlace:
		return spot.Same()
	case table.KindPart:
		return d.picture.Within(spot.Same())
	}
	return table.NoSpot
}

// spotlight brings things into sight.
func (d *desk) spotlight(spots []table.Spot) {
	for _, spot := range spots {
		switch spot.Kind {
		case table.KindPlace:
			d.screen.Place = spot
		case table.KindPiece, table.KindPart:
			if place := d.picture.Within(spot); place != table.NoSpot {
				d.screen.Place = place
			}
		}
		if at, ok := d.picture.Reveal(spot); ok {
			d.screen.Scroll.Hand = at.Hand
		}
	}
}

// first tells whether a first screen is open, with nothing over it.
func (d *desk) first() bool {
	return d.screen.Panel == scene.TitlePanel || d.screen.Panel == scene.ShelfPanel
}

// onShelf tells whether the shelf is seen, in the stead of a game.
func (d *desk) onShelf() bool {
	return d.screen.Panel == scene.ShelfPanel || d.screen.Under == scene.ShelfPanel
}

// paint lays a scene of the session out in the window.
func (d *desk) paint(s scene.Scene) scene.Picture {
	if d.onShelf() {
		return d.paintShelf()
	}
	s.Session = d.session
	return d.offer.Skin.Paint(s, &d.screen, d.width, d.height)
}

// beats cuts steps into what is shown at one time, nil if the skin does not.
func (d *desk) beats(first int, steps []table.Step) []motion.Beat {
	if skin, ok := d.offer.Skin.(scene.Animator); ok {
		return skin.Beats(first, steps)
	}
	return nil
}
