//go:build js && wasm

package browser

import (
	"syscall/js"
	"time"

	"onelongnight/game/ui/sound"
)

// music is what should sound and what does: the bed of a place, and the layers that come with danger, in step with it.
type music struct {
	bed            int
	danger, volume float64
	playing        int     // the bed that sounds, −1 for none
	began          float64 // when the first did, by the clock of the context
	buffers        [sound.Layers]js.Value
	voices         [sound.Layers]voice
}

// Music implements sound.Player.
func (s *Sound) Music(bed int, danger, volume float64) {
	m := &s.music
	m.bed, m.danger, m.volume = bed, danger, volume
	if s.context.IsUndefined() {
		return
	}
	if m.playing >= 0 && (volume <= 0 || m.playing != bed) {
		s.end(&m.voices[m.playing])
		m.buffers[m.playing] = js.Undefined() // it will not be needed soon
		m.playing = -1
	}
	if volume <= 0 {
		s.end(&m.voices[sound.Pulse])
		s.end(&m.voices[sound.Tremor])
		return
	}
	if s.layer(sound.Layer(bed), volume) {
		m.playing = bed
	}
	pulse, tremor := sound.Gains(danger)
	s.layer(sound.Pulse, volume*pulse)
	s.layer(sound.Tremor, volume*tremor)
}

// layer lets a layer sound at a volume, and tells whether it does; one that has to be made first comes in later.
func (s *Sound) layer(l sound.Layer, volume float64) bool {
	m := &s.music
	switch {
	case m.voices[l].source.IsUndefined() && volume <= 0:
		return false
	case m.buffers[l].IsUndefined():
		s.work.add(func(pause sound.Pause) {
			if m.buffers[l].IsUndefined() && (l >= sound.Beds || int(l) == m.bed) {
				m.buffers[l] = s.buffer(sound.Music(l, pause), sound.AmbienceRate)
			}
			s.Music(m.bed, m.danger, m.volume)
		})
		return false
	case m.voices[l].source.IsUndefined():
		if m.began == 0 {
			m.began = s.now()
		}
		m.voices[l] = s.loop(m.buffers[l], s.now()-m.began)
	}
	s.fade(m.voices[l], volume)
	return true
}

// work is what is to be made, one after the other, in slices that leave the frames alone.
type work struct {
	list     []func(sound.Pause)
	on       bool
	prepared bool // all clips are on the list, or made
}

// Of every frame the making of sounds takes no more than a bit, and somewhat more when somebody waits for it.
const (
	workBit, workRest   = 3 * time.Millisecond, 25 * time.Millisecond
	hurryBit, hurryRest = 8 * time.Millisecond, 4 * time.Millisecond
)

// add puts something at the end of the list.
func (w *work) add(do func(sound.Pause)) {
	w.list = append(w.list, do)
	if !w.on {
		w.on = true
		go w.run()
	}
}

// first does something at once, beside the list.
func (w *work) first(do func(sound.Pause)) { go do(inBits(hurryBit, hurryRest)) }

// run works the list off.
func (w *work) run() {
	pause := inBits(workBit, workRest)
	for len(w.list) > 0 {
		do := w.list[0]
		w.list = w.list[1:]
		pause()
		do(pause)
	}
	w.on = false
}

// inBits is a pause that rests when a bit is done. Resting lets the browser go on.
func inBits(bit, rest time.Duration) sound.Pause {
	began := time.Now()
	return func() {
		if time.Since(began) >= bit {
			time.Sleep(rest)
			began = time.Now()
		}
	}
}
