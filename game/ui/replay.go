package ui

import (
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/host"
	"onelongnight/game/ui/scene"
)

// replay shows a game that has ended from its beginning to its end: a recap of all there is, that runs by itself or stands
// wherever somebody wants it, from any person's seat, with the curve of winning chance below.
type replay struct {
	*desk.Desk
	host     host.Host
	prefs    *preferences
	saves    *saves
	recap    *recap
	film     *film
	analysis *analysis
	matches  *matches
	exchange *exchange
	toasts   *toasts
	from     game.Seat      // that it was looked at from first
	of       *table.Session // that is or was shown
	secrets  scene.Secrets  // that are seen in it
}

// newReplay makes it.
func newReplay(d *desk.Desk, lent host.Host, prefs *preferences, saves *saves, recap *recap, film *film, analysis *analysis, matches *matches, exchange *exchange, toasts *toasts) *replay {
	out := &replay{Desk: d, host: lent, prefs: prefs, saves: saves, recap: recap, film: film, analysis: analysis, matches: matches, exchange: exchange, toasts: toasts}
	exchange.Opens(out.take)
	return out
}

// on tells whether a whole game is shown again.
func (r *replay) on() bool { return r.recap.Whole() }

// can tells whether there is a game to be shown.
func (r *replay) can() bool {
	_, animates := r.Offer().Skin.(scene.Animator)
	return animates && r.Finished() && r.Session().StepCount() > 0
}

// begin shows the game from its beginning.
func (r *replay) begin() {
	if !r.on() {
		r.from, r.secrets, r.of = r.Viewer(), scene.OwnSecrets, r.Session()
	}
	first, _ := r.Session().Steps()
	if !r.recap.show(first, r.Session().StepCount(), table.NoSpot) {
		return
	}
	r.recap.BeWhole(r.prefs.Speed() > 0)
	r.Invalidate()
}

// advance turns the page when a running replay has shown one.
func (r *replay) advance() {
	if r.on() && r.recap.Running() && r.film.shownOut() && !r.Covered() {
		if r.recap.Page()+1 >= len(r.recap.Pages()) {
			r.recap.Run(false)
			r.Invalidate()
			return
		}
		r.seek(r.recap.Page() + 1)
	}
}

// seek goes to a page.
func (r *replay) seek(page int) {
	r.recap.turn(min(max(page, 0), len(r.recap.Pages())-1))
	r.Invalidate()
}

// touch goes to the page of a moment of the line.
func (r *replay) touch(spot table.Spot) {
	if page, err := strconv.Atoi(spot.ID); err == nil && r.on() {
		r.recap.Run(false)
		r.seek(page)
	}
}

// timeline is the line of time.
func (r *replay) timeline() *scene.Timeline {
	t := &scene.Timeline{At: r.recap.Page(), Pages: len(r.recap.Pages())}
	if chances := r.analysis.chances(); len(chances) > 0 {
		first, steps := r.Session().Steps()
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

// moves is how many moves had been made at the page that is shown.
func (r *replay) moves() int {
	first, steps := r.Session().Steps()
	return steps[r.recap.Pages()[r.recap.Page()].Last-first].Move
}

// ofReplay are its commands.
func (r *replay) ofReplay() []desk.Command {
	page, pages := r.recap.Page(), len(r.recap.Pages())
	on := desk.NewCommand(scene.Command{ID: "recap-on", Main: true, Label: r.T("recap.on"), Sub: r.T("recap.page", "page", page+1, "pages", pages)}, func() { r.step(1) })
	list := []desk.Command{on, r.Named("recap-back", func() { r.step(-1) })}
	if r.recap.Running() {
		list = append(list, r.Named("pause", r.run))
	} else {
		list = append(list, r.Named("run", r.run))
	}
	if r.Chairs() > 1 {
		eyes := r.Named("eyes", r.change)
		seat, secrets := r.nextView()
		if eyes.Sub = r.Offer().Voice.Side(seat); secrets != scene.OwnSecrets {
			eyes.Sub = r.T([...]string{scene.AllSecrets: "secrets.all", scene.NoSecrets: "secrets.none"}[secrets])
		}
		list = append(list, eyes)
	}
	if r.moves() > 0 && page+1 < pages {
		branch := r.Named("branch", r.branch)
		branch.Sub = r.T("menu.branch.sub")
		list = append(list, branch)
	}
	return append(list, desk.NewCommand(scene.Command{ID: "close", Label: r.T("menu.close")}, r.Close))
}

// step goes on, or back, by hand.
func (r *replay) step(by int) {
	r.recap.Run(false)
	r.seek(r.recap.Page() + by)
}

// run lets it run by itself, or stand; from the end it begins anew.
func (r *replay) run() {
	r.recap.Run(!r.recap.Running())
	if r.recap.Running() && r.recap.Page()+1 >= len(r.recap.Pages()) {
		r.seek(0)
	}
	r.Invalidate()
}

// nextView is how the game is looked at next: from each person's seat in turn, then with everybody's hidden things, then
// with nobody's.
func (r *replay) nextView() (game.Seat, scene.Secrets) {
	beside := r.matches.beside()
	switch r.secrets {
	case scene.AllSecrets:
		return r.Viewer(), scene.NoSecrets
	case scene.NoSecrets:
		return beside, scene.OwnSecrets
	}
	if beside == r.from { // all have had their turn
		return r.Viewer(), scene.AllSecrets
	}
	return beside, scene.OwnSecrets
}

// change looks at the same moment in the next way.
func (r *replay) change() {
	page, running := r.recap.Page(), r.recap.Running()
	seat, secrets := r.nextView()
	r.secrets = secrets
	if err := r.Session().Look(seat); err != nil {
		r.toasts.warn("error.input", err)
		return
	}
	r.begin()
	r.recap.Run(running)
	r.seek(page)
}

// branch plays on from the moment that is shown, in the stead of whoever is looked over the shoulder of.
func (r *replay) branch() {
	seat := r.Viewer()
	s, err := r.Session().Branch(r.moves(), table.Against(r.Session().Game, seat, r.prefs.Player()))
	if err != nil {
		r.toasts.warn("error.input", err)
		return
	}
	r.matches.begin(s)
	r.saves.begin("")
	r.toasts.Say(r.T("badge.practice.why"), table.NoSpot)
}

// linkMark begins the part of an address that holds a replay code.
const linkMark = "#replay="

// take opens the game of a code, or of an address that ends with one. It tells whether the text is such.
func (r *replay) take(text string) bool {
	text = strings.TrimSpace(text)
	if _, code, ok := strings.Cut(text, linkMark); ok {
		text = code
	}
	if text == "" || strings.ContainsAny(text, " \n:/") {
		return false
	}
	kinds, voices := r.saves.speakers()
	s, err := table.Replay(kinds, voices, text)
	if err != nil {
		return false
	}
	r.matches.clear()
	r.matches.offerGame(r.saves.offerOf(s).Open(s.Game))
	r.matches.begin(s)
	r.saves.begin("")
	if r.can() {
		r.begin()
	}
	return true
}

// follow opens what an address names, or says that it names no game.
func (r *replay) follow(address string) {
	if r.saves.Shut() || !r.take(address) {
		r.toasts.Say(r.T("exchange.none"), table.NoSpot)
	}
}

// share hands out the address at which any copy of this program opens the game, or the code where there is none.
func (r *replay) share() {
	code, err := r.Session().Code()
	if err != nil {
		r.toasts.warn("error.input", err)
		return
	}
	if h, ok := r.host.(host.Linker); ok {
		code = h.Address() + linkMark + code
	}
	r.exchange.give(r.T("menu.link"), r.T("menu.link.says"), "onelongnight-replay.txt", code)
}

// Show writes the line of time while the game is shown again, and whose hidden things are seen, then and after it.
func (r *replay) Show(s *scene.Screen) {
	if r.on() {
		s.Timeline = r.timeline()
	}
	if r.of == r.Session() {
		s.Secrets = r.secrets
	}
}
