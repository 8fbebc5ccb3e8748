//go:build js && wasm

package browser

import (
	"syscall/js"
	"time"

	"onelongnight/game/ui/sound"
)

// music is the music that should play and the music that does: a bed, and the loops of danger in step with it.
type music struct {
	bed            sound.Bed
	danger, volume float64
	playing        sound.Bed // the bed that plays, NoBed for none
	began          float64   // when the first loop began, by the audio context's clock
	layers         [layers]layer
}

// The loops that play together.
const (
	bedLayer = iota
	pulseLayer
	tremorLayer
	layers
)

// layer is one of those loops.
type layer struct {
	buffer js.Value
	voice  voice
}

// Music implements sound.Player.
func (s *Sound) Music(bed sound.Bed, danger, volume float64) {
	m := &s.music
	m.bed, m.danger, m.volume = bed, danger, volume
	if s.context.IsUndefined() {
		return
	}
	if m.playing != sound.NoBed && (volume <= 0 || m.playing != bed) {
		s.end(&m.layers[bedLayer].voice)
		m.layers[bedLayer].buffer = js.Undefined() // it will not be needed soon
		m.playing = sound.NoBed
	}
	if volume <= 0 || bed == sound.NoBed {
		s.end(&m.layers[pulseLayer].voice)
		s.end(&m.layers[tremorLayer].voice)
		return
	}
	if s.sounds(bedLayer, bed.Loop, volume) {
		m.playing = bed
	}
	pulse, tremor := sound.Gains(danger)
	s.sounds(pulseLayer, sound.Pulse, volume*pulse)
	s.sounds(tremorLayer, sound.Tremor, volume*tremor)
}

// sounds plays a layer at a volume, and reports whether it does. A loop that has to be synthesised first joins later.
func (s *Sound) sounds(n int, loop func(sound.Pause) []float32, volume float64) bool {
	m, bed := &s.music, s.music.bed
	l := &m.layers[n]
	switch {
	case l.voice.source.IsUndefined() && volume <= 0:
		return false
	case l.buffer.IsUndefined():
		s.work.add(func(pause sound.Pause) {
			if l.buffer.IsUndefined() && (n != bedLayer || bed == m.bed) {
				if samples := loop(pause); n != bedLayer || bed == m.bed { // the music may have changed in the meantime
					l.buffer = s.buffer(samples, sound.AmbienceRate)
				}
			}
			s.Music(m.bed, m.danger, m.volume)
		})
		return false
	case l.voice.source.IsUndefined():
		if m.began == 0 {
			m.began = s.now()
		}
		l.voice = s.loop(l.buffer, s.now()-m.began)
	}
	s.fade(l.voice, volume)
	return true
}

// work is a queue of sounds to synthesise, in slices that leave time for frames.
type work struct {
	list     []func(sound.Pause)
	on       bool
	prepared bool // all clips are queued or done
}

// How much of a frame synthesis may take: a bit, and more if somebody waits.
const (
	workBit, workRest   = 3 * time.Millisecond, 25 * time.Millisecond
	hurryBit, hurryRest = 8 * time.Millisecond, 4 * time.Millisecond
)

// add puts a sound at the end of the queue.
func (w *work) add(do func(sound.Pause)) {
	w.list = append(w.list, do)
	if !w.on {
		w.on = true
		go w.run()
	}
}

// first runs do at once, beside the queue.
func (w *work) first(do func(sound.Pause)) { go do(inBits(hurryBit, hurryRest)) }

// run works through the queue.
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

// inBits returns a pause that sleeps after every bit, so that the browser can go on.
func inBits(bit, rest time.Duration) sound.Pause {
	began := time.Now()
	return func() {
		if time.Since(began) >= bit {
			time.Sleep(rest)
			began = time.Now()
		}
	}
}
