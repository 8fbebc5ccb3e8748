//go:build js && wasm

package browser

import (
	"encoding/binary"
	"math"
	"syscall/js"
	"time"

	"onelongnight/game/ui/sound"
)

// Sound plays the game's sounds through Web Audio. Browsers keep a page silent until it is touched: the first gesture
// creates the context, and sounds before that are dropped, except for loops. While the page is hidden it is silent.
//
// Everything goes through one curve that bends what is too loud (see [sound.Bend]). Long sounds are synthesised in
// slices when they are first needed.
type Sound struct {
	context js.Value // undefined before the first gesture, and without Web Audio
	out     js.Value // where everything is connected
	clips   [sound.All]js.Value
	loops   [sound.Moods]js.Value
	mood    int     // of the ambience that should play
	volume  float64 // of it
	playing int     // the mood that plays, −1 for none
	voice   voice
	music   music
	work    work
}

// voice is a playing loop, or none.
type voice struct{ source, gain js.Value }

// NewSound returns a player that starts with the first gesture.
func NewSound() *Sound {
	s := &Sound{playing: -1}
	wake := js.FuncOf(func(js.Value, []js.Value) any {
		s.wake()
		return nil
	})
	for _, gesture := range []string{"pointerup", "touchend", "keyup"} {
		js.Global().Call("addEventListener", gesture, wake, true)
	}
	js.Global().Get("document").Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		s.hush(js.Global().Get("document").Get("hidden").Bool())
		return nil
	}))
	return s
}

// wake creates the context during a gesture, or resumes one that the browser has suspended.
func (s *Sound) wake() {
	if s.context.IsUndefined() {
		kind := js.Global().Get("AudioContext")
		if kind.IsUndefined() {
			return
		}
		if protect("sound", func() { s.context = kind.New() }) != nil {
			return
		}
		s.out = s.master()
		s.Ambience(s.mood, s.volume)
		s.Music(s.music.bed, s.music.danger, s.music.volume)
	}
	s.hush(false)
}

// hush silences everything for a while.
func (s *Sound) hush(quiet bool) {
	if s.context.IsUndefined() {
		return
	}
	do := "resume"
	if quiet {
		do = "suspend"
	}
	// If the context cannot change its state it rejects the promise; nothing can be done about it.
	s.context.Call(do).Call("catch", js.Global().Get("Function").Get("prototype"))
}

// master creates the node that bends what is too loud.
func (s *Sound) master() js.Value {
	samples := sound.Curve()
	curve := js.Global().Get("Float32Array").New(len(samples))
	for i, v := range samples {
		curve.SetIndex(i, v)
	}
	scale, shaper := s.context.Call("createGain"), s.context.Call("createWaveShaper")
	scale.Get("gain").Set("value", 1.0/sound.CurveReach)
	shaper.Set("curve", curve)
	scale.Call("connect", shaper)
	shaper.Call("connect", s.context.Get("destination"))
	return scale
}

// Play implements sound.Player.
func (s *Sound) Play(c sound.Cue, volume float64) {
	if s.context.IsUndefined() || volume <= 0 || s.context.Get("state").String() != "running" {
		return
	}
	s.prepare()
	if s.clips[c].IsUndefined() {
		asked := time.Now()
		s.work.first(func(pause sound.Pause) {
			if s.make(c, pause); time.Since(asked) < late {
				s.strike(c, volume)
			}
		})
		return
	}
	s.strike(c, volume)
}

// late is the delay after which a sound that had to be synthesised first is dropped.
const late = 400 * time.Millisecond

// strike plays a finished clip.
func (s *Sound) strike(c sound.Cue, volume float64) {
	source, _ := s.start(s.clips[c], volume)
	source.Call("start")
}

// make synthesises a clip, unless there is one.
func (s *Sound) make(c sound.Cue, pause sound.Pause) {
	if s.clips[c].IsUndefined() {
		s.clips[c] = s.buffer(sound.Clip(c, pause), sound.Rate)
	}
}

// prepare synthesises all clips before they are needed, once.
func (s *Sound) prepare() {
	if s.work.prepared {
		return
	}
	s.work.prepared = true
	for c := range sound.All {
		s.work.add(func(pause sound.Pause) { s.make(c, pause) })
	}
}

// fading is how long one loop takes to replace another, in s.
const fading = 2

// Ambience implements sound.Player.
func (s *Sound) Ambience(mood int, volume float64) {
	s.mood, s.volume = mood, volume
	if s.context.IsUndefined() {
		return
	}
	if s.playing >= 0 && (volume <= 0 || s.playing != mood) {
		s.end(&s.voice)
		s.playing = -1
	}
	if volume <= 0 {
		return
	}
	s.prepare()
	if s.playing != mood {
		if s.loops[mood].IsUndefined() {
			s.work.add(func(pause sound.Pause) {
				if s.loops[mood].IsUndefined() {
					s.loops[mood] = s.buffer(sound.Ambience(mood, pause), sound.AmbienceRate)
				}
				s.Ambience(s.mood, s.volume)
			})
			return
		}
		s.voice = s.loop(s.loops[mood], 0)
		s.playing = mood
	}
	s.fade(s.voice, volume)
}

// loop plays a buffer endlessly, silent at first, as if it had been running since some seconds.
func (s *Sound) loop(buffer js.Value, since float64) voice {
	source, gain := s.start(buffer, 0)
	source.Set("loop", true)
	source.Call("start", 0, math.Mod(since, buffer.Get("duration").Float()))
	return voice{source, gain}
}

// end fades a loop out.
func (s *Sound) end(v *voice) {
	if v.source.IsUndefined() {
		return
	}
	s.fade(*v, 0)
	v.source.Call("stop", s.now()+fading)
	*v = voice{}
}

func (s *Sound) now() float64 { return s.context.Get("currentTime").Float() }

// fade changes a loop's volume gradually.
func (s *Sound) fade(v voice, volume float64) {
	level, now := v.gain.Get("gain"), s.now()
	level.Call("cancelScheduledValues", now)
	level.Call("setValueAtTime", level.Get("value"), now)
	level.Call("linearRampToValueAtTime", volume, now+fading)
}

// start connects a source for a buffer to the output; the caller starts it.
func (s *Sound) start(buffer js.Value, volume float64) (source, gain js.Value) {
	source, gain = s.context.Call("createBufferSource"), s.context.Call("createGain")
	source.Set("buffer", buffer)
	gain.Get("gain").Set("value", volume)
	source.Call("connect", gain)
	gain.Call("connect", s.out)
	return source, gain
}

// buffer passes samples to the browser.
func (s *Sound) buffer(samples []float32, rate int) js.Value {
	raw := make([]byte, 0, 4*len(samples))
	for _, v := range samples {
		raw = binary.LittleEndian.AppendUint32(raw, math.Float32bits(v))
	}
	buffer := s.context.Call("createBuffer", 1, len(samples), rate)
	channel := buffer.Call("getChannelData", 0)
	js.CopyBytesToJS(js.Global().Get("Uint8Array").New(channel.Get("buffer"), channel.Get("byteOffset"), len(raw)), raw)
	return buffer
}
