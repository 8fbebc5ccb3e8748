package play

import (
	"slices"
	"strconv"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/scene"
)

// Recap shows a part of the game again, a beat at a time; each waits at its end until somebody goes on.
type Recap struct {
	desk  *desk.Desk
	film  *Film
	pages []motion.Beat
	page  int

	whole   bool // it is the whole game, see library.Replay
	running bool // it turns pages by itself
}

// NewRecap shows nothing again yet.
func NewRecap(d *desk.Desk, film *Film) *Recap {
	out := &Recap{desk: d, film: film}
	d.OnSwitch(out.endUnlessOpen)
	return out
}

// On reports whether the past is being shown again.
func (r *Recap) On() bool { return r.film.paged }

// shows reports whether this game can be shown again.
func (r *Recap) shows() bool {
	_, animates := r.desk.Offer().Skin.(scene.Animator)
	return animates
}

// can reports whether something has happened that was not simply done by the viewer.
func (r *Recap) can() bool {
	first, steps := r.desk.Session().Steps()
	from, to := r.lastTurn()
	return len(r.desk.Offer().Beats(from, steps[from-first:to-first])) > 0
}

// lastTurn returns the range of kept steps that the others made last. A move of one's own that began a new chapter, as
// one that leads to a battle does, belongs to it if it came just before them. If it came after them, the range begins
// with it.
func (r *Recap) lastTurn() (from, to int) {
	first, steps := r.desk.Session().Steps()
	to = runOf(steps, true)
	for end := len(steps); end > to; end = lastMove(steps[:end]) {
		if r.turns(first, steps[:end]) {
			return first + lastMove(steps[:end]), first + len(steps)
		}
	}
	from = runOf(steps[:to], false)
	if from > 0 && to > from && r.turns(first, steps[:from]) {
		from = lastMove(steps[:from])
	}
	return first + from, first + to
}

// runOf returns where the last steps begin that all were made by the viewer, or all were not.
func runOf(steps []table.Step, mine bool) int {
	n := len(steps)
	for n > 0 && steps[n-1].Mine == mine {
		n--
	}
	return n
}

// lastMove returns where the steps of the last move begin.
func lastMove(steps []table.Step) int {
	n := len(steps) - 1
	for n > 0 && steps[n-1].Move == steps[n].Move {
		n--
	}
	return n
}

// turns reports whether the last move of some steps began a new chapter. first is the number of the first step.
func (r *Recap) turns(first int, steps []table.Step) bool {
	from := lastMove(steps)
	if from > 0 { // what the move before ends with
		from = lastMove(steps[:from])
	}
	beats := r.desk.Offer().Beats(first+from, steps[from:])
	n := len(beats)
	before := slices.IndexFunc(beats, func(b motion.Beat) bool { return b.Last >= first+lastMove(steps) }) - 1
	return n > 0 && beats[max(before, 0)].Chapter != beats[n-1].Chapter
}

// Show shows a range of steps again. about is the sentence of the log it was asked for from, or NoSpot. It reports
// whether there was anything to show.
func (r *Recap) Show(from, to int, about table.Spot) bool {
	first, steps := r.desk.Session().Steps()
	if from < first || from >= to {
		return false
	}
	r.film.Skip()
	pages := telling(r.desk.Offer().Beats(from, steps[from-first:to-first]), steps, first)
	if len(pages) == 0 {
		return false
	}
	r.desk.ShowPlace(table.NoSpot) // where somebody looks is not where it happened
	r.desk.Push(desk.Layer{Panel: scene.RecapPanel, About: about})
	r.pages, r.whole, r.running = pages, false, false
	r.Turn(0)
	return true
}

// telling leaves out the beats without a sentence, which would repeat the one before: what they change is seen with the
// next one that has one. If none has, all stay. first is the number of the first step.
func telling(beats []motion.Beat, steps []table.Step, first int) []motion.Beat {
	told := func(s table.Step) bool { return s.Text != "" }
	wordless := func(b motion.Beat) bool { return !slices.ContainsFunc(steps[b.First-first:b.Last+1-first], told) }
	if pages := slices.DeleteFunc(slices.Clone(beats), wordless); len(pages) > 0 {
		return pages
	}
	return beats
}

// showLast shows what the others did last.
func (r *Recap) showLast() {
	r.desk.Open(scene.NoPanel)
	from, to := r.lastTurn()
	r.Show(from, to, table.NoSpot)
}

// Turn turns to a page; past the last one the recap closes.
func (r *Recap) Turn(page int) {
	if page >= len(r.pages) {
		r.desk.Close()
		return
	}
	r.page = max(page, 0)
	beat := r.pages[r.page]
	if beat.Still > 0 && !r.running { // stop at the moment with most to see
		beat.Length = beat.Still + 1
	}
	r.film.show(beat)
}

// Topics returns the book's topics for the page shown.
func (r *Recap) Topics(g table.Guide) (list []string) {
	first, steps := r.desk.Session().Steps()
	beat := r.pages[r.page]
	for i := min(beat.Last-first, len(steps)-1); i >= max(beat.First-first, 0); i-- {
		list = append(list, g.Told(steps[i].Event, r.desk.Viewer())...)
	}
	return list
}

// endUnlessOpen returns to the present if the recap is no longer open, on top or below.
func (r *Recap) endUnlessOpen() {
	if r.On() && !r.desk.Holds(scene.RecapPanel) {
		r.whole, r.running = false, false
		r.film.resume()
	}
}

// ShowFrom shows everything from a sentence of the log on; if that is in a steady beat, the whole beat. If still, the
// moment before it stands on a page of its own, for what could have been done instead.
func (r *Recap) ShowFrom(line table.Spot, still bool) bool {
	step, err := strconv.Atoi(line.ID)
	if err != nil {
		return false
	}
	first, steps := r.desk.Session().Steps()
	from := step
	for _, b := range r.desk.Offer().Beats(first, steps) {
		if b.Steady && b.First < step && step <= b.Last {
			from = b.First
		}
	}
	if !r.Show(from, r.desk.Session().StepCount(), line) {
		return false
	}
	if still && from > first {
		r.pages = slices.Insert(r.pages, 0, motion.Beat{First: from, Last: from - 1, Length: 1})
		r.Turn(0)
	}
	return true
}

// Page returns the number of the beat shown, from 0.
func (r *Recap) Page() int { return r.page }

// Pages returns the beats. Do not modify them.
func (r *Recap) Pages() []motion.Beat { return r.pages }

// BeWhole marks the recap as showing the whole game. running says whether it turns pages by itself.
func (r *Recap) BeWhole(running bool) { r.whole, r.running = true, running }

// Whole reports whether the whole game is shown.
func (r *Recap) Whole() bool { return r.whole && r.On() }

// Run sets whether it turns pages by itself.
func (r *Recap) Run(running bool) { r.running = running }

// Running reports whether it turns pages by itself.
func (r *Recap) Running() bool { return r.running }
