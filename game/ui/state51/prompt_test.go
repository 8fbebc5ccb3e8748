package state51_test

import (
	"slices"
	"strings"
	"testing"

	rules "onelongnight/game/state51"
	"onelongnight/game/state51/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	look "onelongnight/game/ui/state51"
	"onelongnight/game/ui/state51/board"
)

// TestThePromptHasRoomOnAPhone checks that a turn's question has room for all its lines above the hand, whose cards are
// still high enough.
func TestThePromptHasRoomOnAPhone(t *testing.T) {
	for _, size := range [][2]float64{{360, 640}, {390, 844}} {
		w, _ := resumed(t, from(t, []byte(crowded)), "speed=0 tips=off", size)
		p, _ := w.Run()
		m, f := look.LaidOut(p)
		asked := m.Prompt.Upright()
		need := asked.Height(board.PromptType(kit.NewWindow(size[0], size[1], 1)), f.Prompt.W)
		if len(asked.Lines) == 0 || f.Prompt.H < need || f.Prompt.Bottom() > f.Hand.Y {
			t.Errorf("%v: the prompt is %g high and needs %g; it ends at %g, and the hand begins at %g", size,
				f.Prompt.H, need, f.Prompt.Bottom(), f.Hand.Y)
		}
		for _, c := range f.Hand.Cards {
			if c.Rect.H < 80 {
				t.Errorf("%v: a card of the hand is no higher than %g", size, c.Rect.H)
			}
		}
	}
}

// TestWhatOneHasInMindIsNamed checks that a card touched after "Why not …" is named, with what weighs it: a button in
// the draft, and one of the things that can be done with it in one's turn.
func TestWhatOneHasInMindIsNamed(t *testing.T) {
	says := map[rules.Prompt]string{rules.AskDraft: ": “Why not …”", rules.AskAct: ": touch what you would do with it"}
	moments(t, "mind", func(s *table.Session) {
		v := s.View().(*rules.View)
		said, wanted := says[v.Ask]
		at := slices.IndexFunc(s.Next(), func(spot table.Spot) bool { return spot.Kind == table.KindCard })
		if !wanted || v.Asked != v.Who || at < 0 {
			return
		}
		delete(says, v.Ask)
		spot := s.Next()[at]
		if _, err := s.Touch(spot); err != nil {
			t.Fatal(err)
		}
		m, _ := look.LaidOut(paint(s, &scene.Screen{TextScale: 1, Panel: scene.HintPanel, Mind: true,
			Words: []string{"What?"}}, windows[0]))
		if card := s.Voice.Name(v, spot); !strings.HasPrefix(m.Prompt.Lines[0], card+said) {
			t.Errorf("after a touch of %s it says %q", card, m.Prompt.Lines)
		}
		s.Drop()
	})
	if len(says) > 0 {
		t.Errorf("nobody was ever asked %v", says)
	}
}

// TestALiftedCardSaysWhatItDoes: on a phone that has room the words below a draft say all that a touched card does in
// play.
func TestALiftedCardSaysWhatItDoes(t *testing.T) {
	told := 0
	moments(t, "lifted", func(s *table.Session) {
		v := s.View().(*rules.View)
		if v.Ask != rules.AskDraft || v.Asked != v.Who {
			return
		}
		spot := s.Next()[0]
		if _, err := s.Touch(spot); err != nil {
			t.Fatal(err)
		}
		m, f := look.LaidOut(paint(s, &scene.Screen{TextScale: 1}, [2]float64{390, 844}))
		d := v.Game().Data()
		words := s.Voice.(*voice.Speaker).Effect(&d.Of(d.Card(spot.ID)).Effect)
		need := m.Prompt.Height(board.PromptType(f.Window), f.Prompt.W)
		if m.Prompt.Lines[0] != words || f.Prompt.H < need {
			t.Errorf("%s: it says %q, %g high, and has %g", spot.ID, m.Prompt.Lines, need, f.Prompt.H)
		}
		told++
		s.Drop()
	})
	if told == 0 {
		t.Error("nobody drafts")
	}
}
