package convoy

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
	"onelongnight/game/words"
)

// keyLike matches a key of the catalogue, which the catalogue returns in place of a text that it does not have.
var keyLike = regexp.MustCompile(`\b[a-z]+\.[a-z][a-z.-]*\b`)

// TestEveryTextIsInTheCatalogue plays games and checks that no text on the table, in its panels or in the film of what
// happened is a key, and that no punctuation mark is doubled.
func TestEveryTextIsInTheCatalogue(t *testing.T) {
	for i, seed := range []string{"one", "two", "three", "four"} {
		lang := words.Languages[i]
		said := voiceIn(t, lang)
		skin := New(said)
		s := Begin(t, game.Seat(i%2), seed)
		if err := s.Speak(said); err != nil {
			t.Fatal(err)
		}
		check := func(moment scene.Scene, screen *scene.Screen) {
			screen.TextScale = 1
			p := seen(skin.Paint(moment, screen, 1280, 720))
			model := p.model
			for _, text := range texts(reflect.ValueOf(model.Prompt), reflect.ValueOf(model.Queue),
				reflect.ValueOf(model.Log), reflect.ValueOf(model.Buttons), reflect.ValueOf(p.open.Panel),
				reflect.ValueOf(model.Battle),
				reflect.ValueOf(model.Effects)) {
				if key := keyLike.FindString(text); key != "" {
					t.Errorf("seed %s: %q has the key %s", seed, text, key)
				}
				if marks := uitest.Untidy(text); marks != "" {
					t.Errorf("seed %s: %q has %q in it", seed, text, marks)
				}
			}
			for _, a := range s.Actions() {
				if marks := uitest.Untidy(a.Label); marks != "" {
					t.Errorf("seed %s: the button %q has %q in it", seed, a.Label, marks)
				}
			}
		}
		for !s.Result().Over && !t.Failed() {
			from := s.StepCount()
			PlayOn(t, s)
			first, all := s.Steps()
			for i := from - first; i < len(all); i++ {
				check(scene.Scene{Session: s, Past: all[:i+1], Fresh: 1, Until: first + i + 1}, &scene.Screen{})
			}
			check(scene.Scene{Session: s}, &scene.Screen{})
			check(scene.Scene{Session: s}, &scene.Screen{Panel: scene.LogPanel})
		}
	}
}

// voiceIn returns the voice of the game in a language.
func voiceIn(t *testing.T, lang string) *voice.Voice {
	t.Helper()
	if lang == "en" {
		return voice.English()
	}
	v, err := voice.Languages.In(lang, words.Others()[lang], voice.Others()[lang])
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// TestNothingIsCutInAnyLanguage plays a game in every language and draws the table and the film of what happened, in
// windows and text sizes in turn. Only prompt, log, names and what a support does may be cut, as a touch tells them in
// full.
func TestNothingIsCutInAnyLanguage(t *testing.T) {
	for i, lang := range append(slices.Clone(words.Languages), words.Languages...) {
		side := []game.Seat{rules.Outpost, rules.Moloch}[i/len(words.Languages)]
		said, canvas, told, n := voiceIn(t, lang), kit.NewCanvas(unseen{uitest.NewDevice(1, 1)}), map[string]bool{}, 0
		skin, names := New(said), map[string]bool{}
		for _, c := range rules.Cards() {
			names[said.Card(c)] = true
		}
		for c := rules.ZiggyOne; c <= rules.NewYork; c++ {
			names[said.City(c)] = true
			for n := range 3 { // the second line of a button is also told by the city's sign
				names[said.T(fmt.Sprint("support.", int(c)), "n", n)] = true
				names[said.T(fmt.Sprint("support.free.", int(c)))] = true
			}
		}
		s := Begin(t, side, "words")
		if err := s.Speak(said); err != nil {
			t.Fatal(err)
		}
		draw := func(moment scene.Scene, screen *scene.Screen, w, h, scale float64) {
			screen.TextScale = scale
			p := seen(skin.Paint(moment, screen, w, h))
			opens := append([]string{p.model.Prompt.Heading, p.model.Prompt.Short,
				strings.Join(p.model.Prompt.Lines, "\n"), strings.Join(p.model.Prompt.Brief,
					" "), strings.Join(p.model.Prompt.Brief, "\n")}, p.model.Log.Lines...)
			canvas.Watch(func(text string) {
				if !slices.Contains(opens, text) && !names[text] && !told[text] {
					told[text] = true
					t.Errorf("%s, %gx%g at %g: %q is cut", lang, w, h, scale, text)
				}
			})
			canvas.Begin(0.05)
			p.Draw(canvas, scene.Moment{})
			canvas.End()
		}
		windows, scales := [][2]float64{{1280, 720}, {360, 640}, {821, 462}, {1920, 1080}}, []float64{1, 1.5, 2}
		for !s.Result().Over {
			from := s.StepCount()
			PlayOn(t, s)
			first, all := s.Steps()
			for i := from - first; i < len(all); i++ {
				n++
				window := windows[n%len(windows)]
				draw(scene.Scene{Session: s, Past: all[:i+1], Fresh: 1, Until: first + i + 1}, &scene.Screen{},
					window[0], window[1], scales[n%len(scales)])
			}
			for _, window := range windows {
				draw(scene.Scene{Session: s}, &scene.Screen{}, window[0], window[1], scales[n%len(scales)])
			}
		}
	}
}

// unseen is a device that shows nothing.
type unseen struct{ *uitest.Device }

func (unseen) Draw([]kit.Vertex) {}

// texts returns all strings in some values that people read, and not those that name things for the program.
func texts(values ...reflect.Value) []string {
	var list []string
	for _, v := range values {
		switch v.Kind() {
		case reflect.String:
			if v.Type() == reflect.TypeFor[string]() {
				list = append(list, v.String())
			}
		case reflect.Pointer, reflect.Interface:
			if !v.IsNil() {
				list = append(list, texts(v.Elem())...)
			}
		case reflect.Slice, reflect.Array:
			for i := range v.Len() {
				list = append(list, texts(v.Index(i))...)
			}
		case reflect.Struct:
			for i := range v.NumField() {
				list = append(list, texts(v.Field(i))...)
			}
		}
	}
	return list
}
