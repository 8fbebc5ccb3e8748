package sound

import "math"

// The length of an ambience loop in s and in samples. It is dark, so it needs fewer samples per second than a clip.
const (
	loopLength   = 8
	AmbienceRate = 12000
)

// roots are the lowest notes of the ambience by mood, in Hz: notes of the music's scale, lower and lower.
var roots = [Moods]float64{73.4, 65.4, 58.3, 58.3, 55, 55}

// Ambience synthesises the loop of a mood, 0..Moods−1: wind and a deep chord at first; towards the end, a lower and
// rougher chord and a louder march. It has AmbienceRate samples per second, and its end runs into its start.
func Ambience(mood int, pause Pause) []float32 {
	near := float64(min(max(mood, 0), Moods-1)) / (Moods - 1)
	const n = loopLength * AmbienceRate
	s := make([]float32, n)
	// A pitch that fits the loop a whole number of times has no seam.
	whole := func(f float64) float64 { return math.Round(f*loopLength) / loopLength }
	root := roots[min(max(mood, 0), Moods-1)]
	third := 1.5 - 0.06*near // a fifth that narrows until it grates
	chord := [...]struct{ f, gain, beat float64 }{
		{whole(root / 2), 0.20, 0.125}, {whole(root), 0.12, 0.25}, {whole(root * third), 0.07, 0.375},
		{whole(root*2) + 0.25, 0.03 + 0.03*near, 0.5},
	}
	for _, c := range chord {
		for i := range s {
			pause.take(i)
			at := float64(i) / AmbienceRate
			swell := 0.7 + 0.3*math.Sin(2*math.Pi*c.beat*at)
			s[i] += float32(c.gain * swell * math.Sin(2*math.Pi*c.f*at))
		}
	}
	wind(s, 0.16-0.06*near, pause)
	// The march: two soft steps per second.
	for beat := range 2 * loopLength {
		if near == 0 {
			break
		}
		strength := 0.35 * near
		if beat%2 == 1 {
			strength *= 0.55
		}
		for i := range AmbienceRate / 4 {
			at := float64(i) / AmbienceRate
			v := math.Sin(2*math.Pi*(46*at+0.9*(1-math.Exp(-at*30)))) * math.Exp(-at*16) * min(1, at*200)
			s[beat*AmbienceRate/2+i] += float32(strength * v)
		}
	}
	for i, v := range s {
		s[i] = v / (1 + 0.4*max(v, -v))
	}
	return s
}

// wind adds air that rises and falls, crossfaded where the loop closes.
func wind(s []float32, gain float64, pause Pause) {
	const over = AmbienceRate
	seed, low, band := uint32(99), 0.0, 0.0
	n := len(s)
	for i := range n + over {
		pause.take(i)
		seed = seed*1664525 + 1013904223
		white := float64(int32(seed)) / (1 << 31)
		at := 2 * math.Pi * float64(i) / float64(n)
		tune := 0.10 + 0.05*math.Sin(at) + 0.03*math.Sin(3*at)
		low += tune * band
		band += tune * (white - low - 0.5*band)
		v := gain * band * (1 + 0.5*math.Sin(2*at))
		switch {
		case i < over:
			v *= float64(i) / over
		case i >= n:
			v *= float64(n+over-i) / over
		}
		s[i%n] += float32(v)
	}
}
