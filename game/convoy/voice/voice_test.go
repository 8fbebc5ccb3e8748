package voice_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/gametest"
)

// TestEverythingSaidInWholeGames plays games, has everything said, and checks that no sentence has a place left open or
// is just a key.
func TestEverythingSaidInWholeGames(t *testing.T) {
	v := voice.English()
	check := func(what, text string) {
		t.Helper()
		if strings.ContainsAny(text, "{}") || v.Has(text) || strings.Contains(text, "  ") || looksLikeKey(text) {
			t.Errorf("%s reads %q", what, text)
		}
	}
	for n := range 40 {
		rng := game.NewStream(game.SeedOf(fmt.Sprint("talk ", n)))
		s := think.Rules{}.New(game.SeedOf(fmt.Sprint(n)))
		for !s.Result().Over {
			for seat := range game.Seat(2) {
				view := s.View(seat)
				heading, body := v.Prompt(view)
				check("a heading", heading)
				for _, line := range body {
					check("a prompt", line)
				}
				if _, words := v.Banner(view); words == "" {
					t.Error("a phase has no words")
				}
			}
			view, legal := s.View(s.Turn()), s.Legal(nil)
			for _, m := range legal {
				label := v.Label(view, m)
				check("the button of "+(think.Rules{}).MoveText(m), label)
				if label == "" || len(v.Path(view, m)) == 0 || v.Group(m) == "" {
					t.Errorf("%s has no label, path or group", think.Rules{}.MoveText(m))
				}
			}
			var log game.Log
			if err := s.Apply(legal[rng.Below(len(legal))], &log); err != nil {
				t.Fatal(err)
			}
			for _, e := range log.Events {
				for seat := range game.Seat(2) {
					check("event "+e.Name(), v.Sentence(e, seat))
				}
			}
		}
		title, why := v.Ending(s.Result(), convoy.Outpost)
		check("the end", title+" "+why)
	}
}

// looksLikeKey reports whether a text is lower-case words joined by dots, without a space.
func looksLikeKey(text string) bool {
	return strings.Contains(text, ".") && !strings.Contains(text, " ") && strings.ToLower(text) == text
}

// TestPathsTellMovesApart checks that no two moves of a decision are made by the same touches.
func TestPathsTellMovesApart(t *testing.T) {
	v := voice.English()
	for n := range 40 {
		rng := game.NewStream(game.SeedOf(fmt.Sprint("paths ", n)))
		s := think.Rules{}.New(game.SeedOf(fmt.Sprint(n)))
		for !s.Result().Over {
			legal, view := s.Legal(nil), s.View(s.Turn())
			seen := map[string]string{}
			for _, m := range legal {
				text, path := think.Rules{}.MoveText(m), ""
				for _, spot := range v.Path(view, m) {
					path += spot.String() + " "
				}
				for other, made := range seen {
					if strings.HasPrefix(path, other) || strings.HasPrefix(other, path) {
						t.Fatalf("%q and %q are made by %q and %q", text, made, path, other)
					}
				}
				seen[path] = text
			}
			if err := s.Apply(legal[rng.Below(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestNobodyHearsWhatTheyMayNotKnow checks that a card that is drawn is named only to its owner.
func TestNobodyHearsWhatTheyMayNotKnow(t *testing.T) {
	v := voice.English()
	e := convoy.Drew{Seat: convoy.Moloch, About: convoy.About{Card: convoy.Hornet}}
	if got := v.Sentence(e, convoy.Outpost); got != "Moloch draws a card." {
		t.Errorf("the Outpost hears %q", got)
	}
	if got := v.Sentence(e, convoy.Moloch); got != "Moloch draws Hornet." {
		t.Errorf("Moloch hears %q", got)
	}
}

// TestTheHandIsToldThatMayBeKept: who is asked whether to keep a hand hears its cards with the question.
func TestTheHandIsToldThatMayBeKept(t *testing.T) {
	g := gametest.Open(t, think.Rules{}, "{}")
	s := g.New(game.SeedOf("keep"))
	view := s.View(s.Turn()).(*convoy.View)
	v := voice.English().For(g)
	for _, m := range s.Legal(nil) {
		if convoy.ActOf(m).Verb != convoy.DoKeep {
			continue
		}
		for _, c := range view.Own.Cards() {
			if said := v.Terms(view, m); !strings.Contains(said, voice.English().Card(c)) {
				t.Errorf("%v is in the hand, and it is said %q", c, said)
			}
		}
		return
	}
	t.Error("nobody is asked whether to keep the hand")
}

// TestWhoDiscards: it is said whose card leaves, as at a shared device no card is "yours", and what becomes of a module
// whose robot has left (3.4).
func TestWhoDiscards(t *testing.T) {
	v := voice.English()
	for _, x := range []struct {
		event game.Event
		want  string
	}{
		{convoy.Discarded{Seat: convoy.Outpost, About: convoy.About{Card: convoy.Medic}},
			"The Outpost discards Medic."},
		{convoy.Discarded{Seat: convoy.Moloch, About: convoy.About{Card: convoy.NetModule}, Under: convoy.Hornet},
			"Hornet loses its module Net."},
		{convoy.Returned{Seat: convoy.Moloch, About: convoy.About{Card: convoy.Hornet}},
			"Moloch takes Hornet back to hand."},
	} {
		if got := v.Sentence(x.event, convoy.Outpost); got != x.want {
			t.Errorf("%T is told as %q, want %q", x.event, got, x.want)
		}
	}
}

// TestEveryRefusalHasWords checks that every reason has words.
func TestEveryRefusalHasWords(t *testing.T) {
	v := voice.English()
	for _, reason := range append(constants(t, "Reason"), "unknown-move", "game-over") {
		if reason == "" {
			continue
		}
		err := &game.Illegal{Reason: reason, Move: convoy.Act{Verb: convoy.DoPlay, A: uint8(convoy.Scorn), B: 2}.Move()}
		if got := v.Refusal(nil, err); strings.HasPrefix(got, "illegal.") || strings.ContainsAny(got, "{}") {
			t.Errorf("%s reads %q", reason, got)
		}
	}
	full := &game.Illegal{Reason: "city-full", Move: convoy.Act{Verb: convoy.DoPlay, A: uint8(convoy.Scorn),
		B: 2}.Move()}
	if got := v.Refusal(nil, full); got != "There is no free position in Iron Gate: each unit takes one." {
		t.Errorf("got %q", got)
	}
}

// TestEveryCardAndEventHasWords checks that the catalogue has all texts of every card and every event.
func TestEveryCardAndEventHasWords(t *testing.T) {
	v := voice.English()
	for _, c := range convoy.Cards() {
		for _, key := range []string{"card." + voice.Key(c), "text." + voice.Key(c), "trigger." + voice.Trigger(c),
			"kind." + c.Kind().String()} {
			if !v.Has(key) {
				t.Errorf("no text for %s", key)
			}
		}
	}
	source := gametest.Read(t, "../event.go")
	for _, name := range regexp.MustCompile(`Name\(\) string +{ return "(.+)" }`).FindAllStringSubmatch(string(source), -1) {
		e := name[1]
		found := slices.ContainsFunc(v.Keys(), func(k string) bool {
			return k == "say."+e || strings.HasPrefix(k, "say."+e+".") || strings.HasPrefix(k, "say."+e+"[")
		})
		if !found && e != (convoy.PhaseBegan{}).Name() {
			t.Errorf("no sentence for event %q", e)
		}
	}
}

// sources are the folders of code that asks for texts.
var sources = []string{".", "..", "../../table", "../../ui", "../../ui/panel", "../../ui/convoy", "../../../wasm",
	"../../../cmd/onelongnight"}

// TestKeysInTheCodeExist checks that every key that the code asks for has a text.
func TestKeysInTheCodeExist(t *testing.T) {
	v := voice.English()
	for _, lit := range literals(t) {
		if lit.key && !v.Has(lit.text) {
			t.Errorf("%s asks for %q, which has no text", lit.file, lit.text)
		}
	}
}

// literal is a string in the code. Key is set if it is asked for in the catalogue.
type literal struct {
	file, text string
	key        bool
}

// keyAt says which argument of a function is a key.
var keyAt = map[string]int{"T": 0, "t": 0, "said": 1, "warn": 0}

func literals(t *testing.T) (list []literal) {
	t.Helper()
	for _, dir := range sources {
		files, _ := filepath.Glob(filepath.Join(dir, "*.go"))
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			tree, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			keys := map[ast.Node]bool{}
			ast.Inspect(tree, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.CallExpr:
					if at, says := keyAt[called(n)]; says && len(n.Args) > at {
						keys[n.Args[at]] = true
					}
				case *ast.BasicLit:
					if n.Kind == token.STRING {
						text, _ := strconv.Unquote(n.Value)
						list = append(list, literal{file, text, keys[n]})
					}
				}
				return true
			})
		}
	}
	if len(list) < 100 {
		t.Fatalf("only %d strings found", len(list))
	}
	return list
}

// called returns the name of the function that a call calls.
func called(call *ast.CallExpr) string {
	switch f := call.Fun.(type) {
	case *ast.SelectorExpr:
		return f.Sel.Name
	case *ast.Ident:
		return f.Name
	}
	return ""
}

// constants returns the string constants of package convoy that are of a type, or whose names begin with it.
func constants(t *testing.T, of string) []string {
	t.Helper()
	file := map[string]string{"Reason": "../reason.go", "Ev": "../event.go"}[of]
	tree, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	ast.Inspect(tree, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok || len(spec.Values) != 1 {
			return true
		}
		typ, _ := spec.Type.(*ast.Ident)
		lit, isText := spec.Values[0].(*ast.BasicLit)
		if isText && (typ != nil && typ.Name == of || typ == nil && strings.HasPrefix(spec.Names[0].Name, of)) {
			text, _ := strconv.Unquote(lit.Value)
			list = append(list, text)
		}
		return true
	})
	if len(list) < 10 {
		t.Fatalf("found only %v in %s", list, file)
	}
	return list
}

// TestWhoWonIsToldToEverybody: at a shared device all read how the game ended as the winner does, so that sentence says
// "you" to nobody. Of somebody who gave up the table has a sentence of its own.
func TestWhoWonIsToldToEverybody(t *testing.T) {
	v := voice.English()
	for _, why := range []string{"robots-in-new-york", "cards-in-deck", "exhausted", "machines-spent"} {
		if text := v.T("end." + why + ".won"); regexp.MustCompile(`(?i)\byou`).MatchString(text) {
			t.Errorf("%s: everybody reads %q", why, text)
		}
	}
}
