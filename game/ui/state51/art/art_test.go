package art_test

import (
	"fmt"
	"image"
	"math"
	"slices"
	"testing"

	"onelongnight/game/edition/editiontest"
	rules "onelongnight/game/state51"
	"onelongnight/game/state51/voice"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/picture"
	"onelongnight/game/ui/state51/art"
	"onelongnight/game/ui/uitest"
)

func open(t *testing.T) *rules.Game {
	t.Helper()
	g, err := rules.Rules{}.Open(nil)
	if err != nil {
		t.Fatal(err)
	}
	s, ok := rules.Of(g)
	if !ok {
		t.Fatal("it is another game")
	}
	return s
}

func runs(goods []rules.Good) (out []art.Run) {
	for _, g := range goods {
		if n := len(out); n > 0 && out[n-1].Good == g.String() {
			out[n-1].N++
		} else {
			out = append(out, art.Run{Good: g.String(), N: 1})
		}
	}
	return out
}

func effect(e *rules.Effect) art.Effect {
	return art.Effect{Do: e.Do.String(), Workers: e.Workers, Pay: runs(e.Pay), Gain: runs(e.Gain),
		Type: e.Type.String(), N: e.N, Colour: e.Colour.String(), On: e.On.String(), How: e.How.String()}
}

// printed returns the print of a design, with its name.
func printed(x *rules.Design, name string) *art.Print {
	p := &art.Print{ID: x.ID, Name: name, Kind: art.Kind(x.Kind), Distance: x.Distance, Spoil: runs(x.Spoil),
		Agreement: runs(x.Agreement), Goods: runs(x.Goods), Effect: effect(&x.Effect)}
	for _, t := range x.Printed {
		p.Types = append(p.Types, t.String())
	}
	if x.Kind == rules.Location {
		p.Class = art.Ability
	}
	return p
}

// prints returns the prints of all designs in a language, and of the factions' contacts.
func prints(t *testing.T, v *voice.Voice) (list []*art.Print) {
	g := open(t)
	words, d := v.For(g), g.Data()
	seen := map[*rules.Design]bool{}
	for c := rules.Card(1); c <= rules.CardCount; c++ {
		if x := d.Of(c); !seen[x] {
			seen[x] = true
			list = append(list, printed(x, words.Card(c)))
		}
	}
	for i := range d.Bases {
		for _, fc := range d.Bases[i].Contacts {
			e := rules.Effect{Do: rules.Reach, Colour: fc.Colour, N: fc.N, Pay: fc.Pay}
			list = append(list, &art.Print{ID: fc.ID, Name: words.T("contact." + fc.ID), Kind: art.Contact,
				Effect: effect(&e)})
		}
	}
	return list
}

// TestEveryDrawingIsUsed paints every drawing, so that a mistake in the text is found, and checks that the data and the
// drawings have the same names.
func TestEveryDrawingIsUsed(t *testing.T) {
	books := art.Books()
	used := map[string][]string{
		"tokens": {"red", "blue", "grey", "wild", "contact"},
		"signs": {"pillage", "cooperate", "annex", "redevelop", "production", "ability", "action", "visit", "rob",
			"swap", "pass", "slot", "store", "row-last", "deck", "strike"},
	}
	for g := rules.Good(0); g.String() != "steal"; g++ {
		if g < rules.Red1 || g > rules.Wild3 {
			used["tokens"] = append(used["tokens"], g.String())
		}
	}
	used["tokens"] = append(used["tokens"], "steal")
	used["emblems"] = []string{"state-sign"}
	for _, p := range prints(t, voice.English()) {
		used["cards"] = append(used["cards"], p.ID)
	}
	d := open(t).Data()
	for i := range d.Bases {
		id := d.Bases[i].ID
		used["emblems"] = append(used["emblems"], "plate-"+id, "emblem-"+id, "land-"+id)
		for n := range art.HouseKinds {
			used["emblems"] = append(used["emblems"], fmt.Sprintf("house-%s-%d", id, n))
		}
		if art.Faction(id) == (art.FactionColors{}) {
			t.Errorf("%s has no colours", id)
		}
	}
	for name, book := range books {
		for _, drawing := range book.Names() {
			(&picture.Pen{Painter: kit.NewPainter(20, 20, 0.1), Book: book}).Draw(drawing)
			if !slices.Contains(used[name], drawing) {
				t.Errorf("%s: nobody uses the drawing %q", name, drawing)
			}
		}
		for _, drawing := range used[name] {
			if !book.Has(drawing) {
				t.Errorf("%s: there is no drawing %q", name, drawing)
			}
		}
	}
}

// TestNamesFit checks that names fit on all faces that have them, in every language.
func TestNamesFit(t *testing.T) {
	all := editiontest.Voices(&voice.Languages, voice.Others)(t)
	var what string
	c := kit.NewCanvas(uitest.NewDevice(8, 8)) // a single one, since pictures are the same in all languages
	c.Watch(func(text string) { t.Errorf("%s: %q does not fit", what, text) })
	c.Begin(1)
	for lang, v := range all {
		for _, p := range prints(t, v) {
			draw := func(face string, w, h float64, f func(r kit.Rect)) {
				what = lang + " " + p.ID + " " + face
				f(kit.Rect{X: 8, Y: 8, W: w, H: h})
			}
			if p.Effect.Do == "reach" && p.Effect.Pay != nil {
				continue
			}
			draw("full", 220, 308, func(r kit.Rect) { art.Full(c, p, r) })
			draw("hand", 110, 154, func(r kit.Rect) { art.Hand(c, p, r, art.CardState{}) })
			draw("hand seen in part", 92, 129, func(r kit.Rect) { art.Hand(c, p, r, art.CardState{Seen: 54}) })
			draw("low hand", 80, 112, func(r kit.Rect) { art.Hand(c, p, r, art.CardState{}) })
			draw("small", 64, 90, func(r kit.Rect) { art.Small(c, p, r, art.CardState{}) })
			if p.Kind != art.Contact {
				draw("plate", 122, 82, func(r kit.Rect) { art.Plate(c, p, r, art.CardState{MaxTokens: 3}) })
				draw("plate", 104, 82, func(r kit.Rect) { art.Plate(c, p, r, art.CardState{MaxTokens: 3}) })
				draw("small plate", 64, 46, func(r kit.Rect) { art.Plate(c, p, r, art.CardState{MaxTokens: 3}) })
			}
		}
	}
}

// TestTheTabLeavesTheName checks that the mark of a card that may be replaced is above its name, however often it was
// used.
func TestTheTabLeavesTheName(t *testing.T) {
	shown := func(p *art.Print, l art.CardState) (name []uint8, all []uint8) {
		dev := uitest.NewDevice(122, 82)
		c := kit.NewCanvas(dev)
		c.Begin(1)
		art.Plate(c, p, kit.Rect{W: 122, H: 82}, l)
		c.End()
		const from, to = 34, 52 // the height of the letters
		return dev.Screen.Pix[from*dev.Screen.Stride : to*dev.Screen.Stride], dev.Screen.Pix
	}
	list := slices.DeleteFunc(prints(t, voice.English()), func(p *art.Print) bool { return p.Kind != art.Location })
	for _, p := range list[:10] {
		for used := range 3 {
			name, all := shown(p, art.CardState{MaxTokens: 3, Used: used})
			under, marked := shown(p, art.CardState{MaxTokens: 3, Used: used, Redevelop: true})
			if !slices.Equal(name, under) || slices.Equal(all, marked) {
				t.Errorf("%s, used %d times: the tab lies over the name, or there is none", p.ID, used)
			}
		}
	}
}

// TestAWorkerIsPartOfTheCost checks that on faces of every size, including lanes and plates, the worker that an action
// takes is visible.
func TestAWorkerIsPartOfTheCost(t *testing.T) {
	for _, id := range []string{"assembly-line", "watchtower", "gas-station", "armoury"} {
		list := prints(t, voice.English())
		with := *list[slices.IndexFunc(list, func(p *art.Print) bool { return p.ID == id })]
		if with.Effect.Workers != 1 {
			t.Fatalf("%s takes %d workers", id, with.Effect.Workers)
		}
		without := with
		without.Effect.Workers = 0
		for name, draw := range map[string]func(*kit.Canvas, *art.Print){
			"hand":     func(c *kit.Canvas, p *art.Print) { art.Hand(c, p, kit.Rect{W: 110, H: 154}, art.CardState{}) },
			"low hand": func(c *kit.Canvas, p *art.Print) { art.Hand(c, p, kit.Rect{W: 72, H: 118}, art.CardState{}) },
			"small":    func(c *kit.Canvas, p *art.Print) { art.Small(c, p, kit.Rect{W: 64, H: 90}, art.CardState{}) },
			"plate":    func(c *kit.Canvas, p *art.Print) { art.Plate(c, p, kit.Rect{W: 64, H: 46}, art.CardState{}) },
		} {
			shown := func(p *art.Print) []uint8 {
				dev := uitest.NewDevice(110, 160)
				c := kit.NewCanvas(dev)
				c.Begin(1)
				draw(c, p)
				c.End()
				return dev.Screen.Pix
			}
			if slices.Equal(shown(&with), shown(&without)) {
				t.Errorf("%s, %s: no worker is seen", id, name)
			}
		}
	}
}

// TestGoodsKeepToTheirPlace checks that no good is drawn outside its rectangle, however many runs there are.
func TestGoodsKeepToTheirPlace(t *testing.T) {
	for _, all := range [][]art.Run{{{"fuel", 1}}, {{"fuel", 3}, {"card", 1}},
		{{"worker", 4}, {"scrap", 2}, {"fuel", 1}, {"gun", 12}, {"brick", 1}, {"grey2", 1}}} {
		for _, w := range []float64{30, 60, 200} {
			dev := uitest.NewDevice(260, 40)
			c := kit.NewCanvas(dev)
			c.Begin(1)
			got := art.Goods(c, all, kit.Rect{X: 20, W: w, H: 40}, 24, kit.White, kit.Start)
			c.End()
			if got > w+0.01 {
				t.Errorf("%v are %.1f wide in %.0f", all, got, w)
			}
			for x := int(20 + w + 3); x < 260; x++ {
				for y := range 40 {
					if dev.Screen.RGBAAt(x, y).A != 0 && dev.Screen.RGBAAt(x, y).G != 0 {
						t.Fatalf("%v in %.0f: something lies at %d, %d", all, w, x, y)
					}
				}
			}
			if free := art.GoodsWidth(all, 24); free <= w && free != got {
				t.Errorf("%v are %.1f wide, said to be %.1f", all, got, free)
			}
		}
	}
}

// TestSettlementsGrow checks that each further location is visible, up to the last for which there is room.
func TestSettlementsGrow(t *testing.T) {
	lit := func(faction string, n int) (sum int) {
		dev := uitest.NewDevice(300, 76)
		c := kit.NewCanvas(dev)
		c.Begin(1)
		art.Settlement(c, faction, n, kit.Rect{W: 300, H: 76})
		c.End()
		for _, v := range dev.Screen.Pix {
			sum = sum*31 + int(v)
		}
		return sum
	}
	for _, f := range []string{"new-york", "appalachians", "mutants", "merchants"} {
		seen := map[int]bool{}
		for n := range 20 {
			if sum := lit(f, n); seen[sum] {
				t.Errorf("%s looks the same with %d places", f, n)
			} else {
				seen[sum] = true
			}
		}
	}
}

// TestSettlementsStir checks that smoke and flags move above every settlement that has grown, and only a flag above one
// that has just begun, and that the picture depends only on the time.
func TestSettlementsStir(t *testing.T) {
	shown := func(faction string, buildings int, clock float64) (pix []uint8) {
		dev := uitest.NewDevice(300, 90)
		c := kit.NewCanvas(dev)
		c.Begin(1)
		art.Stir(c, faction, buildings, kit.Rect{Y: 14, W: 300, H: 76}, clock)
		c.End()
		return dev.Screen.Pix
	}
	for _, f := range []string{"new-york", "appalachians", "mutants", "merchants"} {
		for _, n := range []int{0, 12} {
			now := shown(f, n, 1)
			if slices.Equal(now, make([]uint8, 4*300*90)) {
				t.Errorf("%s: nothing moves", f)
			}
			if slices.Equal(now, shown(f, n, 1.5)) || !slices.Equal(now, shown(f, n, 1)) {
				t.Errorf("%s: with %d places it stands, or it is not the clock that moves it", f, n)
			}
		}
		light := art.Faction(f).Light
		if pix := shown(f, 0, 1); !flies(pix, light) {
			t.Errorf("%s has no flag in its colour", f)
		}
	}
}

// flies reports whether some of the pixels have the hue of a colour.
func flies(pix []uint8, col kit.Color) bool {
	for i := 0; i < len(pix); i += 4 {
		at := [3]float64{float64(pix[i]), float64(pix[i+1]), float64(pix[i+2])}
		of := [3]float64{float64(col.R), float64(col.G), float64(col.B)}
		scale := (at[0] + at[1] + at[2]) / (of[0] + of[1] + of[2])
		off := 0.0
		for k := range at {
			off += math.Abs(at[k] - of[k]*scale)
		}
		if pix[i+3] > 200 && off < 12 {
			return true
		}
	}
	return false
}

// TestNothingIsLeftBare checks that cover and dawn fill their place and paint nothing outside it.
func TestNothingIsLeftBare(t *testing.T) {
	for _, size := range [][2]int{{300, 420}, {420, 240}, {300, 150}, {128, 72}} {
		w, h := size[0], size[1]
		for name, draw := range map[string]func(c *kit.Canvas, r kit.Rect){
			"cover": func(c *kit.Canvas, r kit.Rect) { art.Cover(c, kit.NewWindow(1280, 720, 1), r) },
			"dawn":  func(c *kit.Canvas, r kit.Rect) { art.Dawn(c, r, r.Y+math.Round(r.H*0.3)) },
		} {
			const margin = 10
			dev := uitest.NewDevice(w+2*margin, h+2*margin)
			c := kit.NewCanvas(dev)
			c.Begin(1)
			draw(c, kit.Rect{X: margin, Y: margin, W: float64(w), H: float64(h)})
			c.End()
			inner := image.Rect(margin, margin, margin+w, margin+h)
			for y := range h + 2*margin {
				for x := range w + 2*margin {
					p := dev.Screen.RGBAAt(x, y)
					if in := image.Pt(x, y).In(inner); in == (p.R == 0 && p.G == 0 && p.B == 0) {
						t.Fatalf("%s of %d by %d: at %d, %d is %v", name, w, h, x-margin, y-margin, p)
					}
				}
			}
		}
	}
}
