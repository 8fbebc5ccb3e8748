package main

import (
	"bytes"
	"io"
	"testing"

	"onelongnight/game/ui/sound"
)

func TestEndlessReadsAsOftenAsItShould(t *testing.T) {
	once, err := io.ReadAll(&endless{data: []byte("abc"), rounds: 1})
	if string(once) != "abc" || err != nil {
		t.Errorf("once: %q, %v", once, err)
	}
	long := make([]byte, 10)
	if _, err := io.ReadFull(&endless{data: []byte("abc"), rounds: -1}, long); err != nil ||
		!bytes.Equal(long, []byte("abcabcabca")) {
		t.Errorf("for ever: %q, %v", long, err)
	}
}

// Wherever the tests run, with a sound card or without, playing must not fail.
func TestSpeakerPlaysOrIsSilent(t *testing.T) {
	s := newSpeaker()
	s.Play(sound.Button, 0.01)
	s.Ambience(1, 0)
	bed := sound.Bed{Chords: "d F C g", Plucked: "0..2..1...2....."}
	s.Music(bed, 0.5, 0.01)
	s.Music(bed, 0.5, 0)
	if got := len(samples([]float32{0, 1}, 2)); got != 16 {
		t.Errorf("two samples twice are %d bytes", got)
	}
}
