//go:build js && wasm

package browser

import (
	"encoding/binary"
	"math"
	"syscall/js"

	"onelongnight/game/ui/sound"
)

// Sound plays the game's sounds through Web Audio. Browsers keep a page silent until it is touched: the first gesture makes
// the context, and what was to sound before is dropped, but for the ambience. While the page is hidden it is silent.
type Sound struct {
	context js.Value // undefined before the first gesture, and where there is no Web Audio
	clips   [sound.Cues]js.Value
	loops   [sound.Moods]js.Value
	mood    int     // of the loop that should sound
	volume  float64 // of it
	source  js.Value
	gain    js.Value // of the loop that sounds
	playing int      // its mood, −1 for none
}

// NewSound returns a player that wakes up with the first gesture.
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

// wake makes the context in a gesture, or resumes one that the browser has put to sleep.
func (s *Sound) wake() {
	if s.context.IsUndefined() {
		kind := js.Global().Get("AudioContext")
		if kind.IsUndefined() {
			return
		}
		if protect("sound", func() { s.context = kind.New() }) != nil {
			return
		}
		s.Ambience(s.mood, s.volume)
	}
	s.hush(false)
}

// hush stops all sound for a while.
func (s *Sound) hush(quiet bool) {
	if s.context.IsUndefined() {
		return
	}
	do := "resume"
	if quiet {
		do = "suspend"
	}
	// A context that cannot change its state rejects the promise; there is nothing to be done about it.
	s.context.Call(do).Call("catch", js.Global().Get("Function").Get("prototype"))
}

// Play implements sound.Player.
func (s *Sound) Play(c sound.Cue, volume float64) {
	if s.context.IsUndefined() || volume <= 0 || s.context.Get("state").String() != "running" {
		return
	}
	if s.clips[c].IsUndefined() {
		s.clips[c] = s.buffer(sound.Clip(c), sound.Rate)
	}
	source, _ := s.start(s.clips[c], volume)
	source.Call("start")
}

// fading is how long one ambience takes to give way to the next, s.
const fading = 2

// Ambience implements sound.Player.
func (s *Sound) Ambience(mood int, volume float64) {
	s.mood, s.volume = mood, volume
	if s.context.IsUndefined() {
		return
	}
	now := s.context.Get("currentTime").Float()
	if s.playing >= 0 && (volume <= 0 || s.playing != mood) {
		s.fade(0, now)
		s.source.Call("stop", now+fading)
		s.playing = -1
	}
	if volume <= 0 {
		return
	}
	if s.playing != mood {
		if s.loops[mood].IsUndefined() {
			s.loops[mood] = s.buffer(sound.Ambience(mood), sound.AmbienceRate)
		}
		s.source, s.gain = s.start(s.loops[mood], 0)
		s.source.Set("loop", true)
		s.source.Call("start")
		s.playing = mood
	}
	s.fade(volume, now)
}

// fade takes the loop that sounds to a volume.
func (s *Sound) fade(volume, now float64) {
	level := s.gain.Get("gain")
	level.Call("cancelScheduledValues", now)
	level.Call("setValueAtTime", level.Get("value"), now)
	level.Call("linearRampToValueAtTime", volume, now+fading)
}

// start connects a source for a buffer with the loudspeakers; the caller starts it.
func (s *Sound) start(buffer js.Value, volume float64) (source, gain js.Value) {
	source, gain = s.context.Call("createBufferSource"), s.context.Call("createGain")
	source.Set("buffer", buffer)
	gain.Get("gain").Set("value", volume)
	source.Call("connect", gain)
	gain.Call("connect", s.context.Get("destination"))
	return source, gain
}

// buffer hands samples to the browser.
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
