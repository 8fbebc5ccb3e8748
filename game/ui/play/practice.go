package play

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Stopper is an opponent that can be stopped while it thinks.
type Stopper interface{ Stop() }

// Practice goes back to the beginning of the person's turn, to try something else. The game is then marked as practice.
type Practice struct {
	desk     *desk.Desk
	film     *Film
	opponent Stopper
	play     *Play
	toasts   *Toasts
}

// NewPractice goes back in the game on the desk.
func NewPractice(n *Needs, film *Film, opponent Stopper, play *Play) *Practice {
	return &Practice{desk: n.Desk, film: film, opponent: opponent, play: play, toasts: n.Toasts}
}

// can reports whether there is a turn to go back to, and no other person here has moved since.
func (p *Practice) can() bool {
	return p.desk.Session() != nil && p.desk.Decided() == nil && !p.desk.Shared() && p.desk.Session().CanRewind()
}

// ask goes back; the first time it explains what that means and asks.
func (p *Practice) ask() {
	if p.desk.Session().Practice() {
		p.back()
		return
	}
	p.desk.OpenOver(scene.PracticePanel)
}

func (p *Practice) ofPractice() []desk.Command {
	return []desk.Command{desk.NewCommand(scene.Command{ID: "close", Main: true, Label: p.desk.T("menu.resume")},
		p.desk.Close), p.desk.Named("practise", p.back)}
}

func (p *Practice) back() {
	p.opponent.Stop()
	p.film.Skip()
	if err := p.desk.Session().Rewind(); err != nil {
		p.toasts.Warn("error.input", err)
		return
	}
	p.play.Rewound()
}

// Badge returns the mark of a practice game.
func (p *Practice) Badge() []desk.Command {
	if p.desk.Session() == nil || !p.desk.Session().Practice() {
		return nil
	}
	return []desk.Command{desk.NewCommand(scene.Command{ID: "practice", Label: p.desk.T("badge.practice"),
		Place: scene.BadgeCommand, Plain: true}, func() {
		p.toasts.Say(p.desk.T("badge.practice.why"), table.NoSpot)
	})}
}
