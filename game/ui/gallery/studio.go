package gallery

import (
	"image"
	"maps"
	"slices"
	"strings"
	"time"

	"onelongnight/game"
	"onelongnight/game/games"
	"onelongnight/game/ui"
	shelf "onelongnight/game/ui/games"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// Studio takes pictures of the running program in one window and the gallery's language.
type Studio struct {
	*Gallery
	Window
	Kinds  []game.Kind
	Offers []ui.Offer        // in English, the program takes the others from the host
	Texts  map[string]string // for the host's Text
	// Acts are a game's own actions besides presses, by name.
	Acts map[string]func(*uitest.Window, *uitest.Host)
}

// Studio returns the studio for the program with the gallery's game alone.
func (g *Gallery) Studio(w Window) *Studio {
	books, err := games.Books()
	g.Fail(err)
	data, said := games.Missions()
	return &Studio{Gallery: g, Window: w, Kinds: games.Kinds(), Offers: only(g.box.Kind.Name(), shelf.Offers()),
		Texts: map[string]string{ui.BookPrefix + g.Lang: books[g.Lang], ui.MissionFile: data,
			ui.MissionPrefix + g.Lang: said[g.Lang]}}
}

// only returns the offer of one game.
func only(name string, offers []ui.Offer) []ui.Offer {
	return slices.DeleteFunc(offers, func(o ui.Offer) bool { return o.Kind.Name() != name })
}

// abroad is a host in the gallery's language.
type abroad struct {
	*uitest.Host
	lang, game string
}

// Language implements desk.Linguist, like the methods below.
func (a abroad) Language() string { return a.lang }

// Offers returns the studio's only game.
func (a abroad) Offers(lang string) ([]ui.Offer, error) {
	list, err := shelf.In(lang, games.Texts()[lang])
	return only(a.game, list), err
}

// Speaks does nothing: nothing beside the canvas is drawn.
func (a abroad) Speaks(string) {}

// run starts the program with what is stored.
func (l *Studio) run(stored map[string]string) (*uitest.Window, *uitest.Host) {
	host := &uitest.Host{Kinds: l.Kinds, Texts: l.Texts, Stored: stored}
	app := ui.New(abroad{host, l.Lang, l.Offers[0].Kind.Name()}, l.Offers...)
	return &uitest.Window{App: app, W: float64(l.W), H: float64(l.H)}, host
}

// acts are the actions of all games.
var acts = map[string]func(*uitest.Window, *uitest.Host){
	"resume": func(w *uitest.Window, _ *uitest.Host) {
		w.ResumeAtOnce()
		w.Run()
	},
	"concede": func(w *uitest.Window, _ *uitest.Host) {
		w.Press("button:menu", "button:concede", "button:concede-yes")
		Until(w, func(s scene.Screen) bool { return s.Panel == scene.EndPanel })
	},
	"watch": func(w *uitest.Window, _ *uitest.Host) { // well into a replay, once it has been analysed
		Until(w, func(s scene.Screen) bool {
			curve := s.Timeline.Curve
			return len(curve) > 0 && curve[0] != curve[s.Timeline.Pages-1]
		})
		for range 40 {
			w.Press("button:recap-on")
		}
	},
	"button:hint": func(w *uitest.Window, _ *uitest.Host) {
		w.Press("button:hint")
		Until(w, func(s scene.Screen) bool { return len(s.Plan) > 0 })
	},
}

// Open returns a function that takes a picture of the program after some presses, with a saved game and settings.
// "search WORD" searches the game's book. Nothing runs unless the picture is wanted.
func (l *Studio) Open(saved, settings string, presses ...string) func() *image.RGBA {
	return func() *image.RGBA {
		w, host := l.run(map[string]string{"settings": "speed=0 tips=off " + settings, "save": saved})
		all := maps.Clone(acts)
		maps.Copy(all, l.Acts)
		for _, id := range presses {
			word, searched := strings.CutPrefix(id, "search ")
			switch act := all[id]; {
			case searched:
				w.Search(word)
			case act != nil:
				act(w, host)
			default:
				w.Press(id)
			}
		}
		p, m := w.Run()
		return Load(l.Window).Take(p, m)
	}
}

// Keep writes a picture in many colours, named after the window.
func (l *Studio) Keep(name string, take func() *image.RGBA) {
	if name += "-" + l.Name; l.Wants(name) {
		l.Save(name, take())
	}
}

// Sheet writes several pictures side by side, named after the window.
func (l *Studio) Sheet(name string, takes ...func() *image.RGBA) {
	if name += "-" + l.Name; !l.Wants(name) {
		return
	}
	var list []*image.RGBA
	for _, take := range takes {
		list = append(list, take())
	}
	across, width := 2, 640
	if l.Portrait() {
		across, width = len(list), 270
	}
	l.Small(name, Sheet(list, across, l.Width(l.Window, width)))
}

// Until runs the program until its screen satisfies holds, for ten seconds at most.
func Until(w *uitest.Window, holds func(scene.Screen) bool) {
	for end := time.Now().Add(10 * time.Second); !holds(w.Screen()) && time.Now().Before(end); {
		w.Run()
		time.Sleep(10 * time.Millisecond)
	}
}
