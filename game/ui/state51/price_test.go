package state51_test

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	rules "onelongnight/game/state51"
	"onelongnight/game/state51/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
	look "onelongnight/game/ui/state51"
)

// two is a position with two workers and one card.
const two = `{"version":1,"phase":"actions","round":2,"first":"a","turn":"a","deck":["dump"],"seats":[
{"faction":"appalachians","hand":["factory"],"base":{"worker":2,"brick":1,"grey1":1},"locations":[{"id":"market"}]},
{"faction":"mutants","base":{"worker":2}}]}`

// TestPricesStandOnTheirButtons checks that moves with a cost have their buttons in every window, whether the cost can
// be paid or not, with how much the viewer has of what is needed. Only those that can be paid can be pressed, and all
// explain the rest in words.
func TestPricesStandOnTheirButtons(t *testing.T) {
	s := from(t, []byte(two))
	for _, size := range windows {
		tips := map[string]string{}
		var off []string
		for _, id := range []string{"hire", "swap"} {
			spot := table.KindButton.Spot(id)
			p := paint(s, &scene.Screen{TextScale: 1, Peek: spot}, size)
			m, f := look.LaidOut(p)
			for i, b := range f.Buttons.List {
				if b.ID == id && b.Disabled {
					off = append(off, id)
				}
				if b.ID == id && f.Buttons.Place[i].Rect.W < 44 {
					t.Errorf("%v: the button %s is too narrow", size, id)
				}
			}
			for _, price := range m.Prices {
				if want := map[string]int{"hire": 2, "swap": 1}[price.ID]; price.Have != want || price.Need != 2 {
					t.Errorf("%v: of the price of %s one has %d of %d", size, price.ID, price.Have, price.Need)
				}
			}
			tips[id] = told(s, spot, size)
		}
		if len(off) != 1 || off[0] != "swap" {
			t.Errorf("%v: what cannot be pressed is %v", size, off)
		}
		if strings.Contains(tips["hire"], "You have") || !strings.Contains(tips["swap"], "You have 1 of 2") {
			t.Errorf("%v: the buttons say %q", size, tips)
		}
	}
}

// TestANumberOfAWayIsTold checks that the numbers in a lane are explained in words.
func TestANumberOfAWayIsTold(t *testing.T) {
	s := from(t, []byte(two))
	for spot, want := range map[table.Spot][2]string{
		table.KindCard.Spot("factory"): {"annex", "asks for 2"},
		table.KindPiece.Spot("market"): {"work", "Needed: 1"}} {
		s.Drop()
		if _, err := s.Touch(spot); err != nil {
			t.Fatal(err)
		}
		way := table.KindButton.Spot(want[0])
		if said := told(s, way, windows[0]); !strings.Contains(said, want[1]) {
			t.Errorf("%s says %q", way, said)
		}
		for _, size := range windows { // a long press shows all there is to say about the card
			if p := paint(s, &scene.Screen{TextScale: 1, Inspect: way}, size); p.Above.Inspect == nil {
				t.Errorf("%v: a long press on %s shows nothing", size, way)
			}
		}
	}
}

// told returns what is said about the thing under the mouse.
func told(s *table.Session, spot table.Spot, size [2]float64) string {
	bare, _ := rules.Of(s.Game)
	k := look.New(bare, voice.English().For(s.Game))
	return look.TipOn(k, s, &scene.Screen{TextScale: 1, Peek: spot}, size[0], size[1])
}

// TestAPriceThatCannotBePaidIsTold checks that touching its button says what is missing, and makes no move.
func TestAPriceThatCannotBePaidIsTold(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w, h := against(t, "speed=4 tips=off level=1 background=off", [2]float64{360, 640})
		for end := time.Now().Add(time.Hour); ; frame(w) {
			if time.Now().After(end) {
				t.Fatal("there is never a price that cannot be paid")
			}
			if w.Can("skip") {
				w.Press("button:skip")
				continue
			}
			p, _ := w.Run()
			_, f := look.LaidOut(p)
			off := ""
			for _, b := range f.Buttons.List {
				if b.ID == "hire" && b.Disabled {
					off = b.ID
				}
			}
			if list := h.Moves(); off == "" {
				if len(list) > 0 {
					w.Press(list[0])
				}
				continue
			}
			for range 120 { // waits, since a touch right after a change does not count
				frame(w)
			}
			before := h.LastGame()
			if !w.Tap("button:hire") {
				t.Fatal("the button cannot be touched")
			}
			if w.Run(); w.Screen().Inspect != table.KindButton.Spot("hire") || h.LastGame() != before {
				t.Errorf("a touch shows %v", w.Screen().Inspect)
			}
			return
		}
	})
}
