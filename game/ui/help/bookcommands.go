package help

import (
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Commands returns those that open the book (from the menu and the first screen at what is asked, elsewhere at the
// thing being looked at), and those that turn its pages.
func (a *Reader) Commands(at scene.Panel) []desk.Command {
	switch at {
	case scene.BookPanel:
		return a.drawn.commands()
	case scene.CardPanel, scene.PlacePanel, scene.FigurePanel:
		return append(a.rulesFor(), a.desk.Shut())
	case scene.MenuPanel:
		return a.rules()
	case scene.TitlePanel:
		var list []desk.Command
		for _, one := range a.rules() {
			list = append(list, desk.Cornered(one))
		}
		return list
	}
	return nil
}
