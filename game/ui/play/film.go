package play

import (
	"slices"
	"time"

	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/sound"
)

// sounds plays the sounds of what is shown.
type sounds interface {
	// Beat plays the sounds at the beginning of a beat, and returns the notes to be played during it.
	Beat(b motion.Beat) []scene.Note
	// Steps plays the sounds of steps that are not shown.
	Steps(from, to int)
	Cue(c sound.Cue)
}

// pacing gives the speed of animations: 1 is normal, 0 means none.
type pacing interface {
	Speed() float64
	// OnApply calls do whenever the speed may have changed.
	OnApply(do func())
}

// Film shows what has happened, one beat at a time. The session is always ahead, at the present; an action of the
// person skips the rest of the film.
type Film struct {
	desk     *desk.Desk
	prefs    pacing
	audio    sounds
	playback *Playback
	paint    func(scene.Scene) scene.Picture // lays out a moment

	reel     motion.Reel
	taken    int // number of session steps put on the reel so far
	at       time.Time
	before   scene.Picture // the picture before the beat, nil at rest
	after    scene.Picture // the picture after it
	from     int           // number of the beat's first step
	until    int           // number of the step after the beat, 0 at rest
	led      int           // first step of what was shown right before the beat; from if nothing was
	notes    []scene.Note  // notes of the current beat still to be played
	turned   bool          // the current beat has not been laid out
	passes   bool          // Idle is about to pass
	paged    bool          // every beat waits at its end until somebody goes on
	ending   bool          // the last panel opens after the film
	title    string        // title for the cards revealed by it,
	cards    []table.Spot  // which are shown after it
	revealed []table.Spot  // and those shown now
	answers  answers
	dropped  int       // the chapter that was cut; further steps of it are skipped too; 0 for none
	begun    time.Time // when it began, went on after a cut, or told an answer
	ended    time.Time // when it came to its end by itself
}

// NewFilm returns an empty film. paint lays out a moment of the game.
func NewFilm(d *desk.Desk, paint func(scene.Scene) scene.Picture, prefs pacing, audio sounds) *Film {
	f := &Film{desk: d, paint: paint, prefs: prefs, audio: audio}
	f.playback = newPlayback(d, &f.reel)
	prefs.OnApply(f.apply)
	d.OnClear(f.clear)
	d.OnBegin(f.Rewind)
	return f
}

func (f *Film) Playback() *Playback { return f.playback }

// clear removes everything from the film.
func (f *Film) clear() {
	f.reel.Clear()
	f.playback.clear()
	f.taken, f.before, f.after, f.paged, f.ending, f.dropped, f.cards = 0, nil, nil, false, false, 0, nil
	f.from, f.until, f.led, f.answers = 0, 0, 0, answers{}
}

// Rewind makes an empty film that starts after the session's last step. Whoever takes steps back must call it: what is
// being shown may be one of them.
func (f *Film) Rewind() {
	f.clear()
	f.taken = f.desk.Session().StepCount()
	f.answers.from = f.taken
}

// Roll puts the session's new steps on the reel, or, if there is no animation, shows their end at once.
func (f *Film) Roll() {
	if f.paged {
		return // the new steps come after the recap
	}
	first, steps := f.desk.Session().Steps()
	from := max(f.taken, first)
	f.taken = first + len(steps)
	if f.prefs.Speed() == 0 {
		f.answers.from = f.taken
	}
	if f.prefs.Speed() == 0 || from >= f.taken {
		f.reveal(steps[from-first:])
		f.audio.Steps(from, f.taken-1)
		f.settled()
		return
	}
	f.reveal(steps[from-first:])
	if steps[from-first].Mine {
		f.answers.list, f.answers.from = nil, from // somebody who goes on has seen enough
	}
	more, next := f.desk.Session().Answers(f.answers.from)
	f.answers.list, f.answers.from = append(f.answers.list, more...), next
	beats := f.desk.Offer().Beats(from, steps[from-first:])
	if f.dropped > 0 {
		beats = slices.DeleteFunc(beats, func(b motion.Beat) bool { return b.Chapter == f.dropped })
	}
	if f.desk.Session().MyTurn() {
		f.dropped = 0 // what comes next is the person's own doing
	}
	rest := !f.Playing()
	f.reel.Add(beats...)
	f.at = time.Now()
	if rest && f.Playing() { // without animation the next tap counts at once
		if !f.desk.Covered() { // the film does not begin with what is open
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

// Taken treats everything before a step as shown; the film goes on from there.
func (f *Film) Taken(step int) { f.taken = step }

// Ending sets whether the last panel opens after the last beat.
func (f *Film) Ending(is bool) { f.ending = is }

// Paged reports whether every beat waits at its end until somebody goes on.
func (f *Film) Paged() bool { return f.paged }

// Turned reports whether the current beat has not been laid out.
func (f *Film) Turned() bool { return f.turned }

// NextBeat returns the beat after the current one, if there is one.
func (f *Film) NextBeat() (motion.Beat, bool) { return f.reel.Next() }

// After returns the picture after the current beat, nil at rest.
func (f *Film) After() scene.Picture { return f.after }

// Passed returns the time since the last frame, at most longestFrame.
func (f *Film) Passed(now time.Time) time.Duration { return min(now.Sub(f.at), longestFrame) }

// longestFrame limits the time between two frames that counts.
const longestFrame = 100 * time.Millisecond

// Skip shows the present at once and reports whether that skipped anything.
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

// Cut skips the current chapter, including steps of it that are still to come, and reports whether that skipped
// anything. The next chapter is shown.
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

// Asks reports whether the film shows the present question: it is over, or at a last step after which the same question
// was already asked.
func (f *Film) Asks() bool {
	beat, _, on := f.reel.Now()
	if !on {
		return true
	}
	first, steps := f.desk.Session().Steps()
	at := beat.Last - first
	return f.reel.Last() && !f.paged && at == len(steps)-1 && at >= 0 && f.desk.Session().Asks(&steps[at])
}

// Said returns the last sentence of the log before the moment shown, "" once the film shows the present question (see
// Asks).
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

// Reached returns the number of the first step that has neither been shown nor is being shown.
func (f *Film) Reached() int {
	if beat, _, on := f.reel.Now(); on {
		return beat.Last + 1
	}
	return f.desk.Session().StepCount()
}

// View returns what the viewer could see at the moment shown.
func (f *Film) View() game.View {
	s := f.desk.Session()
	first, steps := s.Steps()
	if at := f.Reached() - 1 - first; !f.Asks() && at >= 0 && at < len(steps) {
		return steps[at].View(f.desk.Viewer())
	}
	return s.View()
}

// Next returns the things that can be touched at the moment shown.
func (f *Film) Next() []table.Spot {
	if !f.Asks() {
		return nil
	}
	return f.desk.Next()
}

// show plays one beat and waits at its end.
func (f *Film) show(beat motion.Beat) {
	beat.Length = max(beat.Length, 1)
	f.paged = true
	f.reel.Clear()
	f.reel.Add(beat)
	f.desk.Invalidate()
	f.notes = f.audio.Beat(beat)
}

// ShownOut reports whether a paged film waits at the end of a beat.
func (f *Film) ShownOut() bool {
	beat, t, on := f.reel.Now()
	return on && f.paged && t >= beat.Length-1
}

// resume goes back to the present, and shows what has happened in the meantime.
func (f *Film) resume() {
	f.paged = false
	f.reel.Clear()
	f.Roll()
}

// Playing reports whether the film is in the past.
func (f *Film) Playing() bool {
	_, _, on := f.reel.Now()
	return on
}

// Runs reports whether the film is moving, neither stopped nor waiting.
func (f *Film) Runs() bool { return f.Playing() && !f.playback.Stands() && !f.ShownOut() }

// settled is called when the present is reached: it opens what had to wait.
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

// tell opens an answer that has been shown, and reports whether there was one.
func (f *Film) tell() bool {
	a, any := f.answers.next(&f.reel)
	if any {
		f.open(a.Cause, append([]string{a.Title}, a.Lines...)...)
		f.begun = time.Now() // a touch right now was meant for what lies below
	}
	return any
}

// open shows cards large, with some words.
func (f *Film) open(cards []table.Spot, words ...string) {
	f.desk.Open(scene.RevealPanel)
	f.desk.Write(words)
	f.revealed = cards
}

// seen goes on after an answer that was told, and reports whether something else was opened.
func (f *Film) seen() bool {
	if f.answers.last && !f.Playing() {
		f.settled()
		return f.desk.Covered()
	}
	return f.Playing() && !f.paged && f.tell()
}

// reveal keeps the cards that steps reveal until the film has shown those steps.
func (f *Film) reveal(steps []table.Step) {
	if title, cards := f.desk.Offer().Skin.Revealed(steps, f.desk.Viewer()); len(cards) > 0 {
		f.title, f.cards = title, cards
	}
}

// Show writes the cards that were revealed.
func (f *Film) Show(s *scene.Screen) {
	if s.Panel == scene.RevealPanel {
		s.Cards = f.revealed
	}
}

// apply shows the present if animation is off.
func (f *Film) apply() {
	if f.prefs.Speed() == 0 {
		f.answers.list = nil
		f.Skip()
	}
}
