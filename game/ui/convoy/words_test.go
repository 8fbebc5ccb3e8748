package convoy

import (
	"reflect"
	"regexp"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/ui/scene"
)

// keyLike is a key of the catalogue where a text should be: that is what the
// catalogue answers for a key it does not have.
var keyLike = regexp.MustCompile(`\b[a-z]+\.[a-z][a-z.-]*\b`)

// TestEveryTextIsInTheCatalogue plays games and wants no text on the table,
// in its panels or in the film of what happened to be a key.
func TestEveryTextIsInTheCatalogue(t *testing.T) {
	words := voice.English()
	skin := New(words)
	for i, seed := range []string{"one", "two", "three", "four"} {
		s := Begin(t, game.Seat(i%2), seed)
		check := func(moment scene.Scene, screen *scene.Screen) {
			screen.TextScale = 1
			p := skin.Paint(moment, screen, 1280, 720).(*picture)
			model := p.model
			for _, text := range texts(reflect.ValueOf(model.Prompt), reflect.ValueOf(model.Queue), reflect.ValueOf(model.Log),
				reflect.ValueOf(model.Buttons), reflect.ValueOf(p.open.Panel), reflect.ValueOf(model.Battle), reflect.ValueOf(model.Effects)) {
				if key := keyLike.FindString(text); key != "" {
					t.Errorf("seed %s: %q has the key %s", seed, text, key)
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

// texts are all strings in some values that are read, so not those that name
// things for the program.
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
