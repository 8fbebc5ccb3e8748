//go:build !js

package ui_test

import (
	"errors"
	"onelongnight/game/table"
	"slices"
	"strings"
	"testing"

	"onelongnight/game/games"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// texts are the books of all games as a host brings them.
func texts() map[string]string {
	books, err := games.Books()
	if err != nil {
		panic(err) // as in game/games
	}
	list := map[string]string{}
	for lang, text := range books {
		list["book-"+lang] = text
	}
	return list
}

// reads tells what entry is open, and the rule asked for.
func (b *bench) reads() (entry, rule string) {
	b.Run()
	if c := b.Screen(); c.Panel == scene.BookPanel && c.Book.Entry != nil {
		return c.Book.Entry.ID, c.Book.Rule
	}
	return "", ""
}

// wants is an error unless that is open.
func (b *bench) wants(what, entry, rule string) {
	b.t.Helper()
	if e, r := b.reads(); e != entry || r != rule {
		b.t.Errorf("%s opens %q at %q, not %q at %q", what, e, r, entry, rule)
	}
}

// TestTheBookOpensWhereOneIs: from the first screen, the menu, a card, a city, what is asked and by key, and closing
// leads back each time.
func TestTheBookOpensWhereOneIs(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off", standoff)
	b.Texts = texts()
	before := b.Screen()
	back := func(what string) {
		t.Helper()
		for range 4 {
			if b.Screen().Panel == scene.NoPanel && b.Screen().Inspect == before.Inspect {
				return
			}
			b.Press("button:close")
		}
		t.Errorf("%s does not lead back to the table", what)
	}
	for _, x := range []struct {
		what        string
		by          []string
		entry, rule string
	}{
		{"a robot", []string{"piece:hunter-1", "button:rules"}, "hunter", ""},
		{"a card", []string{"card:trooper-1", "button:rules"}, "trooper", ""},
		{"a city", []string{"place:2", "button:rules"}, "iron-gate", ""},
		{"a number", []string{"figure:total-2-moloch", "button:rules"}, "strength", "4.7"},
		{"the menu", []string{"button:menu", "button:rules"}, "attacks", "4.4"},
		{"what is asked, in the log", []string{"button:log", "entry:asks:outpost-attack@asked"}, "attacks", "4.4"},
	} {
		b.Press(x.by...)
		b.wants(x.what, x.entry, x.rule)
		back(x.what)
	}
	b.App.Key(desk.KeyF1)
	b.wants("F1", "attacks", "4.4")
	b.App.Key(desk.KeyEscape)
	b.Run()
	back("F1")
	// The log tells of what happened.
	b.Press("step:card:scorn", "play scorn 2")
	for _, x := range b.Moves() {
		if strings.HasPrefix(x, "pick hunter-1") {
			b.Press(x)
		}
	}
	b.Press("button:log")
	var links []string
	for _, x := range b.Buttons {
		if strings.HasPrefix(x.ID, "entry:") && strings.Contains(x.ID, "@line") {
			links = append(links, x.ID)
		}
	}
	if len(links) == 0 {
		t.Fatalf("the log leads nowhere: %s", b.Read())
	}
	b.Press(links[0])
	if e, _ := b.reads(); e == "" {
		t.Errorf("%s opens nothing", links[0])
	}
	first := open(t, map[string]string{})
	first.Texts = texts()
	first.Press("button:rules")
	first.wants("the first screen", "welcome", "")
	first.Press("button:close")
	if p := first.Screen().Panel; p != scene.TitlePanel {
		t.Errorf("closing leads to panel %d, not to the first screen", p)
	}
}

// TestOneLeafsThroughTheBook by links, back and forward, chapters and search, on the canvas and beside it.
func TestOneLeafsThroughTheBook(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {360, 640}, {821, 462}} {
		b := open(t, map[string]string{})
		b.W, b.H, b.Texts = size[0], size[1], texts()
		b.Press("button:rules")
		if size[0] < 700 { // the list first
			b.Tap("entry:aim")
		} else {
			b.Press("entry:aim")
		}
		b.wants("a row of the list", "aim", "")
		b.Press("entry:new-york")
		b.wants("a link", "new-york", "")
		b.Press("button:rules-back")
		b.wants("back", "aim", "")
		b.Press("button:rules-on")
		b.wants("forward", "new-york", "")
		if size[0] < 700 {
			b.Press("button:rules-list")
		}
		if size[0] > 1000 && !b.Tap("entry:=words") {
			t.Errorf("%v: the chapter has no place", size)
		} else if size[0] < 1000 { // it is out of sight there
			b.Press("entry:=words")
		}
		if got := b.Screen().Book.Unfolded; got != "words" {
			t.Errorf("%v: unfolded is %q", size, got)
		}
		b.Search("HÜNTER")
		b.Run()
		if hits := b.Screen().Book.Hits; len(hits) == 0 || hits[0].Entry.ID != "hunter" {
			t.Errorf("%v: the search finds %v", size, hits)
		}
		b.Tap("entry:hunter@hit0")
		b.wants("a hit", "hunter", "")
		b.Search("no such word")
		if b.Run(); len(b.Screen().Book.Hits) > 0 || false {
			t.Errorf("%v: nothing is found, and it does not say so", size)
		}
		b.Search("")
		if size[0] < 700 {
			b.Press("entry:hunter")
		}
		b.wants("an empty search", "hunter", "")
	}
}

// TestABookThatIsLate is waited for, and opened where it was wanted; one that does not come is told of, and asked for
// again.
func TestABookThatIsLate(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off", standoff)
	b.Press("piece:hunter-1", "button:rules")
	if !strings.Contains(b.Read(), "on their way") {
		t.Errorf("nothing says that it is on its way: %s", b.Read())
	}
	b.Lost = errors.New("The cat ate it.")
	b.Arrived()
	b.Run()
	if !strings.Contains(b.Read(), "The rules did not come; your game is safe. The cat ate it.") {
		t.Errorf("nothing says why it did not come: %s", b.Read())
	}
	b.Lost = nil
	b.Press("button:rules-again")
	if !strings.Contains(b.Read(), "on their way") {
		t.Errorf("it is not asked for again: %s", b.Read())
	}
	b.Texts = texts()
	b.Arrived()
	b.wants("when it came the book", "hunter", "")
	b.Texts = map[string]string{"book-en": "\n# of convoy\n== nonsense"}
	other := at(t, "outpost", "speed=0 tips=off", standoff)
	other.Texts = b.Texts
	other.Press("button:menu", "button:rules")
	if !strings.Contains(other.Read(), "did not come") {
		t.Errorf("nonsense is taken for a book: %s", other.Read())
	}
}

// TestTheBookChangesItsLanguage with everything else, and stays open at the same place.
func TestTheBookChangesItsLanguage(t *testing.T) {
	b, h := abroad(t, "en", "speed=0 tips=off level=1")
	h.Texts = texts()
	b.Press("button:rules", "entry:hunter")
	b.Press("button:close", "button:settings", "button:set-language-hu", "button:close", "button:rules")
	if e, _ := b.reads(); e != "hunter" || b.Screen().Book.Entry.Title != "Vadász" {
		t.Errorf("in Hungarian %q is open: %s", e, b.said())
	}
}

// TestTypingGoesIntoTheField and gives no orders, where the page has no field of its own.
func TestTypingGoesIntoTheField(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off", standoff)
	b.Texts = texts()
	b.Press("button:menu", "button:rules")
	b.Tap("field:search")
	if b.Screen().Focus != scene.SearchField {
		t.Fatalf("the focus is on %q", b.Screen().Focus)
	}
	b.App.Key("L")
	if b.Run(); b.Screen().Panel != scene.BookPanel {
		t.Error("a letter opens the log")
	}
	b.Search("hunt")
	b.Run()
	b.App.Key(desk.KeyBackspace)
	if b.Run(); b.Screen().Book.Query != "hun" {
		t.Errorf("after a step back it says %q", b.Screen().Book.Query)
	}
	b.App.Key(desk.KeyEnter)
	b.wants("Enter", "hunter", "")
}

// TestTheListScrollsByItself under the pointer.
func TestTheListScrollsByItself(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off", standoff)
	b.Texts = texts()
	b.Press("piece:hunter-1", "button:rules", "entry:4.12")
	b.Press("entry:=moloch")
	at := b.Screen().Scroll
	b.Hover(200, 500)
	b.Wheel(-2)
	b.Run()
	if now := b.Screen().Scroll; now.List <= at.List || now.Panel != at.Panel {
		t.Errorf("over the list the wheel leads from %+v to %+v", at, now)
	}
	at = b.Screen().Scroll
	b.Hover(900, 500)
	b.Wheel(1)
	b.Run()
	if now := b.Screen().Scroll; now.Panel >= at.Panel || now.List != at.List {
		t.Errorf("over the text the wheel leads from %+v to %+v", at, now)
	}
	if slices.Contains(b.Said, "") {
		t.Error("nothing was announced, aloud")
	}
}

// TestAHintOutlastsWhatLiesOverIt: the book that is opened over a hint, also before that is thought through, takes
// nothing from it.
func TestAHintOutlastsWhatLiesOverIt(t *testing.T) {
	for _, thought := range []bool{false, true} {
		b := at(t, "outpost", "speed=0 tips=off level=1", decided)
		if b.Press("button:hint"); thought {
			b.until("a hint is there", func() bool { return b.offers("do-it") })
		}
		b.Texts = texts()
		if b.Press("card:runner", "button:rules"); b.Screen().Panel != scene.BookPanel {
			t.Fatalf("the book is not open, and one can %v", b.can())
		}
		for range 30 {
			b.Run() // an answer would come meanwhile
		}
		for range 3 {
			if b.Screen().Panel != scene.HintPanel || b.Screen().Inspect != table.NoSpot {
				b.Press("button:close")
			}
		}
		b.until("the hint is there again", func() bool { return b.offers("do-it") && b.offers("why-not") })
	}
}
