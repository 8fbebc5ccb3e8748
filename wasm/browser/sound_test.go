//go:build js && wasm

package browser

import (
	"fmt"
	"math"
	"syscall/js"
	"testing"
	"time"

	"onelongnight/game/ui/sound"
)

func TestSoundWakesWithAGesture(t *testing.T) {
	s := NewSound()
	s.Play(sound.Button, 1)
	s.Ambience(2, 0.5)
	if !s.context.IsUndefined() {
		t.Fatal("there is a context before any gesture")
	}
	s.wake()
	sounds := func(what string, does func() bool) {
		for end := time.Now().Add(20 * time.Second); !does(); time.Sleep(10 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatal("never: " + what)
			}
		}
	}
	sounds("the ambience asked for", func() bool { return s.playing == 2 })
	s.Ambience(4, 0.5)
	sounds("another ambience", func() bool { return s.playing == 4 && s.voice.source.Get("loop").Bool() })
	s.Ambience(4, 0)
	if s.playing != -1 {
		t.Error("the ambience does not end")
	}
}

// TestASoundIsMadeBesideTheFrames: a sound that is needed before it was synthesised is synthesised in slices, and then
// exists.
func TestASoundIsMadeBesideTheFrames(t *testing.T) {
	var w work
	made := 0
	w.first(func(pause sound.Pause) {
		for range 5 {
			pause()
			time.Sleep(hurryBit)
		}
		made++
	})
	if made != 0 {
		t.Error("the page waits for it")
	}
	for end := time.Now().Add(20 * time.Second); made == 0; time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("it is never made")
		}
	}
}

// TestMusicFollowsPlaceAndDanger: beds replace each other, the layers come with danger and stay in step, and everything
// ends.
func TestMusicFollowsPlaceAndDanger(t *testing.T) {
	s := NewSound()
	s.wake()
	sounds := func(what string, does func() bool) {
		for end := time.Now().Add(20 * time.Second); !does(); time.Sleep(10 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatal("never: " + what)
			}
		}
	}
	on := func(l int) bool { return s.music.layers[l].voice.source.Truthy() }
	first, second := sound.Bed{Chords: "d B F C", Plucked: "0...2.1...0.2...", Dark: 0.25},
		sound.Bed{Chords: "d E g A", Plucked: "0.1...0.2.1...0.", Dark: 0.75}
	s.Music(first, 0, 0.1)
	sounds("the bed", func() bool { return s.music.playing == first && on(bedLayer) })
	if on(pulseLayer) || on(tremorLayer) {
		t.Error("there is danger in it from the start")
	}
	s.Music(first, 0.5, 0.1)
	sounds("the drum", func() bool { return on(pulseLayer) })
	if on(tremorLayer) {
		t.Error("half the danger is enough for the strings")
	}
	s.Music(second, 1, 0.1)
	sounds("the next bed and the strings", func() bool {
		return s.music.playing == second && on(bedLayer) &&
			on(tremorLayer)
	})
	if bed, drum := s.music.layers[bedLayer].buffer.Get("length").Int(),
		s.music.layers[pulseLayer].buffer.Get("length").Int(); bed%drum != 0 {
		t.Errorf("%d samples do not fit into %d", drum, bed)
	}
	s.Music(second, 1, 0)
	if on(bedLayer) || on(pulseLayer) || on(tremorLayer) || s.music.playing != sound.NoBed {
		t.Error("the music does not end")
	}
}

// TestNothingIsMadeInOnePiece reports the longest time for which synthesising sounds blocks the page.
func TestNothingIsMadeInOnePiece(t *testing.T) {
	longest, name := time.Duration(0), ""
	for what, make := range map[string]func(sound.Pause) []float32{
		"ambience": func(b sound.Pause) []float32 { return sound.Ambience(4, b) },
		"bed": func(b sound.Pause) []float32 {
			return sound.Bed{Chords: "d e B A", Plucked: "0.0.1.0.0.2.0.1.", Dark: 1}.Loop(b)
		},
		"ruin": func(b sound.Pause) []float32 { return sound.Clip(sound.Ruin, b) },
	} {
		last, pauses, began := time.Now(), 0, time.Now()
		make(func() {
			pauses++
			if d := time.Since(last); d > longest {
				longest, name = d, what
			}
			last = time.Now()
		})
		js.Global().Get("console").Call("log", fmt.Sprintf("a sound holds the page up: %s takes %v in %d bits", what,
			time.Since(began), pauses))
		if pauses < 20 {
			t.Errorf("%s is made in %d bits", what, pauses)
		}
	}
	for c := range sound.All {
		last := time.Now()
		sound.Clip(c, func() {
			if d := time.Since(last); d > longest {
				longest, name = d, fmt.Sprint("clip ", c)
			}
			last = time.Now()
		})
	}
	js.Global().Get("console").Call("log", fmt.Sprintf("a sound holds the page up for %v at most, at %s", longest,
		name))
}

// TestTheSumNeverClips plays far too loud through the curve that everything goes through.
func TestTheSumNeverClips(t *testing.T) {
	s := NewSound()
	s.context = js.Global().Get("OfflineAudioContext").New(1, sound.Rate, sound.Rate)
	s.out = s.master()
	for _, c := range []sound.Cue{sound.Clash, sound.Kill, sound.Ruin, sound.Conquest, sound.Shot} {
		source, _ := s.start(s.buffer(sound.Clip(c, nil), sound.Rate), 1)
		source.Call("start")
	}
	done := make(chan js.Value)
	then := js.FuncOf(func(_ js.Value, args []js.Value) any {
		go func() { done <- args[0] }()
		return nil
	})
	defer then.Release()
	s.context.Call("startRendering").Call("then", then)
	channel := (<-done).Call("getChannelData", 0)
	peak := 0.0
	for i := range channel.Length() {
		peak = max(peak, math.Abs(channel.Index(i).Float()))
	}
	if peak >= 1 || peak < 0.7 {
		t.Errorf("five sounds at once reach %.3f", peak)
	}
}

func TestSoundHandsSamplesOver(t *testing.T) {
	s := NewSound()
	s.wake()
	clip := sound.Clip(sound.Kill, nil)
	channel := s.buffer(clip, sound.Rate).Call("getChannelData", 0)
	if channel.Length() != len(clip) {
		t.Fatalf("%d samples of %d", channel.Length(), len(clip))
	}
	for i := 0; i < len(clip); i += 97 {
		if math.Abs(channel.Index(i).Float()-float64(clip[i])) > 1e-6 {
			t.Fatalf("sample %d is %v, not %v", i, channel.Index(i).Float(), clip[i])
		}
	}
}
