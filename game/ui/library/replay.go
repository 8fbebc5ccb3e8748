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

// Replay shows a finished game from beginning to end: a recap of the whole game that runs by itself or stops anywhere,
// from any person's seat, with the curve of winning chance below.
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
	from     game.Seat      // the seat from which it was first seen
	of       *table.Session // the session shown now or last
	secrets  scene.Secrets  // visible in it
	waiting  string         // an address to open once another window gives up the games
}

// NewReplay opens codes of whole games.
func NewReplay(n *play.Needs, recap *play.Recap, film *play.Film, analysis *help.Analysis, matches *Matches,
	exchange *Exchange) *Replay {
	out := &Replay{desk: n.Desk, host: n.Host, prefs: n.Prefs, saves: n.Saves, recap: recap, film: film,
		analysis: analysis, matches: matches, exchange: exchange, toasts: n.Toasts}
	exchange.Opens(out.take)
	return out
}

// On reports whether a whole game is being replayed.
func (r *Replay) On() bool { return r.recap.Whole() }

// can reports whether there is a game to replay.
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

// Touch goes to a moment of the timeline.
func (r *Replay) Touch(spot table.Spot) {
	if page, err := strconv.Atoi(spot.ID); err == nil && r.On() {
		r.recap.Run(false)
		r.seek(page)
	}
}

// timeline returns the timeline.
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

// moves returns how many moves had been made at the current page.
func (r *Replay) moves() int {
	first, steps := r.desk.Session().Steps()
	return steps[r.recap.Pages()[r.recap.Page()].Last-first].Move
}

func (r *Replay) ofReplay() []desk.Command {
	page, pages := r.recap.Page(), len(r.recap.Pages())
	key, next := "recap.on", func() { r.step(1) }
	if page == pages-1 {
		key, next = "recap.end", r.desk.Close
	}
	on := r.desk.Said("recap-on", key, true, next)
	on.Sub = r.desk.T("recap.page", "page", page+1, "pages", pages)
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

// step turns pages by hand.
func (r *Replay) step(by int) {
	r.recap.Run(false)
	r.seek(r.recap.Page() + by)
}

// run lets it run by itself, or stops it. From the end it starts again.
func (r *Replay) run() {
	r.recap.Run(!r.recap.Running())
	if r.recap.Running() && r.recap.Page()+1 >= len(r.recap.Pages()) {
		r.seek(0)
	}
	r.desk.Invalidate()
}

// nextView returns the next point of view: each person's seat in turn, then everybody's hidden things, then nobody's.
func (r *Replay) nextView() (game.Seat, scene.Secrets) {
	beside := r.matches.beside()
	switch r.secrets {
	case scene.AllSecrets:
		return r.desk.Viewer(), scene.NoSecrets
	case scene.NoSecrets:
		return beside, scene.OwnSecrets
	}
	if beside == r.from { // every seat has had its turn
		return r.desk.Viewer(), scene.AllSecrets
	}
	return beside, scene.OwnSecrets
}

// change switches to the next point of view at the same moment.
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

// branch plays on from this moment, at the seat from which the game is seen.
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

// LinkMark precedes a replay code in an address.
const LinkMark = "#replay="

// take opens the game of a code or link found in a text, and reports whether there was one. The game is saved once,
// however often it is opened, and as somebody else's, so that it counts nowhere.
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
	for code := range store.PastedRuns(text) { // the code may be broken into lines
		if s, err := table.Replay(kinds, voices, code); err == nil {
			return s, code
		}
	}
	return nil, ""
}

// shortestCode is the least length of a replay code, in letters.
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

// share exports an address at which any copy of this program opens the game, or the code if there is no address.
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

// Show writes the timeline during a replay; then and afterwards, it writes whose hidden things are visible.
func (r *Replay) Show(s *scene.Screen) {
	if r.On() {
		s.Timeline = r.timeline()
	}
	if r.of == r.desk.Session() {
		s.Secrets = r.secrets
	}
}
