package ui

import (
	"strings"
	"unicode"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/host"
	"onelongnight/game/ui/scene"
)

// ways are the other ways to play than one person against the computer on a new deal.
type ways struct {
	*desk.Desk
	host     host.Host
	matches  *matches
	toasts   *toasts
	exchange *exchange
	daily    *daily
	tasks    *taskLists
	post     func(func())
}

// ofWays are the commands of the list of them.
func (w *ways) ofWays() []desk.Command {
	day := w.way("daily", w.daily.begin)
	date, _ := w.daily.today()
	if day.Sub = w.T("menu.daily.sub", "date", date); w.daily.begun(date) {
		day.Sub = w.T("menu.daily.again", "date", date)
	}
	var list []desk.Command
	if w.tasks.can() {
		for _, chapter := range w.Offer().Chapters {
			list = append(list, w.tasks.open(chapter))
		}
	}
	list = append(list, day)
	if w.Chairs() > 1 {
		list = append(list, w.way("shared", func() { w.matches.startShared() }))
	}
	if h, ok := w.host.(host.Asker); ok {
		deal := w.way("deal", func() { w.askDeal(h) })
		if w.matches.Deal() != "" {
			deal.Sub = w.T("menu.deal.next", "seed", w.matches.Deal())
		}
		list = append(list, deal)
	}
	if w.exchange.can() {
		list = append(list, w.way("import", w.exchange.importCode))
	}
	return append(list, w.Named("close", w.Close))
}

// way is one of them, with a line that says what it is.
func (w *ways) way(id string, do func()) desk.Command {
	c := w.Named(id, do)
	c.Sub = w.T("menu." + id + ".sub")
	return c
}

// askDeal asks for the seed of the next game.
func (w *ways) askDeal(h host.Asker) {
	h.Ask(w.T("menu.deal"), w.T("menu.deal.says"), w.matches.Deal(), func(text string) {
		w.post(func() { w.setDeal(text) })
	})
}

// setDeal has the next game dealt from a seed, any text without blanks.
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
		w.Close()
		w.toasts.Say(w.T("menu.deal.next", "seed", seed), table.NoSpot)
	}
	w.Invalidate()
}

// open is the command on the first screen that opens the list.
func (w *ways) open() desk.Command {
	c := w.Named("ways", func() { w.OpenOver(scene.WaysPanel) })
	if c.Sub = w.T("menu.ways.sub"); w.Chairs() < 2 {
		c.Sub = w.T("menu.ways.sub.alone")
	}
	return c
}
