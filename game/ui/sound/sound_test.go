package sound

import (
	"math"
	"slices"
	"testing"
)

func TestClipsAreSound(t *testing.T) {
	for c := range Cues {
		s := Clip(c, nil)
		seconds := float64(len(s)) / Rate
		if seconds < 0.05 || seconds > 3.1 {
			t.Errorf("cue %d lasts %.2f s", c, seconds)
		}
		peak, sum := 0.0, 0.0
		for _, v := range s {
			peak, sum = max(peak, math.Abs(float64(v))), sum+float64(v)
		}
		if peak > 0.98 || peak < 0.12 {
			t.Errorf("cue %d peaks at %.2f", c, peak)
		}
		if mean := sum / float64(len(s)); math.Abs(mean) > 0.02 {
			t.Errorf("cue %d is off the middle by %.3f", c, mean)
		}
		if first, last := math.Abs(float64(s[0])), math.Abs(float64(s[len(s)-1])); first > 0.02 || last > 0.002 {
			t.Errorf("cue %d starts at %.3f and ends at %.3f: it clicks", c, first, last)
		}
		if !slices.Equal(s, Clip(c, nil)) {
			t.Errorf("cue %d differs from itself", c)
		}
	}
}

// power is how strong the frequency f is in samples, by Goertzel's recurrence.
func power(s []float32, f, rate float64) float64 {
	k := 2 * math.Cos(2*math.Pi*f/rate)
	a, b := 0.0, 0.0
	for _, v := range s {
		a, b = float64(v)+k*a-b, a
	}
	return math.Sqrt(math.Max(0, a*a+b*b-k*a*b)) / float64(len(s))
}

// portrait is what an ear tells sounds apart by: how the energy lies over pitches and over time.
func portrait(s []float32) []float64 {
	var out []float64
	for part := range 4 {
		slice := s[len(s)*part/4 : len(s)*(part+1)/4]
		for band := range 14 {
			low, p := 40*math.Pow(2, float64(band)/1.75), 0.0
			for i := range 6 {
				p += power(slice, low*math.Pow(2, float64(i)/6/1.75), Rate)
			}
			out = append(out, p)
		}
	}
	norm := 0.0
	for _, v := range out {
		norm += v * v
	}
	for i := range out {
		out[i] /= math.Sqrt(norm)
	}
	return append(out, math.Log2(float64(len(s))/Rate)/3)
}

func TestCuesAreToldApart(t *testing.T) {
	var seen [Cues][]float64
	for c := range Cues {
		seen[c] = portrait(Clip(c, nil))
		for o := range c {
			d := 0.0
			for i, v := range seen[c] {
				d += (v - seen[o][i]) * (v - seen[o][i])
			}
			if math.Sqrt(d) < 0.35 {
				t.Errorf("cues %d and %d are only %.2f apart", o, c, math.Sqrt(d))
			}
		}
	}
}

func TestAmbienceLoopsAndFollowsTheMood(t *testing.T) {
	march := -1.0
	for mood := range Moods {
		s := Ambience(mood, nil)
		if len(s) != loopLength*AmbienceRate {
			t.Fatalf("mood %d has %d samples", mood, len(s))
		}
		step := 0.0
		for i := 1; i < len(s); i++ {
			step = max(step, math.Abs(float64(s[i]-s[i-1])))
			if v := math.Abs(float64(s[i])); v > 0.9 {
				t.Fatalf("mood %d reaches %.2f", mood, v)
			}
		}
		if seam := math.Abs(float64(s[0] - s[len(s)-1])); seam > step {
			t.Errorf("mood %d jumps by %.3f where it closes", mood, seam)
		}
		if beat := pulse(s); beat <= march {
			t.Errorf("the march of mood %d is not louder than the one before: %.2f after %.2f", mood, beat, march)
		} else {
			march = beat
		}
	}
	if march < 1.3 {
		t.Errorf("nobody marches near the end: %.2f", march)
	}
}

// pulse compares how loud the loop is on the beat and between the beats.
func pulse(s []float32) float64 {
	on, off := 0.0, 0.0
	for i, v := range s {
		switch part := i % (AmbienceRate / 2) * 10 / AmbienceRate; part {
		case 0:
			on += float64(v * v)
		case 3:
			off += float64(v * v)
		}
	}
	return on / off
}

func TestClipAllocatesOnce(t *testing.T) {
	if n := testing.AllocsPerRun(5, func() { Clip(Button, nil) }); n > 1 {
		t.Errorf("a clip needs %v allocations", n)
	}
}

func BenchmarkAmbience(b *testing.B) {
	for b.Loop() {
		Ambience(3, nil)
	}
}

func BenchmarkCity(b *testing.B) {
	for b.Loop() {
		Clip(Ruin, nil)
	}
}
