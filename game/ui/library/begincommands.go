package library

import (
	"cmp"
	"strconv"

	"onelongnight/game"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Commands returns those that begin games, give them up and leave them.
func (m *Matches) Commands(at scene.Panel) []desk.Command {
	switch at {
	case scene.TitlePanel:
		return m.ofTitle()
	case scene.SetupPanel:
		list := []desk.Command{m.desk.Said("begin", "menu.play", true, m.startArranged)}
		if m.desk.Chairs() > 1 && !m.prefs.Led() {
			list = append(list, m.Shared())
		}
		return append(list, m.desk.Shut())
	case scene.CurtainPanel:
		return []desk.Command{m.desk.Named("title", m.Leave)}
	case scene.ConcedePanel:
		return []desk.Command{m.desk.Said("close", "menu.resume", true, m.desk.Close),
			m.desk.Said("concede-yes", "menu.concede.yes", false, m.concede)}
	case scene.MenuPanel:
		list := []desk.Command{m.desk.Said("title", "menu.new", false, m.Leave)}
		if !m.desk.Finished() {
			list = append(list, m.desk.Named("concede", m.askConcede))
		}
		return append(list, m.toShelf()...)
	case scene.EndPanel:
		list := []desk.Command{m.desk.Said("again", "menu.again", true, m.Again), m.desk.Named("title", m.Leave)}
		if !m.desk.Shared() && m.desk.Chairs() > 1 {
			seat := m.beside()
			label := m.plays(game.RoleName(m.desk.Offer().Game, seat), m.desk.Offer().Voice.Side(seat))
			list = append(list, desk.NewCommand(scene.Command{ID: "swap", Label: label}, m.swap))
		}
		return list
	}
	return nil
}

// ofTitle returns those of the first screen that begin games.
func (m *Matches) ofTitle() []desk.Command {
	list := m.ofSetup()
	if list == nil {
		list = m.ofSeats()
	}
	for _, one := range m.toShelf() {
		list = append(list, desk.Cornered(one))
	}
	return list
}

// toShelf returns the way to the shelf, the host's or the program's own; none if there is only one game.
func (m *Matches) toShelf() []desk.Command {
	if h, ok := m.host.(desk.Page); ok {
		if there, back := h.Shelf(); there {
			return []desk.Command{m.desk.Named("shelf", func() {
				m.saves.Passed()
				back()
			})}
		}
	}
	if len(m.saves.Offers()) < 2 {
		return nil
	}
	return []desk.Command{m.desk.Named("shelf", m.shelve)}
}

// ofSeats returns a command to begin a game from each seat for people.
func (m *Matches) ofSeats() (list []desk.Command) {
	for seat, info := range m.desk.Seats() {
		if !info.Scripted {
			side := m.desk.Offer().Voice.Side(game.Seat(seat))
			list = append(list, m.quickStart(info.Name, side, func() { m.Start(game.Seat(seat)) }))
		}
	}
	return list
}

// ofSetup returns quick starts, one for each option of the first choice, and the way to the other choices. It returns
// nil for games whose setup does not decide the seat.
func (m *Matches) ofSetup() (list []desk.Command) {
	if !m.prefs.Seated() {
		return nil
	}
	choice := game.ChoicesOf(m.desk.Offer().Kind)[0]
	for i, option := range choice.Options {
		one := m.quickStart(option, m.prefs.ValueName(choice.Name, option), func() {
			m.prefs.Set(choice.Name, option)
			m.startArranged()
		})
		if choice.Hard != nil {
			one.Sub += " · " + m.desk.T("menu.side.hard-"+strconv.Itoa(choice.Hard[i]))
		}
		list = append(list, one)
	}
	return append(list, m.desk.Opener("setup", scene.SetupPanel))
}

// quickStart returns a command that begins a game, named after what is played.
func (m *Matches) quickStart(name, side string, do func()) desk.Command {
	return desk.NewCommand(scene.Command{ID: "play-" + name, Label: m.plays(name, side),
		Sub: m.desk.Optional("side." + name + ".pitch")}, do)
}

// plays says that somebody plays a role. A game can say it in its own words, as some languages need an article, or a
// shorter name.
func (m *Matches) plays(role, side string) string {
	return cmp.Or(m.desk.Optional("side."+role+".play"), m.desk.T("menu.side.play", "side", side))
}
