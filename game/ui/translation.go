package ui

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/help"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/settings"
)

// translation changes the language. Texts are never edited in place: the games are offered again in the other language,
// and the session on the table is told again in it.
type translation struct {
	desk   *desk.Desk
	host   desk.Host
	prefs  *settings.Preferences
	advice *help.Asker
	shelf  *shelf
	film   *play.Film
	play   *play.Play
	toasts *play.Toasts
	offers []desk.Offer // shared with code that looks a game up
	plain  []desk.Offer // in English, as the program got them
	spoken string       // language of offers
	spoke  func()       // called after the language has changed
}

// want switches to the chosen language, now or when its texts have arrived. If it cannot get them it says so, keeps the
// language, and tries again the next time.
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

// speak switches everything to a language.
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

// chosen switches if the setting that changed is the language.
func (l *translation) chosen(name string) {
	if name == "language" {
		l.want()
	}
}
