package sound

import "math"

type wave int

const (
	sine    wave = iota
	string_      // a plucked string: bright at first, then dark
	square       // hollow, cold
	brass        // a horn that opens
	metal        // struck iron: frequency modulation
	noise        // noise around a pitch
	crush        // rubble: noise in steps
)

// tone is one part of a clip: a wave whose pitch glides, with an attack and a fading end.
type tone struct {
	wave     wave
	at       float64 // start, in s
	length   float64 // in s
	from, to float64 // pitch, in Hz
	gain     float64 // 0..1
	attack   float64 // seconds until full volume; 0 for 2 ms
}

// add mixes the tone into s. seed determines its noise.
func (t tone) add(s []float32, seed uint32, pause Pause) {
	n, start := int(t.length*Rate), int(t.at*Rate)
	attack := t.attack
	if attack == 0 {
		attack = 0.002
	}
	var low, band, held, phase float64
	glide := math.Pow(t.to/t.from, 1/float64(n))
	f := t.from
	for i := 0; i < n && start+i < len(s); i++ {
		pause.take(i)
		at := float64(i) / Rate
		u := float64(i) / float64(n)
		phase += f / Rate
		phase -= math.Floor(phase)
		a := 2 * math.Pi * phase
		var v float64
		switch t.wave {
		case sine:
			v = math.Sin(a)
		case string_:
			v = math.Sin(a) + (1-u)*(1-u)*(0.6*math.Sin(2*a)+0.4*math.Sin(3*a)+0.3*math.Sin(5*a))
		case square:
			v = math.Sin(a) + math.Sin(3*a)/3 + math.Sin(5*a)/5 + math.Sin(7*a)/7
		case brass:
			open := 1 + 2.2*min(1, at/0.12)*(1-u)
			v = math.Sin(a + open*math.Sin(a))
		case metal:
			v = math.Sin(a + 4*(1-u)*(1-u)*math.Sin(2*math.Pi*math.Mod(float64(i)*f*1.414/Rate, 1)))
		case noise, crush:
			seed = seed*1664525 + 1013904223
			white := float64(int32(seed)) / (1 << 31)
			if t.wave == crush {
				if i%48 == 0 {
					held = white
				}
				white = 0.7*held + 0.3*white
			}
			// A state variable filter, tuned to the pitch.
			tune := min(0.9, 2*math.Sin(math.Pi*min(f, Rate/7)/Rate))
			low += tune * band
			band += tune * (white - low - 0.7*band)
			v = band * 1.3
		}
		f *= glide
		s[start+i] += float32(v * t.gain * min(1, at/attack) * (1 - u) * (1 - u))
	}
}
