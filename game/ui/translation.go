package ui

import (
	"onelongnight/game/ui/scene"
	"slices"

	"onelongnight/game/table"
)

// translation is what everything is said in. Words are never changed where they
// stand: the games are offered anew in the other language, and what is on the
// table is told again by it.
type translation struct {
	*desk
	host   Host
	prefs  *preferences
	advice *advice
	shelf  *shelf
	film   *film
	play   *play
	panels *panels
	toasts *toasts
	offers []Offer // shared with those who look a game up
	plain  []Offer // as they came, in English
	spoken string  // the language of offers
	spoke  func()  // everything is said in another language now
}

// want speaks the language that is chosen, now or when its words have come.
// Without them it stays as it is, says so, and tries again when asked again.
func (l *translation) want() {
	host, ok := l.host.(Linguist)
	if !ok {
		return
	}
	lang := l.prefs.chosen.value("language")
	if lang == autoLanguage {
		lang = host.Language()
	}
	switch lang {
	case l.spoken:
	case "en":
		l.speak(lang, l.plain)
	default:
		offers, err := host.Offers(lang)
		if err != nil {
			l.toasts.warn("error.language", err)
		} else if len(offers) > 0 {
			l.speak(lang, offers)
		}
	}
}

// speak lets everything be said in a language.
func (l *translation) speak(lang string, offers []Offer) {
	l.film.skip()
	copy(l.offers, offers)
	l.shelf.restock(l.offers)
	for _, o := range l.offers {
		if o.Kind.Name() == l.offer.Kind.Name() {
			l.offer = o.open(l.offer.Game)
		}
	}
	l.spoken = lang
	l.screen.Toast = ""
	l.advice.drop()
	l.panels.under = slices.DeleteFunc(l.panels.under, func(under layer) bool { return len(under.words) > 0 && under.panel != scene.MenuPanel })
	l.host.(Linguist).Speaks(lang)
	l.stale = true
	if l.session == nil {
		return
	}
	if err := l.session.Speak(l.offer.Voice); err != nil {
		l.toasts.refuse(err, table.NoSpot)
	}
	l.play.told, l.film.taken = len(l.session.Lines()), l.session.StepCount()
	l.spoke()
}
