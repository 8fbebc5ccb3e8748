package ui

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// practice goes back to where the person's turn began, to try something else. The game is marked from then on.
type practice struct {
	*desk
	panels   *panels
	film     *film
	opponent *opponent
	play     *play
	toasts   *toasts
	curtain  *curtain
}

// can tells whether there is a turn to go back to, and nobody else here who has answered it.
func (p *practice) can() bool {
	return p.session != nil && p.decided == nil && !p.curtain.shared() && p.session.CanRewind()
}

// ask goes back; the first time it says what that means.
func (p *practice) ask() {
	if p.session.Practice() {
		p.back()
		return
	}
	p.panels.openOver(scene.PracticePanel)
}

// ofPractice are the commands of that question.
func (p *practice) ofPractice() []command {
	return []command{{scene.Command{ID: "close", Main: true, Label: p.t("menu.resume")}, p.panels.close}, p.named("practise", p.back)}
}

// back goes back.
func (p *practice) back() {
	p.opponent.stop()
	p.film.skip()
	if err := p.session.Rewind(); err != nil {
		p.toasts.warn("error.input", err)
		return
	}
	p.play.rewound()
}

// badge marks the game.
func (p *practice) badge() []command {
	if p.session == nil || !p.session.Practice() {
		return nil
	}
	return []command{{scene.Command{ID: "practice", Label: p.t("badge.practice"), Place: scene.BadgeCommand, Plain: true}, func() {
		p.toasts.say(p.t("badge.practice.why"), table.NoSpot)
	}}}
}
