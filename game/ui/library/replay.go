package library

import (
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/store"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/help"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/settings"
)

// Replay shows a game that has ended from its beginning to its end: a recap of all there is, that runs by itself or
// stands wherever somebody wants it, from any person's seat, with the curve of winning chance below.
type Replay struct {
	desk     *desk.Desk
	host     desk.Host
	prefs    *settings.Preferences
	saves    *play.Saves
	recap    *play.Recap
	film     *play.Film
	analysis *help.Analysis
	matches  *Matches
	exchange *Exchange
	toasts   *play.Toasts
	from     game.Seat      // that it was looked at from first
	of       *table.Session // that is or was shown
	secrets  scene.Secrets  // that are seen in it
	waiting  string         // an address, as long as another window has the games
}

// NewReplay shows nothing again yet. It opens codes of whole games.
func NewReplay(n *play.Needs, recap *play.Recap, film *play.Film, analysis *help.Analysis, matches *Matches,
	exchange *Exchange) *Replay {
	out := &Replay{desk: n.Desk, host: n.Host, prefs: n.Prefs, saves: n.Saves, recap: recap, film: film,
		analysis: analysis, matches: matches, exchange: exchange, toasts: n.Toasts}
	exchange.Opens(out.take)
	return out
}

// On reports whether a whole game is shown again.
func (r *Replay) On() bool { return r.recap.Whole() }

// can reports whether there is a game to be shown.
func (r *Replay) can() bool {
	_, animates := r.desk.Offer().Skin.(scene.Animator)
	return animates && r.desk.Finished() && r.desk.Session().StepCount() > 0
}

func (r *Replay) begin() {
	if !r.On() {
		r.from, r.secrets, r.of = r.desk.Viewer(), scene.OwnSecrets, r.desk.Session()
	}
	first, _ := r.desk.Session().Steps()
	if !r.recap.Show(first, r.desk.Session().StepCount(), table.NoSpot) {
		return
	}
	r.recap.BeWhole(r.prefs.Speed() > 0)
	r.desk.Invalidate()
}

// Advance turns the page when a running replay has shown one.
func (r *Replay) Advance() {
	if r.On() && r.recap.Running() && r.film.ShownOut() && !r.desk.Covered() {
		if r.recap.Page()+1 >= len(r.recap.Pages()) {
			r.recap.Run(false)
			r.desk.Invalidate()
			return
		}
		r.seek(r.recap.Page() + 1)
	}
}

func (r *Replay) seek(page int) {
	r.recap.Turn(min(max(page, 0), len(r.recap.Pages())-1))
	r.desk.Invalidate()
}

// Touch goes to the page of a moment of the line.
func (r *Replay) Touch(spot table.Spot) {
	if page, err := strconv.Atoi(spot.ID); err == nil && r.On() {
		r.recap.Run(false)
		r.seek(page)
	}
}

// timeline returns the line of time.
func (r *Replay) timeline() *scene.Timeline {
	t := &scene.Timeline{At: r.recap.Page(), Pages: len(r.recap.Pages())}
	if chances := r.analysis.Chances(); len(chances) > 0 {
		first, steps := r.desk.Session().Steps()
		at := 0
		for _, page := range r.recap.Pages() {
			for at+1 < len(chances) && chances[at+1].Move <= steps[page.Last-first].Move {
				at++
			}
			t.Curve = append(t.Curve, chances[at].Win)
		}
	}
	return t
}

// moves returns how many moves had been made at the page that is shown.
func (r *Replay) moves() int {
	first, steps := r.desk.Session().Steps()
	return steps[r.recap.Pages()[r.recap.Page()].Last-first].Move
}

func (r *Replay) ofReplay() []desk.Command {
	page, pages := r.recap.Page(), len(r.recap.Pages())
	on := desk.NewCommand(scene.Command{ID: "recap-on", Main: true, Label: r.desk.T("recap.on"),
		Sub: r.desk.T("recap.page", "page", page+1, "pages", pages)}, func() { r.step(1) })
	list := []desk.Command{on, r.desk.Named("recap-back", func() { r.step(-1) })}
	if r.recap.Running() {
		list = append(list, r.desk.Named("pause", r.run))
	} else {
		list = append(list, r.desk.Named("run", r.run))
	}
	if r.desk.Chairs() > 1 {
		eyes := r.desk.Named("eyes", r.change)
		seat, secrets := r.nextView()
		if eyes.Sub = r.desk.Offer().Voice.Side(seat); secrets != scene.OwnSecrets {
			eyes.Sub = r.desk.T([...]string{scene.AllSecrets: "secrets.all", scene.NoSecrets: "secrets.none"}[secrets])
		}
		list = append(list, eyes)
	}
	if r.moves() > 0 && page+1 < pages {
		branch := r.desk.Named("branch", r.branch)
		branch.Sub = r.desk.T("menu.branch.sub")
		list = append(list, branch)
	}
	return append(list, desk.NewCommand(scene.Command{ID: "close", Label: r.desk.T("menu.close")}, r.desk.Close))
}

// step goes on, or back, by hand.
func (r *Replay) step(by int) {
	r.recap.Run(false)
	r.seek(r.recap.Page() + by)
}

// run lets it run by itself, or stand; from the end it begins anew.
func (r *Replay) run() {
	r.recap.Run(!r.recap.Running())
	if r.recap.Running() && r.recap.Page()+1 >= len(r.recap.Pages()) {
		r.seek(0)
	}
	r.desk.Invalidate()
}

// nextView returns how the game is looked at next: from each person's seat in turn, then with everybody's hidden
// things, then with nobody's.
func (r *Replay) nextView() (game.Seat, scene.Secrets) {
	beside := r.matches.beside()
	switch r.secrets {
	case scene.AllSecrets:
		return r.desk.Viewer(), scene.NoSecrets
	case scene.NoSecrets:
		return beside, scene.OwnSecrets
	}
	if beside == r.from { // all have had their turn
		return r.desk.Viewer(), scene.AllSecrets
	}
	return beside, scene.OwnSecrets
}

// change looks at the same moment in the next way.
func (r *Replay) change() {
	page, running := r.recap.Page(), r.recap.Running()
	seat, secrets := r.nextView()
	r.secrets = secrets
	if err := r.desk.Session().WatchFrom(seat); err != nil {
		r.toasts.Warn("error.input", err)
		return
	}
	r.begin()
	r.recap.Run(running)
	r.seek(page)
}

// branch plays on from the moment that is shown, at the seat from which the game is seen.
func (r *Replay) branch() {
	seat := r.desk.Viewer()
	s, err := r.desk.Session().Branch(r.moves(), table.Against(r.desk.Session().Game, seat, r.prefs.Player()))
	if err != nil {
		r.toasts.Warn("error.input", err)
		return
	}
	r.matches.begin(s)
	r.saves.Begin("")
	r.toasts.Say(r.desk.T("badge.practice.why"), table.NoSpot)
}

// LinkMark begins the part of an address that holds a replay code.
const LinkMark = "#replay="

// take opens the game of a code or a link that is somewhere in a text, and reports whether there is one. It is kept
// once however often it is opened, as somebody else's: it counts nowhere.
func (r *Replay) take(text string) bool {
	s, code := r.find(text)
	if s == nil {
		return false
	}
	r.matches.clear()
	r.matches.OfferGame(r.saves.OfferOf(s).Open(s.Game))
	r.matches.begin(s)
	r.saves.Begin(desk.SharedPrefix + store.Checksum(code))
	if r.can() {
		r.begin()
	}
	return true
}

func (r *Replay) find(text string) (s *table.Session, code string) {
	if strings.Contains(text, store.CodeMark) || len(text) > mostCode {
		return nil, ""
	}
	text = store.CleanPaste(text)
	candidates := store.PastedWords(text, shortestCode)
	if _, after, ok := strings.Cut(text, LinkMark); ok {
		candidates = store.PastedRuns(after)
	}
	kinds, voices := r.saves.Speakers()
	for code := range candidates {
		if s, err := table.Replay(kinds, voices, code); err == nil {
			return s, code
		}
	}
	for code := range store.PastedRuns(text) { // one that is broken into lines
		if s, err := table.Replay(kinds, voices, code); err == nil {
			return s, code
		}
	}
	return nil, ""
}

// shortestCode is how many letters a replay code has at least.
const shortestCode = 14

// Follow opens what an address names, or says that it names no game.
func (r *Replay) Follow(address string) {
	switch {
	case r.saves.Shut():
		r.waiting = address
	case !r.take(address):
		r.toasts.Say(r.desk.T("exchange.none"), table.NoSpot)
	}
}

// Regained opens what an address named while another window had the games.
func (r *Replay) Regained() {
	if address := r.waiting; address != "" {
		r.waiting = ""
		r.Follow(address)
	}
}

// share hands out the address at which any copy of this program opens the game, or the code where there is none.
func (r *Replay) share() {
	code, err := r.desk.Session().Code()
	if err != nil {
		r.toasts.Warn("error.input", err)
		return
	}
	if h, ok := r.host.(desk.Page); ok {
		code = h.Address() + LinkMark + code
	}
	r.exchange.give(r.desk.T("menu.link"), r.desk.T("menu.link.says"), "onelongnight-replay.txt", code)
}

// Show writes the time line while the game is shown again, and, then and after it, whose hidden things are seen.
func (r *Replay) Show(s *scene.Screen) {
	if r.On() {
		s.Timeline = r.timeline()
	}
	if r.of == r.desk.Session() {
		s.Secrets = r.secrets
	}
}
