//go:build js && wasm

package browser

import (
	"math"
	"testing"

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
	if s.context.IsUndefined() || s.playing != 2 {
		t.Fatalf("the ambience asked for does not sound: %d", s.playing)
	}
	s.Ambience(4, 0.5)
	if s.playing != 4 || !s.source.Get("loop").Bool() {
		t.Errorf("the ambience is %d", s.playing)
	}
	s.Ambience(4, 0)
	if s.playing != -1 {
		t.Error("the ambience does not end")
	}
}

func TestSoundHandsSamplesOver(t *testing.T) {
	s := NewSound()
	s.wake()
	clip := sound.Clip(sound.Kill)
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
