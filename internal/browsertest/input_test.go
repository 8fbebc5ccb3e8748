package browsertest

import (
	"encoding/json"
	"slices"
	"testing"

	"onelongnight/internal/pack"

	"github.com/chromedp/chromedp/kb"
)

// openProbe opens the program that says how it is touched.
// probePlan is the probe's page.
var probePlan = pack.Alone("./internal/browsertest/probe")

func openProbe(t *testing.T, view View) *Page {
	t.Helper()
	page := rig.Open(t, rig.Serve(t, "probe", probePlan), view)
	page.WaitFirstDraw()
	return page
}

// hears waits for the page to say want.
func hears(t *testing.T, page *Page, want string) {
	t.Helper()
	page.Wait(`document.getElementById('polite').lastElementChild?.textContent === ` + quote(t, want))
}

func TestMouseAndMirrorReachTheProgram(t *testing.T) {
	page := openProbe(t, Desktop)
	want := []Button{
		{`odd "id"`, "One", "Hand", false, 40, 50},
		{"two", "Two", "Hand", false, 120, 200},
		{"off", "Three", "Hand", true, 0, 0},
	}
	if got := page.Buttons(); !slices.Equal(got, want) || page.Heading() != "Probe" {
		t.Errorf("the mirror shows %q, %+v", page.Heading(), got)
	}
	page.Press(`odd "id"`)
	hears(t, page, `pressed odd "id"`)
	page.Click("two")
	hears(t, page, "clicked 120 200")
}

func TestFingerReachesTheProgram(t *testing.T) {
	page := openProbe(t, Phone)
	page.Tap("two")
	hears(t, page, "tapped 120 200")
}

// Keys go to the canvas until Tab leaves it, and then to the buttons.
func TestKeyboardReachesEverything(t *testing.T) {
	page := openProbe(t, Desktop)
	page.Key("k")
	hears(t, page, "key K")
	page.Eval(`document.querySelector('#mirror button').focus()`, nil)
	page.Key(kb.ArrowRight) // within a group
	hears(t, page, "focused two")
	page.Key(kb.Enter)
	hears(t, page, "pressed two")
	page.Key("j") // a letter means the same here as on the canvas
	hears(t, page, "key J")
	page.Key(kb.ArrowRight) // to the disabled button, which can be read
	hears(t, page, "focused off")
	page.Key(kb.Enter)
	page.Key(kb.Tab)           // out of the group
	hears(t, page, "focused ") // none: the pressed key did not come between
	var where string
	page.Eval(`document.activeElement.tagName`, &where)
	if where != "CANVAS" {
		t.Errorf("Tab after the last button goes to %s, want the canvas", where)
	}
}

// A screen reader must find every button by its name, in its group, and not find the splash.
func TestAccessibilityTree(t *testing.T) {
	page := openProbe(t, Desktop)
	found := page.Accessible()
	for _, want := range []Node{{"button", "One"}, {"button", "Two"}, {"button", "Three"}, {"region", "Hand"},
		{"heading", "Probe"}} {
		if !slices.Contains(found, want) {
			text, _ := json.Marshal(found)
			t.Errorf("no %v in %s", want, text)
		}
	}
	if slices.Contains(found, Node{"progressbar", "Loading"}) {
		t.Error("the splash is still there")
	}
}
