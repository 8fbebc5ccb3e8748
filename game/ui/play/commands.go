package play

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Commands returns the commands that undo and redo moves, say why the last one cannot be undone, and give up.
func (p *Play) Commands(at scene.Panel) []desk.Command {
	switch at {
	case scene.NoPanel, scene.MenuPanel:
		return p.ofMoves(at)
	case scene.RevealPanel:
		return []desk.Command{p.desk.Said("seen", "menu.resume", true, p.desk.Close)}
	}
	return nil
}

// ofMoves returns the commands about the last moves. In the menu, one that is not possible keeps its row.
func (p *Play) ofMoves(at scene.Panel) (list []desk.Command) {
	s := p.desk.Session()
	if s.CanUndo() || s.Locked() == "" {
		list = append(list, p.desk.Named("undo", p.Undo).IdleUnless(s.CanUndo()))
	}
	if s.CanRedo() || at == scene.MenuPanel {
		list = append(list, p.desk.Named("redo", p.redo).IdleUnless(s.CanRedo()))
	}
	if s.Locked() != "" {
		list = append(list, p.desk.Named("locked", p.locked))
	}
	return list
}

// locked says why the last move cannot be taken back.
func (p *Play) locked() {
	p.desk.Open(scene.NoPanel)
	p.toasts.Say(p.desk.T("undo.locked", "what", p.desk.Session().Locked()), table.KindButton.Spot("locked"))
}

// Commands returns the command that goes back to the beginning of the person's turn: in the menu, and after a game of
// practice.
func (p *Practice) Commands(at scene.Panel) []desk.Command {
	switch {
	case at == scene.PracticePanel:
		return p.ofPractice()
	case at == scene.MenuPanel && p.desk.Decided() == nil && !p.desk.Shared(),
		at == scene.EndPanel && p.desk.Session().Practice() && p.can():
		return []desk.Command{p.desk.Named("rewind", p.ask).IdleUnless(p.can())}
	}
	return nil
}

// Commands returns the command that seats the next person. After a shared game it shows that person's numbers, and its
// analysis judges what they decided.
func (c *Curtain) Commands(at scene.Panel) []desk.Command {
	switch {
	case at == scene.CurtainPanel:
		return []desk.Command{c.sit()}
	case at == scene.EndPanel && c.desk.Shared():
		return []desk.Command{c.others()}
	}
	return nil
}
