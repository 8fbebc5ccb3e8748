package library

import (
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
)

// Commands returns the list of games, the way to it, and on first screens the one that continues the last game.
func (l *Library) Commands(at scene.Panel) []desk.Command {
	switch at {
	case scene.GamesPanel:
		return l.ofGames()
	case scene.GamePanel:
		return l.ofGame()
	case scene.DeletePanel:
		return l.ofDelete()
	case scene.MenuPanel:
		return []desk.Command{l.desk.Named("games", l.open)}
	case scene.ShelfPanel:
		return append(l.ofShelf(), desk.Cornered(l.desk.Named("games", l.open)))
	case scene.TitlePanel:
		list := []desk.Command{desk.Cornered(l.desk.Named("games", l.open))}
		if saved, going := l.saves.Latest(l.desk.Offer().Kind.Name()); going {
			list = append(list, l.resume("continue", saved))
		}
		return list
	}
	return nil
}

// ofShelf returns the shelf's commands that continue a game or begin a new one.
func (l *Library) ofShelf() []desk.Command {
	var list []desk.Command
	of := func(name string, one desk.Command) { // for people who cannot see which cover the button is on
		one.Row = l.title(name)
		list = append(list, one)
	}
	for _, o := range l.saves.Offers() {
		name, begin := o.Kind.Name(), "menu.play"
		if saved, ok := l.saves.Latest(name); ok {
			of(name, l.resume(ContinueOf+name, saved))
			begin = "menu.new"
		}
		of(name, l.desk.Said(NewOf+name, begin, false, func() { l.matches.takeDown(o) }))
	}
	return list
}

// ContinueOf and NewOf, followed by a game's name, are the IDs of those commands.
const ContinueOf, NewOf = "continue-", "new-"

// resume returns the command that continues a saved game.
func (l *Library) resume(id string, s play.Game) desk.Command {
	out := l.desk.Said(id, "menu.continue", true, func() { l.matches.Resume(s.Key) })
	out.Sub = l.side(s)
	if where := l.whereabouts.Of(s); where != "" && s.People() < 2 { // it is told from one seat
		out.Sub = l.desk.T("menu.continue.sub", "side", out.Sub, "where", where)
	}
	return out
}

// Commands returns those that replay a finished game, and export it.
func (r *Replay) Commands(at scene.Panel) []desk.Command {
	switch {
	case at == scene.RecapPanel && r.On():
		return r.ofReplay()
	case at == scene.EndPanel:
		var list []desk.Command
		if r.can() {
			list = append(list, r.desk.Named("replay", r.begin))
		}
		if r.exchange.Can() && r.saves.Text(r.saves.Now()) != "" {
			list = append(list, r.desk.Named("link", r.share))
		}
		return list
	}
	return nil
}

// Commands returns those that prove that nothing was arranged.
func (f *Fairness) Commands(at scene.Panel) []desk.Command {
	switch at {
	case scene.MenuPanel:
		return f.ofMenu()
	case scene.EndPanel:
		return f.ofEnd()
	case scene.SealPanel:
		return f.ofSeal()
	}
	return nil
}

// Commands returns those that explain what is wrong, and help.
func (t *StorageTrouble) Commands(at scene.Panel) []desk.Command {
	switch at {
	case scene.MenuPanel, scene.EndPanel, scene.TitlePanel, scene.ShelfPanel:
		return t.Badge()
	case scene.UnsavedPanel:
		return t.ofUnsaved()
	case scene.ElsewherePanel:
		return t.ofElsewhere()
	}
	return nil
}
