package kit_test

import (
	"strings"
	"testing"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/kittest"
	"onelongnight/game/ui/uitest"
)

// TestContrast checks every text colour on the grounds it is used on.
func TestContrast(t *testing.T) {
	on := kittest.On
	kittest.StandOut(t, []kittest.Words{
		on("text on ink", kit.Text, kit.Ink, 16), on("text on panel", kit.Text, kit.PanelTop, 13),
		on("second text on ink", kit.TextSecond, kit.Ink, 13),
		on("quiet text on panel", kit.TextQuiet, kit.PanelTop, 7.5),
		on("red word on ink", kit.RedWord, kit.Ink, 7.5), on("red number on ink", kit.RedNumber, kit.Ink, 10),
		on("gold on ink", kit.Gold, kit.Ink, 13), on("main button, dark end", kit.MainText, kit.MainBottom, 7.4),
		on("legal on ink", kit.Legal, kit.Ink, 12.5), on("legal on its ground", kit.LegalBright, kit.LegalGround, 9),
		on("loss text", kit.LossText, kit.Loss, 8), on("gain text", kit.GainText, kit.Legal, 8),
		on("cyan on its ground", kit.Cyan, kit.CyanGround, 10),
	}, kit.Tone{})
}

// TestTones checks the words of the table in every tone: 4.5 to 1 as painted
// and in safe colours, 7 to 1 in high contrast; and that in safe colours loss
// and gain differ by their blue, which no common weakness takes away.
func TestTones(t *testing.T) {
	pairs := [][2]kit.Color{{kit.Text, kit.Ink}, {kit.TextSecond, kit.PanelTop}, {kit.TextQuiet, kit.PanelTop},
		{kit.Gold, kit.Ink},
		{kit.RedWord, kit.Ink}, {kit.RedNumber, kit.Ink}, {kit.LegalBright, kit.LegalGround},
		{kit.Cyan, kit.CyanGround},
		{kit.MainText, kit.MainBottom}, {kit.LossText, kit.Loss}, {kit.GainText, kit.Legal}}
	for _, tone := range []kit.Tone{{}, {Safe: true}, {Contrast: true}, {Contrast: true, Safe: true}} {
		least := 4.5
		if tone.Contrast {
			least = 7
		}
		for _, p := range pairs {
			if got := kit.Contrast(tone.Of(p[0]), tone.Of(p[1])); got < least {
				t.Errorf("%+v: %v on %v has a contrast of %.2f", tone, p[0], p[1], got)
			}
		}
	}
	safe := kit.Tone{Safe: true}
	for _, p := range [][2]kit.Color{{kit.Legal, kit.Loss}, {kit.LegalBright, kit.RedNumber}} {
		if a, b := safe.Of(p[0]), safe.Of(p[1]); int(a.B)-int(b.B) < 60 {
			t.Errorf("%v and %v become %v and %v", p[0], p[1], a, b)
		}
	}
}

func TestFontsHaveTheLettersOfAllLanguages(t *testing.T) {
	const letters = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻáéíóöőúüűÁÉÍÓÖŐÚÜŰàâçèêëîïôùûœÀÇÉÈŒ“”‘’„«»–—…−×•"
	for f := kit.DisplayBlack; f <= kit.BodyBold; f++ {
		for _, l := range letters {
			if !kit.HasGlyph(f, l) {
				t.Errorf("face %d has no %q", f, l)
			}
		}
	}
}

func TestWrap(t *testing.T) {
	for _, c := range []struct {
		text  string
		width float64
		want  string
	}{
		{"one two three", 1000, "one two three"},
		{"one two three", 60, "one two|three"},
		{"a **bold word** here", 1000, "a *bold word* here"},
		{"first\nsecond", 1000, "first|second"},
		{"", 100, ""},
		{"electromagnetic", 70, "electro-|magnetic"},
		{"electromagnetic", 1000, "electromagnetic"},
	} {
		var lines []string
		for _, l := range kit.Wrap(kit.Body, 16, c.text, c.width) {
			var b strings.Builder
			for _, r := range l {
				mark := ""
				if r.Bold {
					mark = "*"
				}
				b.WriteString(mark + strings.TrimSuffix(r.Text, " ") + mark)
				if strings.HasSuffix(r.Text, " ") {
					b.WriteString(" ")
				}
			}
			lines = append(lines, b.String())
		}
		if got := strings.Join(lines, "|"); got != c.want {
			t.Errorf("%q in %g: got %q, want %q", c.text, c.width, got, c.want)
		}
	}
}

// TestWordsAreBrokenBetweenSyllables: a word is broken between syllables, and anywhere else only if it has no such
// place.
func TestWordsAreBrokenBetweenSyllables(t *testing.T) {
	for _, c := range []struct {
		word string
		room int
		want int // letters on the first line
	}{
		{"Stormtrooper", 9, len("Stormtroo")},
		{"Stormtrooper", 8, len("Storm")},
		{"Quartermaster", 9, len("Quarter")},
		{"Rohamosztagos", 8, len("Rohamosz")},
		{"Szturmowiec", 7, len("Szturmo")},
		{"Commandement", 7, len("Comman")},
		{"Nehézgépfegyver", 10, 8},
		{"Nehézgépfegyver", 12, 12},
		{"strength", 6, 6},
		{"Kid", 9, 2},
		{"x", 0, 1},
	} {
		if got := kit.Break([]rune(c.word), c.room); got != c.want {
			t.Errorf("%s, room for %d: %d stay, and %d should", c.word, c.room, got, c.want)
		}
	}
}

func TestWrappedLinesFit(t *testing.T) {
	text := strings.Repeat("Rindfleischetikettierungsgesetz and a few **bold** words, ", 4)
	for width := 40.0; width < 300; width += 13 {
		for _, l := range kit.Wrap(kit.Body, 16, text, width) {
			if w := kit.LineWidth(kit.Body, 16, l); w > width+6 { // a space at the end may stick out
				t.Errorf("a line is %g wide, more than %g", w, width)
			}
		}
	}
}

func TestFillCoversExactlyItsPixels(t *testing.T) {
	dev := uitest.NewDevice(40, 40)
	c := kit.NewCanvas(dev)
	c.Begin(2)
	c.FillRect(kit.Rect{X: 5, Y: 5, W: 10, H: 10}, kit.White)
	c.End()
	for y := range 40 {
		for x := range 40 {
			in := x >= 10 && x < 30 && y >= 10 && y < 30
			if got := dev.Screen.RGBAAt(x, y).R; (got == 255) != in || got != 0 && !in {
				t.Fatalf("pixel %d,%d is %d", x, y, got)
			}
		}
	}
}

func TestClip(t *testing.T) {
	dev := uitest.NewDevice(20, 20)
	c := kit.NewCanvas(dev)
	c.Begin(1)
	c.PushClip(kit.Rect{X: 5, Y: 5, W: 5, H: 5})
	c.FillRect(kit.Rect{W: 20, H: 20}, kit.White)
	c.Pop()
	c.End()
	if dev.Screen.RGBAAt(4, 7).R != 0 || dev.Screen.RGBAAt(5, 7).R != 255 || dev.Screen.RGBAAt(10, 7).R != 0 {
		t.Error("the clip does not end where it should")
	}
}

func TestIconsAreDrawn(t *testing.T) {
	for _, i := range kit.Icons() {
		p := kit.NewPainter(48, 48, 1)
		p.Icon(i, kit.Rect{W: 48, H: 48}, kit.White, kit.Loss)
		ink := 0
		for k := 3; k < len(p.Image().Pix); k += 4 {
			if p.Image().Pix[k] > 128 {
				ink++
			}
		}
		if ink < 100 {
			t.Errorf("icon %s covers only %d pixels", i, ink)
		}
	}
}

// TestAHoleInARectangle: the parts around a hole cover the rest once, whatever part of the rectangle the hole covers.
func TestAHoleInARectangle(t *testing.T) {
	r := kit.Rect{X: 10, Y: 10, W: 100, H: 50}
	for _, hole := range []kit.Rect{{X: 30, Y: 20, W: 10, H: 10}, {W: 20, H: 100}, {X: 300, W: 9, H: 9}, r} {
		area := 0.0
		parts := r.Without(hole)
		for i, p := range parts {
			area += p.W * p.H
			if both := p.Intersect(hole); !both.Empty() {
				t.Errorf("%v of %v lies in %v", p, r, hole)
			}
			for _, other := range parts[:i] {
				if both := p.Intersect(other); !both.Empty() {
					t.Errorf("%v and %v cross", p, other)
				}
			}
		}
		if in := r.Intersect(hole); !in.Empty() {
			area += in.W * in.H
		}
		if area != r.W*r.H {
			t.Errorf("around %v are %v", hole, parts)
		}
	}
}
