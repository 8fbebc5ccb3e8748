package ui

import (
	"strings"
	"unicode"

	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// ways are the other ways to play than one person against the computer on a new deal.
type ways struct {
	*desk
	host     Host
	matches  *matches
	panels   *panels
	toasts   *toasts
	exchange *exchange
	daily    *daily
	tasks    *taskLists
}

// ofWays are the commands of the list of them.
func (w *ways) ofWays() []command {
	day := w.way("daily", w.daily.begin)
	date, _ := w.daily.today()
	if day.Sub = w.t("menu.daily.sub", "date", date); w.daily.begun(date) {
		day.Sub = w.t("menu.daily.again", "date", date)
	}
	var list []command
	if w.tasks.can() {
		for _, chapter := range w.offer.Chapters {
			list = append(list, w.tasks.open(chapter))
		}
	}
	list = append(list, day)
	if w.chairs() > 1 {
		list = append(list, w.way("shared", func() { w.matches.startShared() }))
	}
	if h, ok := w.host.(Asker); ok {
		deal := w.way("deal", func() { w.askDeal(h) })
		if w.matches.deal != "" {
			deal.Sub = w.t("menu.deal.next", "seed", w.matches.deal)
		}
		list = append(list, deal)
	}
	if w.exchange.can() {
		list = append(list, w.way("import", w.exchange.importCode))
	}
	return append(list, w.named("close", w.panels.close))
}

// way is one of them, with a line that says what it is.
func (w *ways) way(id string, do func()) command {
	c := w.named(id, do)
	c.Sub = w.t("menu." + id + ".sub")
	return c
}

// askDeal asks for the seed of the next game.
func (w *ways) askDeal(h Asker) {
	h.Ask(w.t("menu.deal"), w.t("menu.deal.says"), w.matches.deal, func(text string) {
		w.matches.saves.post(func() { w.setDeal(text) })
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
	if runes := []rune(seed); len(runes) > mostSeed {
		seed = string(runes[:mostSeed])
	}
	if w.matches.deal = seed; seed != "" {
		w.panels.close()
		w.toasts.say(w.t("menu.deal.next", "seed", seed), table.NoSpot)
	}
	w.stale = true
}

// open is the command on the first screen that opens the list.
func (w *ways) open() command {
	c := w.named("ways", func() { w.panels.openOver(scene.WaysPanel) })
	if c.Sub = w.t("menu.ways.sub"); w.chairs() < 2 {
		c.Sub = w.t("menu.ways.sub.alone")
	}
	return c
}
