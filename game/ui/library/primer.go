package library

import (
	"slices"

	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/settings"
)

// Primer introduces a game before somebody's first game of its kind, once, and can be opened again.
type Primer struct {
	desk  *desk.Desk
	prefs *settings.Preferences
	saves *play.Saves
	told  told
}

// NewPrimer remembers in a store which games were introduced.
func NewPrimer(n *play.Needs) *Primer {
	return &Primer{n.Desk, n.Prefs, n.Saves, told{n.Store, n.Saves}}
}

// by returns the skin that has a primer of the game on offer, false if it has none.
func (p *Primer) by() (scene.Introducer, bool) {
	skin, ok := p.desk.Offer().Skin.(scene.Introducer)
	return skin, ok
}

// Poll opens the primer if a first game begins.
func (p *Primer) Poll() {
	if _, ok := p.by(); !ok || !p.first() {
		return
	}
	p.told.add(p.word())
	p.desk.OpenOver(scene.PrimerPanel)
}

// word is what is stored when it was shown. No hint has that name.
func (p *Primer) word() string { return p.desk.Offer().Kind.Name() + "/primer" }

// first reports whether the game on the table is the first of its kind, has just begun, and is no lesson or the like.
func (p *Primer) first() bool {
	s, kind := p.desk.Session(), p.desk.Offer().Kind.Name()
	if s == nil || s.MoveCount() > 0 || s.Result().Over || p.prefs.Value("tips") == "off" || p.told.has(p.word()) {
		return false
	}
	if chapter, _ := s.Mission(); chapter != "" {
		return false
	}
	return !slices.ContainsFunc(p.saves.Scores(), func(one play.Score) bool { return one.Kind == kind }) &&
		!slices.ContainsFunc(p.saves.Bests(), func(one play.Best) bool { return one.Kind == kind })
}

// Commands returns those that open it from the first screen and the menu, and close it.
func (p *Primer) Commands(at scene.Panel) []desk.Command {
	if _, ok := p.by(); !ok {
		return nil
	}
	switch at {
	case scene.TitlePanel:
		return []desk.Command{desk.Cornered(p.desk.Opener("primer", scene.PrimerPanel))}
	case scene.MenuPanel:
		return []desk.Command{p.desk.Opener("primer", scene.PrimerPanel)}
	case scene.PrimerPanel:
		return []desk.Command{p.desk.Said("close", "coach.shut", true, p.desk.Close)}
	}
	return nil
}

// Show writes it if it is open.
func (p *Primer) Show(s *scene.Screen) {
	if skin, ok := p.by(); ok && s.Panel == scene.PrimerPanel {
		s.Primer = skin.Primer()
	}
}
