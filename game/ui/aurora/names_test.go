package aurora

import (
	"slices"
	"strings"
	"testing"

	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/think"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// voices returns the game's voice in every language.
var voices = editiontest.Voices(&voice.Languages, voice.Others)

// prints returns what is printed on all cards in every language.
func prints(t *testing.T) map[string][]*art.Print {
	t.Helper()
	g, err := think.Rules{}.Open(nil)
	if err != nil {
		t.Fatal(err)
	}
	bare, _ := rules.Of(g)
	all := map[string][]*art.Print{}
	for lang, v := range voices(t) {
		all[lang] = New(bare, v.For(g)).Prints()
	}
	return all
}

// TestNoTextIsCut checks at the prompts of whole games that every text of the table has enough room, in every language.
func TestNoTextIsCut(t *testing.T) {
	all := voices(t)
	c := uitest.NewBlindCanvas()
	count := 0
	play(t, func(s *table.Session) {
		if count++; count%4 > 0 {
			return
		}
		bare, _ := rules.Of(s.Game)
		for lang, v := range all {
			k := New(bare, v.For(s.Game))
			for _, size := range Windows[:3] {
				p := k.Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1}, size[0], size[1])
				for _, text := range uitest.Cut(c, p, scene.Moment{}) {
					t.Errorf("%s, %v, asked %s: no room for %q", lang, size, s.View().(*rules.View).Ask, text)
				}
			}
		}
	})
}

// smallest are the sizes of cards on a phone: a slot, a slot while there are answers, a survivor, an object.
var smallest = []kit.Rect{{W: 64, H: 104}, {W: 64, H: 76}, {W: 58, H: 82}, {W: 46, H: 66}}

// TestNamesAreWhole checks in every language that each card shows its whole name, however small the card is.
func TestNamesAreWhole(t *testing.T) {
	for lang, list := range prints(t) {
		c := uitest.NewBlindCanvas()
		for _, size := range smallest {
			var cut []string
			c.Watch(func(text string) { cut = append(cut, text) })
			c.Begin(0.1)
			for _, p := range list {
				art.Card(c, p, size, art.CardState{})
			}
			c.End()
			if len(cut) > 0 {
				t.Errorf("%s, %v by %v: %d names are cut: %q", lang, size.W, size.H, len(cut), cut)
			}
		}
	}
}

// TestNothingIsWrittenBesideACard checks that a name without room on a card is left out, and that in the list of an
// analysis a card is only a picture. Names have room on cards of 58 by 76 or more.
func TestNothingIsWrittenBesideACard(t *testing.T) {
	for lang, list := range prints(t) {
		c := uitest.NewBlindCanvas()
		for _, size := range append([]kit.Rect{{W: 36, H: 44}, {W: 44, H: 54}}, smallest...) {
			for _, p := range list {
				written := false
				c.Read(func(text string, high, _, y float64) {
					written = true
					if y-0.75*high < size.Y || size.W < 40 {
						t.Errorf("%s, %v by %v: %q stands above the card, or has no room", lang, size.W, size.H, text)
					}
				})
				c.Begin(0.1)
				art.Card(c, p, size, art.CardState{})
				c.End()
				if !written && size.W >= 58 {
					t.Errorf("%s, %v by %v: %s has no name", lang, size.W, size.H, p.Name)
				}
			}
		}
	}
}

// TestShortNamesTell checks in every language that the name of a survivor or an object on a small card is a single
// word, which no other has.
func TestShortNamesTell(t *testing.T) {
	for lang, list := range prints(t) {
		names := map[string]string{} // full names by the short ones
		for _, p := range list {
			if p.Kind != art.Survivor && p.Kind != art.Object {
				continue
			}
			if len(strings.Fields(p.Short)) != 1 {
				t.Errorf("%s: %q is %q on a small card", lang, p.Name, p.Short)
			}
			if other := names[p.Short]; other != "" && other != p.Name {
				t.Errorf("%s: %q and %q are both %q on a small card", lang, p.Name, other, p.Short)
			}
			names[p.Short] = p.Name
		}
		if len(names) < 15 {
			t.Errorf("%s: only %d short names", lang, len(names))
		}
	}
}

// TestAnEnemyShowsAllThatItMayDo: a small card of an enemy shows each option of its ambush, and whether it hits
// equipment.
func TestAnEnemyShowsAllThatItMayDo(t *testing.T) {
	want := map[string][]string{"howler": {"contam 1", "damage 2"}, "warwolves": {"damage 1 equipment"},
		"riderwolves": {"damage 1"}}
	for _, p := range prints(t)["en"] {
		ways, ok := want[p.ID]
		if !ok {
			continue
		}
		delete(want, p.ID)
		var got []string
		for _, way := range p.Ways {
			words := ""
			for _, e := range way {
				words += " " + strings.TrimSpace(e.Sign+" "+e.N)
			}
			got = append(got, strings.TrimSpace(words))
		}
		if !slices.Equal(got, ways) {
			t.Errorf("%s: %q", p.ID, got)
		}
	}
	if len(want) > 0 {
		t.Errorf("there are no %v", want)
	}
}
