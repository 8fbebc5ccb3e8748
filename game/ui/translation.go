package ui

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/help"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/settings"
)

// translation is what everything is said in. Words are never changed where they
// stand: the games are offered anew in the other language, and what is on the
// table is told again by it.
type translation struct {
	desk   *desk.Desk
	host   desk.Host
	prefs  *settings.Preferences
	advice *help.Asker
	shelf  *shelf
	film   *play.Film
	play   *play.Play
	toasts *play.Toasts
	offers []desk.Offer // shared with those who look a game up
	plain  []desk.Offer // as they came, in English
	spoken string       // the language of offers
	spoke  func()       // everything is said in another language now
}

// want speaks the language that is chosen, now or when its words have come.
// Without them it stays as it is, says so, and tries again when asked again.
func (l *translation) want() {
	there, ok := l.host.(desk.Linguist)
	if !ok {
		return
	}
	lang := l.prefs.Value("language")
	if lang == settings.AutoLanguage {
		lang = there.Language()
	}
	switch lang {
	case l.spoken:
	case "en":
		l.speak(lang, l.plain)
	default:
		offers, err := there.Offers(lang)
		if err != nil {
			l.toasts.Warn("error.language", err)
		} else if len(offers) > 0 {
			l.speak(lang, offers)
		}
	}
}

// speak lets everything be said in a language.
func (l *translation) speak(lang string, offers []desk.Offer) {
	l.film.Skip()
	copy(l.offers, offers)
	l.shelf.restock(l.offers)
	for _, o := range l.offers {
		if o.Kind.Name() == l.desk.Offer().Kind.Name() {
			l.desk.SetOffer(o.Open(l.desk.Offer().Game))
		}
	}
	l.spoken = lang
	l.toasts.Hide()
	l.advice.Drop()
	l.desk.ForgetWords()
	l.host.(desk.Linguist).Speaks(lang)
	l.desk.Invalidate()
	if l.desk.Session() == nil {
		return
	}
	if err := l.desk.Session().Speak(l.desk.Offer().Voice); err != nil {
		l.toasts.Refuse(err, table.NoSpot)
	}
	l.play.Heard()
	l.spoke()
}

// chosen speaks another language if that was chosen.
func (l *translation) chosen(name string) {
	if name == "language" {
		l.want()
	}
}
