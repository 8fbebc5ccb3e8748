package main

import (
	"encoding/binary"
	"io"
	"math"
	"sync"
	"time"

	"github.com/ebitengine/oto/v3"

	"onelongnight/game/ui/sound"
)

// speaker plays the game's sounds on the computer. Ebitengine's own audio would end the game where there is no sound
// card; this stays silent there. It needs no C headers: on Linux it speaks to PulseAudio, or loads ALSA while it runs.
type speaker struct {
	context *oto.Context
	ready   chan struct{} // closed when the context can be used or has failed

	mu      sync.Mutex
	clips   [sound.All][]byte
	playing []*oto.Player // still being heard; one that nobody refers to falls silent
	mood    int           // of the ambience, −1 for none
	loop    *oto.Player
	music   tune
}

// tune is the music that should play, and the loops that do: bed, pulse and tremor.
type tune struct {
	bed            sound.Bed
	danger, volume float64
	playing        sound.Bed // the bed that plays or is being made, NoBed for none
	loops          [3]*oto.Player
}

// newSpeaker looks for a sound card; without one it is silent.
func newSpeaker() *speaker {
	s := &speaker{mood: -1}
	options := &oto.NewContextOptions{SampleRate: sound.Rate, ChannelCount: 1, Format: oto.FormatFloat32LE,
		ApplicationName: "One Long Night"}
	context, ready, err := oto.NewContext(options)
	if err == nil {
		s.context, s.ready = context, ready
	}
	return s
}

// able reports whether sound can be played now.
func (s *speaker) able() bool {
	if s.context == nil {
		return false
	}
	select {
	case <-s.ready:
		return s.context.Err() == nil
	default:
		return false
	}
}

// Play implements sound.Player.
func (s *speaker) Play(c sound.Cue, volume float64) {
	if volume <= 0 || !s.able() {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.clips[c] == nil {
		s.clips[c] = samples(sound.Clip(c, nil), 1)
	}
	still := s.playing[:0]
	for _, p := range s.playing {
		if p.IsPlaying() {
			still = append(still, p)
		}
	}
	p := s.context.NewPlayer(&endless{data: s.clips[c], rounds: 1})
	p.SetVolume(volume)
	p.Play()
	s.playing = append(still, p)
}

// Ambience implements sound.Player.
func (s *speaker) Ambience(mood int, volume float64) {
	if !s.able() {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.loop != nil && mood == s.mood && volume > 0 {
		s.loop.SetVolume(volume)
		return
	}
	if s.loop != nil {
		go fadeOut(s.loop)
		s.loop, s.mood = nil, -1
	}
	if volume <= 0 {
		return
	}
	s.mood = mood
	s.loop = s.context.NewPlayer(&endless{data: samples(sound.Ambience(mood, nil), sound.Rate/sound.AmbienceRate),
		rounds: -1})
	s.loop.SetVolume(volume)
	s.loop.Play()
}

// Music implements sound.Player. It makes the loops in the background.
func (s *speaker) Music(bed sound.Bed, danger, volume float64) {
	if !s.able() {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	m := &s.music
	m.bed, m.danger, m.volume = bed, danger, volume
	if m.playing != sound.NoBed && (volume <= 0 || m.playing != bed) {
		for i, p := range m.loops {
			if p != nil {
				go fadeOut(p)
			}
			m.loops[i] = nil
		}
		m.playing = sound.NoBed
	}
	if volume > 0 && bed != sound.NoBed && m.playing != bed {
		m.playing = bed
		go s.compose(bed)
	}
	m.mix()
}

// compose makes the loops of a bed, and starts them if they are still wanted.
func (s *speaker) compose(bed sound.Bed) {
	var data [3][]byte
	for i, loop := range []func(sound.Pause) []float32{bed.Loop, sound.Pulse, sound.Tremor} {
		data[i] = samples(loop(nil), sound.Rate/sound.AmbienceRate)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.music.playing != bed || s.music.loops[0] != nil {
		return
	}
	for i := range data {
		s.music.loops[i] = s.context.NewPlayer(&endless{data: data[i], rounds: -1})
	}
	s.music.mix()
	for _, p := range s.music.loops {
		p.Play()
	}
}

// mix sets the volume of each loop.
func (m *tune) mix() {
	pulse, tremor := sound.Gains(m.danger)
	for i, gain := range []float64{1, pulse, tremor} {
		if m.loops[i] != nil {
			m.loops[i].SetVolume(m.volume * gain)
		}
	}
}

// fadeOut fades a loop out within a second.
func fadeOut(p *oto.Player) {
	full := p.Volume()
	for i := range 20 {
		p.SetVolume(full * float64(19-i) / 20)
		time.Sleep(50 * time.Millisecond)
	}
	p.PauseAndStopReading()
}

// samples returns each sample, repeated, as bytes.
func samples(in []float32, times int) []byte {
	out := make([]byte, 0, 4*times*len(in))
	for _, v := range in {
		for range times {
			out = binary.LittleEndian.AppendUint32(out, math.Float32bits(v))
		}
	}
	return out
}

// endless repeats data some number of times, or for ever if rounds is negative.
type endless struct {
	data   []byte
	at     int
	rounds int
}

// Read implements io.Reader.
func (e *endless) Read(p []byte) (int, error) {
	if e.at == len(e.data) {
		e.at = 0
		e.rounds--
	}
	if e.rounds == 0 {
		return 0, io.EOF
	}
	n := copy(p, e.data[e.at:])
	e.at += n
	return n, nil
}
