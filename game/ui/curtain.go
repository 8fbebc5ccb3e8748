package ui

import (
	"onelongnight/game"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// curtain hides the table of several people at one device while it goes from one to the next. Nothing of the table is
// shown, nor stands beside the canvas, until the next of them says that they are there.
type curtain struct {
	*desk.Desk
	film   *film
	play   *play
	toasts *toasts
}

// newCurtain makes it.
func newCurtain(d *desk.Desk, film *film, play *play, toasts *toasts) *curtain {
	return &curtain{Desk: d, film: film, play: play, toasts: toasts}
}

// Fall lets it fall for whoever is to move.
func (c *curtain) Fall() {
	c.film.skip()
	c.Open(scene.CurtainPanel)
	c.Write([]string{c.Offer().Voice.Side(c.next())})
}

// next is who sits down.
func (c *curtain) next() game.Seat {
	if seat := c.Session().Turn(); seat != game.NoSeat {
		return seat
	}
	return c.Viewer()
}

// Down tells whether it hides the table.
func (c *curtain) Down() bool { return c.Holds(scene.CurtainPanel) }

// ofCurtain is the one way on, and the way out.
func (c *curtain) ofCurtain(title desk.Command) []desk.Command {
	return []desk.Command{desk.NewCommand(scene.Command{ID: "sit", Main: true, Label: c.T("curtain.sit", "side", c.Offer().Voice.Side(c.next()))}, c.rise), title}
}

// rise seats the next person, and shows them what has happened since they moved last.
func (c *curtain) rise() {
	c.Open(scene.NoPanel)
	if err := c.play.sit(c.next()); err != nil {
		c.toasts.warn("error.input", err)
	}
}
