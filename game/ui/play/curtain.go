package play

import (
	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Curtain hides the table while a shared device is passed on. Nothing of the table is shown or in the document until
// the next person says that they are there.
type Curtain struct {
	desk   *desk.Desk
	host   desk.Host
	film   *Film
	play   *Play
	toasts *Toasts
}

// NewCurtain returns a raised curtain.
func NewCurtain(n *Needs, film *Film, play *Play) *Curtain {
	return &Curtain{desk: n.Desk, host: n.Host, film: film, play: play, toasts: n.Toasts}
}

// Fall lowers the curtain for the seat that is to move, and silences announcements to the person before.
func (c *Curtain) Fall() {
	c.film.Skip()
	c.toasts.Hide()
	c.play.hush()
	c.host.Hush()
	c.desk.Open(scene.CurtainPanel)
	c.desk.Write([]string{c.desk.Offer().Voice.Side(c.next())})
}

func (c *Curtain) next() game.Seat { return c.desk.Session().SitsNext() }

// Down reports whether the table is hidden.
func (c *Curtain) Down() bool { return c.desk.Holds(scene.CurtainPanel) }

func (c *Curtain) sit() desk.Command {
	return desk.NewCommand(scene.Command{ID: "sit", Main: true, Label: c.desk.T("curtain.sit", "side",
		c.desk.Offer().Voice.Side(c.next()))}, c.rise)
}

// others returns the command of the last screen that shows the game as the next person of this device saw it.
func (c *Curtain) others() desk.Command {
	players := c.desk.Session().Players()
	seat := int(c.desk.Viewer())
	for range players {
		if seat = (seat + 1) % len(players); players[seat].Kind == table.Person {
			break
		}
	}
	label := c.desk.T("end.together.as", "side", c.desk.Offer().Voice.Side(game.Seat(seat)))
	return desk.NewCommand(scene.Command{ID: "as-next", Label: label}, func() {
		if err := c.play.lookBack(game.Seat(seat)); err != nil {
			c.toasts.Warn("error.input", err)
		}
	})
}

// rise seats the next person, and shows them what has happened since they last moved.
func (c *Curtain) rise() {
	c.desk.Open(scene.NoPanel)
	if err := c.play.sit(c.next()); err != nil {
		c.toasts.Warn("error.input", err)
	}
}
