package play

import (
	"slices"
	"time"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
)

// sounds make what is shown heard.
type sounds interface {
	// Beat sounds what a beat has to be heard by from its beginning, and returns what is heard in its course.
	Beat(b motion.Beat) []scene.Note
	// Steps sounds steps that are not shown.
	Steps(from, to int)
	// Cue sounds a cue.
	Cue(c sound.Cue)
}

// pacing says how fast things are shown, 1 is normal, 0 at once.
type pacing interface {
	Speed() float64
	// OnApply has do called whenever it may be another one.
	OnApply(do func())
}

// Film shows what has happened, one beat after the other. The session is
// always in the present already: an action of the person's skips the rest.
type Film struct {
	desk     *desk.Desk
	prefs    pacing
	audio    sounds
	playback *Playback
	paint    func(scene.Scene) scene.Picture // lays a moment out

	reel     motion.Reel
	taken    int // steps of the session that have been put on the reel
	at       time.Time
	before   scene.Picture // what the beat begins with, nil at rest
	after    scene.Picture // and ends with
	from     int           // the number of its first step
	until    int           // and of the step after it, 0 at rest
	led      int           // the first step of what was shown right before it; its own if nothing was
	notes    []scene.Note  // of the beat that is on, those that are still to be heard
	turned   bool          // another beat is on than is laid out
	paged    bool          // each beat stands still at its end until somebody goes on
	ending   bool          // the last panel opens after it
	title    string        // of what came to light meanwhile
	cards    []table.Spot  // and is shown after it
	revealed []table.Spot  // and is shown now
	answers  answers
	dropped  int       // the chapter that was cut, of which more may come; 0 for none
	begun    time.Time // when it began, went on after a cut, or told an answer
	ended    time.Time // when it came to its end by itself
}

// NewFilm returns an empty film. Paint lays a moment of the game out.
func NewFilm(d *desk.Desk, paint func(scene.Scene) scene.Picture, prefs pacing, audio sounds) *Film {
	f := &Film{desk: d, paint: paint, prefs: prefs, audio: audio}
	f.playback = newPlayback(d, &f.reel)
	prefs.OnApply(f.apply)
	d.OnClear(f.clear)
	d.OnBegin(f.rewind)
	return f
}

// Playback stops the film and steps through it.
func (f *Film) Playback() *Playback { return f.playback }

// clear makes an empty film.
func (f *Film) clear() {
	f.reel.Clear()
	f.playback.clear()
	f.taken, f.before, f.after, f.paged, f.ending, f.dropped, f.cards = 0, nil, nil, false, false, 0, nil
	f.from, f.until, f.led, f.answers = 0, 0, 0, answers{}
}

// rewind makes an empty film that begins after the session's last step.
func (f *Film) rewind() {
	f.clear()
	f.taken = f.desk.Session().StepCount()
}

// Roll puts the session's new steps on the reel, or shows their end at once.
func (f *Film) Roll() {
	if f.paged {
		return // it comes after that
	}
	first, steps := f.desk.Session().Steps()
	from := max(f.taken, first)
	f.taken = first + len(steps)
	if f.prefs.Speed() == 0 || from >= f.taken {
		f.reveal(steps[from-first:])
		f.audio.Steps(from, f.taken-1)
		f.settled()
		return
	}
	f.reveal(steps[from-first:])
	if steps[from-first].Mine {
		f.answers.list = nil // who goes on has seen enough
	}
	f.answers.list = append(f.answers.list, f.desk.Session().Answers(from)...)
	beats := f.desk.Offer().Beats(from, steps[from-first:])
	if f.dropped > 0 {
		beats = slices.DeleteFunc(beats, func(b motion.Beat) bool { return b.Chapter == f.dropped })
	}
	if f.desk.Session().MyTurn() {
		f.dropped = 0 // what comes next is the person's doing
	}
	rest := !f.Playing()
	f.reel.Add(beats...)
	f.at = time.Now()
	if rest && f.Playing() { // where nothing is shown the next tap counts at once
		if !f.desk.Covered() { // what lies open is not what the film begins with
			f.begun = f.at
		}
		f.playback.follow()
	}
	if beat, t, on := f.reel.Now(); on && t == 0 {
		f.notes = f.audio.Beat(beat)
	}
	if !f.Playing() {
		f.settled()
	}
}

// Taken has everything up to a step known already; what comes after it is shown.
func (f *Film) Taken(step int) { f.taken = step }

// Ending sets whether the panel that tells how the game ended opens after the last beat.
func (f *Film) Ending(is bool) { f.ending = is }

// Paged reports whether each beat stands still at its end until somebody goes on.
func (f *Film) Paged() bool { return f.paged }

// Turned reports whether the present beat is not the one that is laid out.
func (f *Film) Turned() bool { return f.turned }

// NextBeat returns the beat after the present one, if there is any.
func (f *Film) NextBeat() (motion.Beat, bool) { return f.reel.Next() }

// After returns the picture that the beat ends with, nil at rest.
func (f *Film) After() scene.Picture { return f.after }

// Passed returns the time since the last frame, cut to the longest one that counts.
func (f *Film) Passed(now time.Time) time.Duration { return min(now.Sub(f.at), longestFrame) }

// longestFrame is the most of the time between two frames that counts.
const longestFrame = 100 * time.Millisecond

// Skip shows the present at once and tells whether anything was skipped.
func (f *Film) Skip() bool {
	if !f.Playing() || f.paged {
		return false
	}
	f.reel.Clear()
	f.playback.clear()
	f.notes = nil
	f.desk.Invalidate()
	f.settled()
	return true
}

// Cut skips the chapter that is on, also what of it is still to happen, and
// tells whether anything was cut. What comes after it is shown.
func (f *Film) Cut() bool {
	if !f.Playing() || f.paged {
		return false
	}
	f.dropped = f.reel.Cut()
	f.playback.clear()
	f.notes = nil
	f.begun = time.Now()
	f.desk.Invalidate()
	if beat, _, on := f.reel.Now(); on {
		f.playback.follow()
		f.notes = f.audio.Beat(beat)
		f.tell()
	} else {
		f.settled()
	}
	return true
}

// Asks reports whether the film shows the question that the game asks now: it is
// over, or at a last step that leaves the same question open.
func (f *Film) Asks() bool {
	beat, _, on := f.reel.Now()
	if !on {
		return true
	}
	first, steps := f.desk.Session().Steps()
	at := beat.Last - first
	return f.reel.Last() && !f.paged && at == len(steps)-1 && at >= 0 && f.desk.Session().Asks(&steps[at])
}

// Said returns the last sentence of the log up to the moment that is shown, "" once
// the film has come to what is asked now (see Asks).
func (f *Film) Said() string {
	if f.Asks() {
		return ""
	}
	beat, _, _ := f.reel.Now()
	first, steps := f.desk.Session().Steps()
	for _, s := range slices.Backward(steps[:max(beat.Last+1-first, 0)]) {
		if s.Text != "" {
			return s.Text
		}
	}
	return ""
}

// Next returns the things that can be touched in the moment that is shown.
func (f *Film) Next() []table.Spot {
	if !f.Asks() {
		return nil
	}
	return f.desk.Next()
}

// show plays one beat and stands at its end.
func (f *Film) show(beat motion.Beat) {
	beat.Length = max(beat.Length, 1)
	f.paged = true
	f.reel.Clear()
	f.reel.Add(beat)
	f.desk.Invalidate()
	f.notes = f.audio.Beat(beat)
}

// ShownOut reports whether a page stands at its end.
func (f *Film) ShownOut() bool {
	beat, t, on := f.reel.Now()
	return on && f.paged && t >= beat.Length-1
}

// resume goes back to the present, and shows what has happened meanwhile.
func (f *Film) resume() {
	f.paged = false
	f.reel.Clear()
	f.Roll()
}

// Playing reports whether the past is being shown.
func (f *Film) Playing() bool {
	_, _, on := f.reel.Now()
	return on
}

// Runs reports whether the film moves: it neither stands nor waits for somebody to go on.
func (f *Film) Runs() bool { return f.Playing() && !f.playback.Stands() && !f.ShownOut() }

// settled is called when the present is shown: what had to wait for it comes now.
func (f *Film) settled() {
	if f.answers.last = f.tell(); f.answers.last {
		return
	}
	switch {
	case f.ending:
		f.desk.Open(f.desk.Last())
	case len(f.cards) > 0:
		f.open(f.cards, f.title)
	}
	f.ending, f.cards = false, nil
}

// tell opens what tells of an answer that has been shown, and tells whether there was one.
func (f *Film) tell() bool {
	a, any := f.answers.next(&f.reel)
	if any {
		f.open(a.Cause, append([]string{a.Title}, a.Lines...)...)
		f.begun = time.Now() // a touch that comes now was meant for what lies below
	}
	return any
}

// open shows cards large, with some words.
func (f *Film) open(cards []table.Spot, words ...string) {
	f.desk.Open(scene.RevealPanel)
	f.desk.Write(words)
	f.revealed = cards
}

// seen goes on after an answer that was told, and tells whether something else came.
func (f *Film) seen() bool {
	if f.answers.last && !f.Playing() {
		f.settled()
		return f.desk.Covered()
	}
	return f.Playing() && !f.paged && f.tell()
}

// reveal keeps what steps bring to light for when they have been shown.
func (f *Film) reveal(steps []table.Step) {
	if title, cards := f.desk.Offer().Skin.Revealed(steps, f.desk.Viewer()); len(cards) > 0 {
		f.title, f.cards = title, cards
	}
}

// Show writes what came to light.
func (f *Film) Show(s *scene.Screen) {
	if s.Panel == scene.RevealPanel {
		s.Cards = f.revealed
	}
}

// apply shows the present where things happen at once.
func (f *Film) apply() {
	if f.prefs.Speed() == 0 {
		f.answers.list = nil
		f.Skip()
	}
}
