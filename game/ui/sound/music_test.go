package sound

import (
	"math"
	"slices"
	"testing"
)

// loudness is the mean power of samples, in dB below full scale.
func loudness(s []float32) float64 {
	sum := 0.0
	for _, v := range s {
		sum += float64(v) * float64(v)
	}
	return 10 * math.Log10(sum/float64(len(s)))
}

// tried are beds as games bring them: a light one, one between, a dark one.
var tried = []Bed{{"d F C g", "0..2..1...2.....", 0}, {"d g B A", "0..1..2.0..1.2..", 0.5},
	{"d e B A", "0.0.1.0.0.2.0.1.", 1}}

// mixed is a bed at a danger, as players mix it.
func mixed(b Bed, danger float64) []float32 {
	out := b.Loop(nil)
	pulse, shiver := Gains(danger)
	drum, strings := Pulse(nil), Tremor(nil)
	for i := range out {
		out[i] += float32(pulse)*drum[i%len(drum)] + float32(shiver)*strings[i%len(strings)]
	}
	return out
}

// TestMusicLoopsAndIsQuiet: the loops close and fit each other; music is heard, well
// below the sounds of the game, and louder where there is danger.
func TestMusicLoopsAndIsQuiet(t *testing.T) {
	effects := math.Inf(1)
	for c := range Cues {
		effects = min(effects, loudness(Clip(c, nil)))
	}
	loops := []func(Pause) []float32{Pulse, Tremor}
	for _, b := range tried {
		if err := b.Check(); err != nil {
			t.Error(err)
		}
		loops = append(loops, b.Loop)
	}
	for l, loop := range loops {
		s := loop(nil)
		if len(tried[0].Loop(nil))%len(s) != 0 {
			t.Errorf("loop %d has %d samples, which do not fit into a bed", l, len(s))
		}
		step := 0.0
		for i := 1; i < len(s); i++ {
			step = max(step, math.Abs(float64(s[i]-s[i-1])))
		}
		if seam := math.Abs(float64(s[0] - s[len(s)-1])); seam > step {
			t.Errorf("loop %d jumps by %.3f where it closes", l, seam)
		}
		if !slices.Equal(s, loop(nil)) {
			t.Errorf("loop %d differs from itself", l)
		}
	}
	for l, b := range tried {
		before := math.Inf(-1)
		for _, danger := range []float64{0, 0.5, 1} {
			s, peak := mixed(b, danger), 0.0
			for _, v := range s {
				peak = max(peak, math.Abs(float64(v)))
			}
			level := loudness(s) + 20*math.Log10(MusicLevel)
			t.Logf("bed %d, danger %.1f: peak %.2f, %.1f dB in the mix; the quietest sound is %.1f dB", l, danger, peak,
				level, effects)
			if peak >= 1 {
				t.Errorf("bed %d at danger %.1f reaches %.2f", l, danger, peak)
			}
			if level > effects-3 || level < -48 {
				t.Errorf("bed %d at danger %.1f is at %.1f dB, and the quietest sound at %.1f", l, danger, level,
					effects)
			}
			if level <= before {
				t.Errorf("bed %d is not louder at danger %.1f", l, danger)
			}
			before = level
		}
	}
}

// TestABedIsChecked: what cannot be played is said.
func TestABedIsChecked(t *testing.T) {
	for _, b := range []Bed{{}, {"d F C", "0..2..1...2.....", 0}, {"d F C x", "0..2..1...2.....", 0},
		{"d F C g", "0..3..1...2.....", 0},
		{"d F C g", "0..2", 0}, {"d F C g", "0..2..1...2.....", 1.5}, {"d F C g", "0..2..1...2.....", math.NaN()}} {
		if b.Check() == nil {
			t.Errorf("%v has no fault", b)
		}
	}
}

// TestNothingClips: whatever sounds at one time, the sum stays below full scale, and
// what is not loud is left as it is.
func TestNothingClips(t *testing.T) {
	for v := -12.0; v <= 12; v += 0.01 {
		if got := Bend(v); math.Abs(got) >= 1 || math.Abs(v) <= 0.7 && got != v || v > -11.99 && got < Bend(v-0.01) {
			t.Fatalf("%.2f becomes %.3f", v, got)
		}
	}
	all := mixed(tried[2], 1)
	peak := 0.0
	clips := [][]float32{Clip(Clash, nil), Clip(Ruin, nil), Clip(Conquest, nil), Clip(Kill, nil), Clip(Shot, nil)}
	for i := range all {
		sum := MusicLevel * float64(all[i])
		for _, clip := range clips {
			if at := 2 * i; at < len(clip) { // twice as many samples a second
				sum += float64(clip[at])
			}
		}
		peak = max(peak, math.Abs(Bend(sum)))
	}
	if peak >= 1 {
		t.Errorf("all at once reach %.3f", peak)
	}
	if curve := Curve(); len(curve) < 1000 || curve[0] != -curve[len(curve)-1] ||
		math.Abs(float64(curve[len(curve)*3/4])-Bend(CurveReach/2)) > 0.01 {
		t.Errorf("the curve is not that of Bend")
	}
}

// TestASumClimbs: each term is heard higher than the one before.
func TestASumClimbs(t *testing.T) {
	crossings := func(s []float32) (n int) {
		for i := Rate / 30; i < Rate/8; i++ { // after the tick
			if s[i-1] < 0 && s[i] >= 0 {
				n++
			}
		}
		return n
	}
	before := 0
	for step := range Steps {
		n := crossings(Clip(Rising(step), nil))
		if n <= before {
			t.Errorf("step %d crosses zero %d times, the one before %d times", step, n, before)
		}
		before = n
	}
	if Rising(99) != Rising(Steps-1) || Rising(-1) != Cues || Rising(Steps-1) != All-1 {
		t.Error("the steps are not where they should be")
	}
}

// TestSynthesisPauses: between two pauses there is never more than a bit of work.
func TestSynthesisPauses(t *testing.T) {
	for name, make := range map[string]func(Pause) []float32{
		"a clip":   func(b Pause) []float32 { return Clip(Ruin, b) },
		"a loop":   func(b Pause) []float32 { return Ambience(3, b) },
		"a bed":    tried[2].Loop,
		"the drum": Pulse,
		"strings":  Tremor,
	} {
		pauses := 0
		s := make(func() { pauses++ })
		if pauses < len(s)/4096 {
			t.Errorf("%s of %d samples takes %d pauses", name, len(s), pauses)
		}
	}
}

func BenchmarkMusic(b *testing.B) {
	for b.Loop() {
		tried[0].Loop(nil)
	}
}
