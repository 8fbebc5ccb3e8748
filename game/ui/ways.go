package ui

import (
	"strings"
	"unicode"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/library"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
)

// ways are the ways to play other than one person against the computer on a new deal.
type ways struct {
	desk     *desk.Desk
	host     desk.Host
	matches  *library.Matches
	toasts   *play.Toasts
	exchange *library.Exchange
	daily    *library.Daily
	tasks    *library.TaskLists
	post     func(func())
}

// ofWays returns the commands that list them.
func (w *ways) ofWays() []desk.Command {
	day := w.way("daily", w.daily.Begin)
	date, _ := w.daily.Today()
	if day.Sub = w.desk.T("menu.daily.sub", "date", date); w.daily.Begun(date) {
		day.Sub = w.desk.T("menu.daily.again", "date", date)
	}
	var list []desk.Command
	if w.tasks.Can() {
		for _, chapter := range w.desk.Offer().Chapters {
			list = append(list, w.tasks.Open(chapter))
		}
	}
	list = append(list, day)
	if w.desk.Chairs() > 1 {
		one := w.matches.Shared()
		one.Sub = w.desk.T("menu.shared.sub")
		list = append(list, one)
	}
	if h, ok := w.host.(desk.Page); ok {
		deal := w.way("deal", func() { w.askDeal(h) })
		if w.matches.Deal() != "" {
			deal.Sub = w.desk.T("menu.deal.next", "seed", w.matches.Deal())
		}
		list = append(list, deal)
	}
	if w.exchange.Can() {
		list = append(list, w.way("import", w.exchange.ImportCode))
	}
	return append(list, w.desk.Named("close", w.desk.Close))
}

// way returns the command for one of them, with a line that explains it.
func (w *ways) way(id string, do func()) desk.Command {
	c := w.desk.Named(id, do)
	c.Sub = w.desk.T("menu." + id + ".sub")
	return c
}

// askDeal asks for the seed of the next game.
func (w *ways) askDeal(h desk.Page) {
	h.Ask(w.desk.T("menu.deal"), w.desk.T("menu.deal.says"), w.matches.Deal(), func(text string) {
		w.post(func() { w.setDeal(text) })
	})
}

// setDeal sets the seed of the next game: any text without spaces.
func (w *ways) setDeal(text string) {
	seed := strings.Map(func(r rune) rune {
		if unicode.IsGraphic(r) && !unicode.IsSpace(r) {
			return r
		}
		return -1
	}, text)
	if runes := []rune(seed); len(runes) > desk.MostSeed {
		seed = string(runes[:desk.MostSeed])
	}
	if w.matches.SetDeal(seed); seed != "" {
		w.desk.Close()
		w.toasts.Say(w.desk.T("menu.deal.next", "seed", seed), table.NoSpot)
	}
	w.desk.Invalidate()
}

// open returns the command of the first screen that opens the list.
func (w *ways) open() desk.Command {
	c := w.desk.Named("ways", func() { w.desk.OpenOver(scene.WaysPanel) })
	switch c.Sub = w.desk.T("menu.ways.sub"); {
	case w.tasks.Can() && len(w.desk.Offer().Chapters) > 2:
		c.Sub = w.desk.T("menu.ways.sub.all")
	case w.tasks.Can() && len(w.desk.Offer().Chapters) > 0:
		c.Sub = w.desk.T("menu.ways.sub.lessons")
	case w.desk.Chairs() < 2:
		c.Sub = w.desk.T("menu.ways.sub.alone")
	}
	return c
}

// Commands returns the list, and on the first screen the way to it.
func (w *ways) Commands(at scene.Panel) []desk.Command {
	switch at {
	case scene.WaysPanel:
		return w.ofWays()
	case scene.TitlePanel:
		return []desk.Command{w.open()}
	}
	return nil
}
