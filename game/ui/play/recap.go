package play

import (
	"strconv"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/scene"
)

// Recap is a part of the game that is shown again, a beat at a time; each
// stands still at its end until somebody goes on.
type Recap struct {
	desk  *desk.Desk
	film  *Film
	pages []motion.Beat
	page  int

	whole   bool // it is the whole game, see replay
	running bool // and goes on by itself
}

// NewRecap shows nothing again yet.
func NewRecap(d *desk.Desk, film *Film) *Recap {
	out := &Recap{desk: d, film: film}
	d.OnSwitch(out.endUnlessOpen)
	return out
}

// On reports whether the past is shown again.
func (r *Recap) On() bool { return r.film.paged }

// shows reports whether what has happened can be shown again in this game.
func (r *Recap) shows() bool {
	_, animates := r.desk.Offer().Skin.(scene.Animator)
	return animates
}

// can reports whether the others have done something.
func (r *Recap) can() bool {
	from, to := r.lastTurn()
	return to > from
}

// lastTurn returns the part of the kept steps that the others did last.
func (r *Recap) lastTurn() (from, to int) {
	first, steps := r.desk.Session().Steps()
	to = len(steps)
	for to > 0 && steps[to-1].Mine {
		to--
	}
	from = to
	for from > 0 && !steps[from-1].Mine {
		from--
	}
	return first + from, first + to
}

// Show shows the steps from a number on to another once more, for the sake of a sentence of the log or of nothing. It
// tells whether there was anything to show.
func (r *Recap) Show(from, to int, about table.Spot) bool {
	first, steps := r.desk.Session().Steps()
	if from < first || from >= to {
		return false
	}
	r.film.Skip()
	pages := r.desk.Offer().Beats(from, steps[from-first:to-first])
	if len(pages) == 0 {
		return false
	}
	r.desk.Push(desk.Layer{Panel: scene.RecapPanel, About: about})
	r.pages, r.whole, r.running = pages, false, false
	r.Turn(0)
	return true
}

// showLast shows what the others did last.
func (r *Recap) showLast() {
	r.desk.Open(scene.NoPanel)
	from, to := r.lastTurn()
	r.Show(from, to, table.NoSpot)
}

// Turn goes on, or back, to a page; past its end the recap closes.
func (r *Recap) Turn(page int) {
	if page >= len(r.pages) {
		r.desk.Close()
		return
	}
	r.page = max(page, 0)
	beat := r.pages[r.page]
	if beat.Still > 0 && !r.running { // it stands where there is most to be seen
		beat.Length = beat.Still + 1
	}
	r.film.show(beat)
}

// Topics returns the topics of the book that the page shown is about.
func (r *Recap) Topics(g table.Guide) (list []string) {
	first, steps := r.desk.Session().Steps()
	beat := r.pages[r.page]
	for i := min(beat.Last-first, len(steps)-1); i >= max(beat.First-first, 0); i-- {
		list = append(list, g.Told(steps[i].Event, r.desk.Viewer())...)
	}
	return list
}

// endUnlessOpen goes back to the present when the recap no longer lies open,
// nor under what does.
func (r *Recap) endUnlessOpen() {
	if r.On() && !r.desk.Holds(scene.RecapPanel) {
		r.whole, r.running = false, false
		r.film.resume()
	}
}

// ShowFrom shows everything from what a sentence of the log tells of; of a steady beat that is in, the whole.
func (r *Recap) ShowFrom(line table.Spot) bool {
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
	return r.Show(from, r.desk.Session().StepCount(), line)
}

// Page returns the number of the beat that is shown, counted from 0.
func (r *Recap) Page() int { return r.page }

// Pages returns the beats; they must not be changed.
func (r *Recap) Pages() []motion.Beat { return r.pages }

// BeWhole says that it is the whole game that is shown, and whether it goes on by itself.
func (r *Recap) BeWhole(running bool) { r.whole, r.running = true, running }

// Whole reports whether it is the whole game.
func (r *Recap) Whole() bool { return r.whole && r.On() }

// Run lets it go on by itself, or not.
func (r *Recap) Run(running bool) { r.running = running }

// Running reports whether it goes on by itself.
func (r *Recap) Running() bool { return r.running }
