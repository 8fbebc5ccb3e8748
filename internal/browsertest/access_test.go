package browsertest

import (
	"bytes"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"

	"onelongnight/game/state51"
)

// TestAxeFindsNothing goes through the screens with axe-core: the first one, the table in several phases, every panel,
// and the end. It reads the document, so the canvas has few pixels.
func TestAxeFindsNothing(t *testing.T) {
	program, site := rig.axe(t), rig.Serve(t, "game", Game)
	coarse := Desktop
	coarse.Scale = 0.5
	for name, view := range map[string]View{"desktop": coarse, "phone": handset} {
		t.Run(name, func(t *testing.T) {
			page := rig.Open(t, site, view, `localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=1')`)
			page.WaitFirstDraw()
			h := &hand{t: t, page: page, use: page.Press}
			seen := 0
			check := func(screen string) {
				t.Helper()
				seen++
				for _, f := range page.Axe(program) {
					t.Errorf("%s: %s, %s\n%s", screen, f.Rule, f.Help, strings.Join(f.Nodes, "\n"))
				}
			}
			through := func(ids ...string) {
				t.Helper()
				for _, id := range ids {
					h.until(id)
					page.Press(id)
					page.Frames(2)
					if id != "button:close" {
						check(id)
					}
				}
			}
			through("button:settings", "button:close", "button:credits", "button:close")
			page.Press("button:play-outpost")
			for _, phase := range []string{"the first hand", "the second decision", "the third"} {
				h.wait()
				check(phase)
				page.Press(choose(page.Buttons()))
				page.Frames(2)
			}
			h.wait()
			if view.Touch { // the document is the same but for what is folded away
				through("button:menu", "button:settings", "button:close", "button:close", "place:2")
				t.Logf("%d screens", seen)
				return
			}
			through("button:menu", "button:settings", "button:keys", "button:close", "button:close", "button:close",
				"button:log", "button:close",
				"place:2", "button:close", "pile:moloch-deck", "button:close", "figure:stand", "button:close")
			page.Press(first(page, "card:"))
			page.Frames(3)
			check("a card")
			through("button:close", "button:describe", "button:hint", "button:close", "button:menu", "button:concede",
				"button:concede-yes", "button:analysis",
				"button:close", "button:log", "button:close")
			// Check that axe-core really looks: it must find a button without a name, and words outside every landmark.
			page.Eval(`document.getElementById('mirror').append(document.createElement('button'));
				document.body.append(Object.assign(document.createElement('p'), { textContent: 'Lost' })); undefined`, nil)
			found := page.Axe(program)
			for _, rule := range []string{"button-name", "region"} {
				if !slices.ContainsFunc(found, func(f Finding) bool { return f.Rule == rule }) {
					t.Errorf("a mistake against %s is not found: %v", rule, found)
				}
			}
			t.Logf("%d screens", seen)
		})
	}
}

// first returns the ID of the first button that begins with prefix.
func first(page *Page, prefix string) string {
	page.t.Helper()
	for _, b := range page.Buttons() {
		if strings.HasPrefix(b.ID, prefix) {
			return b.ID
		}
	}
	page.t.Fatalf("no button begins with %q: %v", prefix, page.Buttons())
	return ""
}

// wishes are prefixes (or the suffix "ways to use it") of names of buttons, best first, as somebody would choose who
// only hears them. Other buttons are not pressed.
var wishes = []string{"Do it", "End it", "Keep this hand", "Fight for", "Attach", "Play ", "ways to use it", "Move ",
	"Choose", "Move to", "Discard ", "End your attack", "End the module phase"}

// unwanted are names that match wishes by mistake.
var unwanted = []string{"Play again", "Play Moloch", "Play the", "Choose nobody"}

// nearTheEnd is a position that Moloch wins soon: the last battle but one, which is in New York.
const nearTheEnd = `{"phase":"moloch-attack","active":5,"fight":1,"battle":9,
	"cities":[{"destroyed":true},{"destroyed":true},{"destroyed":true},{"destroyed":true},{"ravaged":[3]}],
	"moloch":{"hand":["combat-module-1","hornet","relocate","brute"],"deck":["clown","steelhound","ripper","defender"],"discard":["hunter-3"]},
	"outpost":{"hand":["trooper-1","move-1"],"deck":["medic","scout-1","kid","runner"]},
	"units":[{"id":"hunter-1","city":5},{"id":"stormtrooper","city":5},{"id":"saboteur","city":5}]}`

// winByNames plays to a victory using only the accessibility tree, by role and name: from a position, or with "" from
// the first screen, as often as needed.
func winByNames(t *testing.T, position string) {
	t.Helper()
	scripts := []string{`localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=1')`, heardHook}
	if position != "" {
		scripts = append(scripts, strings.Replace(saved(t, position), "table1 outpost", "table1 moloch", 1))
	}
	page := rig.Open(t, rig.Serve(t, "game", Game), Small, scripts...)
	page.WaitFirstDraw()
	begin := func(name string) bool {
		return strings.HasPrefix(name, "Play Moloch") || strings.HasPrefix(name, "Play again")
	}
	if position == "" {
		push(t, page, begin)
	}
	presses, games := 0, 1
	for end := time.Now().Add(15 * time.Minute); time.Now().Before(end); {
		nodes := page.Accessible()
		switch name := wish(nodes); {
		case slices.Contains(nodes, Node{"dialog", "Victory"}):
			t.Logf("won the %d. game after %d presses", games, presses)
			heard(t, page)
			page.Screenshot(filepath.Join(pictures, "won-by-names.png"))
			return
		case slices.Contains(nodes, Node{"dialog", "Defeat"}):
			push(t, page, begin)
			games++
		case name != "":
			click(t, page, name)
			presses++
		default:
			page.Frames(1)
		}
	}
	t.Fatalf("not won after %d games and %d presses: %v", games, presses, page.Accessible())
}

// wish returns the name of the button to press, "" for none.
func wish(nodes []Node) string {
	for _, w := range wishes {
		for _, n := range nodes {
			if n.Role == "button" && (strings.HasPrefix(n.Name, w) || strings.HasSuffix(n.Name, w)) &&
				!slices.ContainsFunc(unwanted, func(u string) bool { return strings.HasPrefix(n.Name, u) }) {
				return n.Name
			}
		}
	}
	return ""
}

// push waits for a button whose name meant accepts, and presses it.
func push(t *testing.T, page *Page, meant func(name string) bool) {
	t.Helper()
	for end := time.Now().Add(30 * time.Second); ; page.Frames(1) {
		for _, n := range page.Accessible() {
			if n.Role == "button" && meant(n.Name) {
				click(t, page, n.Name)
				return
			}
		}
		if time.Now().After(end) {
			t.Fatalf("no such button among %v", page.Accessible())
		}
	}
}

// click presses the first button with a name.
func click(t *testing.T, page *Page, name string) {
	t.Helper()
	page.Eval(fmt.Sprintf(`[...document.querySelectorAll('button')].find((b) => b.textContent === %s)?.click()`,
		quote(t, name)), nil)
	page.Frames(2)
}

// heardHook records everything that the page says, and the content of its log.
const heardHook = `window.heard = []; window.told = [];
	addEventListener('DOMContentLoaded', () => {
		new MutationObserver((list) => list.forEach((m) => m.addedNodes.forEach((n) => heard.push(n.textContent))))
			.observe(document.getElementById('polite'), { childList: true });
		new MutationObserver(() => document.querySelectorAll('#mirror [role=log] p').forEach((p) => {
			if (!told.includes(p)) told.push(p);
		})).observe(document.getElementById('mirror'), { childList: true, subtree: true });
	});`

// heard checks that each sentence of the log was spoken, in order, as far as the page's log shows its last sentences.
func heard(t *testing.T, page *Page) {
	t.Helper()
	var said, told []string
	page.Eval(`heard`, &said)
	page.Eval(`told.map((p) => p.textContent)`, &told)
	rest, lost := strings.Join(said, " "), 0
	for _, sentence := range told {
		if sentence == "Nothing yet." {
			continue
		}
		_, after, found := strings.Cut(rest, sentence)
		if !found {
			lost++
			t.Errorf("never spoken in its place: %q", sentence)
			continue
		}
		rest = after
	}
	if len(told) < 8 {
		t.Errorf("only %d sentences stood in the log", len(told))
	}
	t.Logf("%d announcements with %d sentences, %d lost", len(said), len(told), lost)
}

// byKeys plays on the canvas with only Right and Enter, for some number of decisions, or to the end if that is 0.
func byKeys(t *testing.T, decisions int) {
	t.Helper()
	// Somebody who has done two lessons and played a game. Otherwise the first button leads to the lessons, and back
	// there whenever one is left.
	page := rig.Open(t, rig.Serve(t, "game", Game), Small, `for (const [key, value] of Object.entries({
		settings: 'speed=0 tips=off level=1', stars: 'convoy/lesson/outpost-clock 3\nconvoy/lesson/moloch-york 3',
		scores: 'convoy/outpost/1 1 0',
	})) localStorage.setItem('onelongnight:' + key, value);`)
	page.WaitFirstDraw()
	h := &hand{t: t, page: page, use: page.Press}
	h.until("button:play-outpost")
	page.Eval(`document.querySelector('canvas').focus()`, nil)
	made, before := 0, ""
	for end := time.Now().Add(10 * time.Minute); time.Now().Before(end); {
		buttons := page.Buttons()
		if has(buttons, "button:again") {
			t.Logf("the game is over after %d decisions", made)
			return
		}
		if now := Moves(buttons); now != before {
			made, before = made+1, now
		}
		if decisions > 0 && made > decisions {
			return
		}
		page.Key(kb.ArrowRight)
		page.Key(kb.Enter)
	}
	t.Fatalf("only %d decisions were made", made)
}

// TestTheCanvasShowsItsFocus: Tab goes from the last group of buttons to the canvas, which then has an outline; a click
// removes it.
func TestTheCanvasShowsItsFocus(t *testing.T) {
	page := rig.Open(t, rig.Serve(t, "game", Game), Desktop)
	page.WaitFirstDraw()
	outline := func() (style string) {
		page.Eval(`getComputedStyle(document.querySelector('canvas')).outlineStyle`, &style)
		return style
	}
	if got := outline(); got != "none" {
		t.Errorf("before anything was done the canvas has an outline: %s", got)
	}
	page.Eval(
		`[...document.querySelectorAll('#mirror [role=toolbar]')].pop().querySelector('[tabindex="0"], button').focus()`, nil)
	page.Key(kb.Tab)
	page.Wait(`document.activeElement === document.querySelector('canvas')`)
	if got := outline(); got != "solid" {
		t.Errorf("the canvas that Tab led to has outline %q", got)
	}
	page.Screenshot(filepath.Join(pictures, "canvas-focus.png"))
	page.ClickAt(4, 400)
	if got := outline(); got != "none" {
		t.Errorf("after a click it has outline %q", got)
	}
}

// TestTheFocusIsOnAMoveAgain: somebody who plays by the hidden buttons has the focus on the first move again after the
// others have moved, even though there were no moves in between, and after a hint, in which it is on a command that
// came with it.
func TestTheFocusIsOnAMoveAgain(t *testing.T) {
	kind := state51.Rules{}.Name()
	page := rig.Open(t, rig.Serve(t, "game", Game).Of(kind), Small,
		`localStorage.setItem('onelongnight:settings', 'speed=4 tips=off level=1 seats@`+kind+`=3')`)
	h := &hand{t: t, page: page, use: page.Press}
	h.start("merchants")
	const first = `document.querySelector('#mirror [role=toolbar] button')`
	passed := 0
	for n := 0; n < 8; n++ {
		if _, over := h.wait(); over {
			break
		}
		if n > 0 { // after the first press of a focused button
			var on, moves bool
			page.Eval(`document.activeElement.closest('[role=toolbar]') === `+first+`.closest('[role=toolbar]')`, &on)
			page.Eval(`Boolean(`+first+`)`, &moves)
			if !on {
				var name string
				page.Eval(`document.activeElement.textContent`, &name)
				t.Errorf("after %d moves the focus is on %q", n, name)
			}
			passed++
		}
		page.Eval(first+`.focus()`, nil)
		page.Key(kb.Enter)
		page.Frames(4)
	}
	t.Logf("looked %d times", passed)
	if _, over := h.wait(); over {
		t.Fatal("the game is over before a hint is asked for")
	}
	page.Eval(`document.querySelector('#mirror [data-id="button:hint"]').focus()`, nil)
	page.Key(kb.Enter)
	page.Wait(`document.activeElement.dataset.id === 'button:close'`)
	page.Key(kb.Escape)
	page.Wait(`document.activeElement.closest('[role=toolbar]') === ` + first + `.closest('[role=toolbar]')`)
}

// TestContrastFollowsTheSystem: on the shelf and in a game, unless somebody has chosen a contrast.
func TestContrastFollowsTheSystem(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	const stands = `document.documentElement.classList.contains('contrast')`
	shelf := rig.Open(t, site.Shelf(), Desktop)
	shelf.Wait(`document.querySelector('.game')`)
	for _, wish := range []string{"more", "no-preference"} {
		shelf.Prefers("prefers-contrast", wish)
		shelf.Wait(stands + ` === ` + fmt.Sprint(wish == "more"))
	}
	page := rig.Open(t, site, Desktop, `localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=1')`)
	h := &hand{t: t, page: page, use: page.Press}
	h.start("moloch")
	h.wait()
	light := func() (sum uint64) {
		page.Frames(8)
		file := filepath.Join(pictures, "contrast.png")
		page.Screenshot(file)
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		picture, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		for y := 460; y < 700; y++ { // the prompt, grey in places
			for x := 0; x < 330; x++ {
				r, g, b, _ := picture.At(x, y).RGBA()
				sum += uint64(r + g + b)
			}
		}
		return sum
	}
	normal := light()
	page.Prefers("prefers-contrast", "more")
	high := light()
	page.Prefers("prefers-contrast", "no-preference")
	if again := light(); high == normal || again != normal {
		t.Errorf("the light of the prompt is %d, where high contrast is asked for %d, and then %d", normal, high, again)
	}
}
