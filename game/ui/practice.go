package ui

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// stopper is an opponent that can be told to think no more.
type stopper interface{ Stop() }

// practice goes back to where the person's turn began, to try something else. The game is marked from then on.
type practice struct {
	*desk.Desk
	film     *film
	opponent stopper
	play     *play
	toasts   *toasts
}

// newPractice makes it.
func newPractice(d *desk.Desk, film *film, opponent stopper, play *play, toasts *toasts) *practice {
	return &practice{Desk: d, film: film, opponent: opponent, play: play, toasts: toasts}
}

// can tells whether there is a turn to go back to, and nobody else here who has answered it.
func (p *practice) can() bool {
	return p.Session() != nil && p.Decided() == nil && !p.Shared() && p.Session().CanRewind()
}

// ask goes back; the first time it says what that means.
func (p *practice) ask() {
	if p.Session().Practice() {
		p.back()
		return
	}
	p.OpenOver(scene.PracticePanel)
}

// ofPractice are the commands of that question.
func (p *practice) ofPractice() []desk.Command {
	return []desk.Command{desk.NewCommand(scene.Command{ID: "close", Main: true, Label: p.T("menu.resume")}, p.Close), p.Named("practise", p.back)}
}

// back goes back.
func (p *practice) back() {
	p.opponent.Stop()
	p.film.skip()
	if err := p.Session().Rewind(); err != nil {
		p.toasts.warn("error.input", err)
		return
	}
	p.play.rewound()
}

// badge marks the game.
func (p *practice) badge() []desk.Command {
	if p.Session() == nil || !p.Session().Practice() {
		return nil
	}
	return []desk.Command{desk.NewCommand(scene.Command{ID: "practice", Label: p.T("badge.practice"), Place: scene.BadgeCommand, Plain: true}, func() {
		p.toasts.Say(p.T("badge.practice.why"), table.NoSpot)
	})}
}
