package ui_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"onelongnight/game"
	"onelongnight/game/games"
	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/tiles"
	"onelongnight/game/gametest/tiny/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	"onelongnight/game/ui/desk"
	shelf "onelongnight/game/ui/games"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/uitest"
)

// raw is a key of the catalogue that was not put into words.
var raw = regexp.MustCompile(`[a-z]\.[a-z]`)

// two offers two games.
func two(t *testing.T, stored map[string]string) *bench {
	t.Helper()
	h := &uitest.Host{Kinds: []game.Kind{cards.Kind{}, tiles.Kind{}}, Stored: stored}
	app := ui.New(h, uitest.Offer(cards.Kind{}, voice.NewCards), uitest.Offer(tiles.Kind{}, voice.NewTiles))
	return &bench{&uitest.Window{App: app, W: 1280, H: 720}, h, t}
}

// can lists the commands there are.
func (b *bench) can() (ids []string) {
	b.Run()
	for _, c := range b.Screen().Commands {
		if !c.Idle {
			ids = append(ids, c.ID)
		}
	}
	return ids
}

// TestTheShelf: of several games each can be begun and, once it is under way,
// gone on with; each keeps its own save and its own level.
func TestTheShelf(t *testing.T) {
	stored := map[string]string{"settings": "speed=0 tips=off"}
	b := two(t, stored)
	if got, want := b.can(), []string{"new-tiny-cards", "new-tiny-tiles", "games", "settings", "mute",
		"credits"}; b.Screen().Panel != scene.ShelfPanel || !slices.Equal(got, want) {
		t.Fatalf("on the shelf there are %v", got)
	}
	if !b.Tap("button:new-tiny-tiles") || !slices.Contains(b.can(), "play-red") {
		t.Fatalf("a game taken from the shelf offers %v", b.can())
	}
	b.Press("button:shelf", "button:new-tiny-cards", "button:play-first", "button:menu", "button:title", "button:shelf")
	if got := b.can(); !slices.Contains(got, "continue-tiny-cards") || slices.Contains(got, "continue-tiny-tiles") {
		t.Errorf("with cards under way the shelf offers %v", got)
	}
	b.Press("button:new-tiny-tiles", "button:play-blue")
	again := two(t, stored)
	if got := again.can(); !slices.Contains(got, "continue-tiny-cards") ||
		!slices.Contains(got, "continue-tiny-tiles") {
		t.Fatalf("with both under way the shelf offers %v", got)
	}
	again.ResumeAtOnce()
	again.until("the game that was played last goes on", func() bool {
		return slices.ContainsFunc(again.Buttons,
			func(x table.Button) bool { return strings.HasPrefix(x.ID, "place ") })
	})
	for _, x := range again.Buttons {
		if raw.MatchString(x.Label) {
			t.Errorf("a button says %q", x.Label)
		}
	}
	if got := again.KeptGames(); len(got) != 2 {
		t.Errorf("the games are stored as %v", got)
	}
}

// TestNothingClosesTheShelf: Escape and a tap beside the buttons lead nowhere,
// whatever was on the table before.
func TestNothingClosesTheShelf(t *testing.T) {
	b := two(t, map[string]string{"settings": "speed=0 tips=off"})
	try := func(when string) {
		b.Key(desk.KeyEscape)
		b.Run()
		b.App.Tap(b.W/2, b.H/3)
		b.Run()
		if got := b.Screen().Panel; got != scene.ShelfPanel {
			t.Fatalf("%s panel %d is open instead of the shelf", when, got)
		}
	}
	try("at the start")
	b.Press("button:new-tiny-cards", "button:play-first", "button:menu", "button:title", "button:shelf")
	try("with a game under way")
	b.Key(desk.KeyF1)
	b.Run()
	if b.Screen().Panel != scene.KeysPanel {
		t.Error("the keys are not shown over the shelf")
	}
	b.Key(desk.KeyEscape)
	b.Run()
	try("after the keys")
}

// TestGamesDoNotMix: a game with an ambience, a film and news of its own is
// left, in the middle of it, for another one, and gone on with.
func TestGamesDoNotMix(t *testing.T) {
	h := &uitest.Host{Kinds: append([]game.Kind{cards.Kind{}}, games.Kinds()...), Stored: map[string]string{}}
	app := ui.New(h, append(shelf.Offers()[:1], uitest.Offer(cards.Kind{}, voice.NewCards))...)
	b := &bench{&uitest.Window{App: app, W: 1280, H: 720}, h, t}
	b.Press("button:new-convoy", "button:play-outpost", "button:close")
	b.until("a film runs", func() bool {
		if slices.Contains(b.can(), "skip") {
			return true
		}
		if moves := b.Moves(); len(moves) > 0 {
			b.Press(moves[0])
		}
		return slices.Contains(b.can(), "skip")
	})
	b.Key(desk.KeyEscape)
	b.Press("button:title", "button:shelf", "button:new-tiny-cards", "button:play-first")
	b.until("the second game asks", func() bool { return len(b.Moves()) > 0 })
	b.Press("button:menu", "button:title", "button:shelf", "button:continue-convoy")
	b.until("the first game goes on", func() bool {
		return slices.ContainsFunc(b.Buttons,
			func(x table.Button) bool { return strings.HasPrefix(x.ID, "pile:moloch") })
	})
	asked := len(b.Asked)
	b.Press("button:menu", "button:title")
	for range 50 {
		b.Run()
		time.Sleep(10 * time.Millisecond)
	}
	if len(b.Asked) > asked+1 || b.Screen().Panel != scene.TitlePanel {
		t.Errorf("behind the first screen the game goes on: %d questions, panel %d", len(b.Asked)-asked,
			b.Screen().Panel)
	}
}

// TestTheShelfFits: in every window all that can be touched has its place, and
// everything is drawn.
func TestTheShelfFits(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {360, 640}, {821, 462}, {1920, 1080}} {
		b := two(t, map[string]string{})
		b.W, b.H = float64(size[0]), float64(size[1])
		p, m := b.Run()
		for _, c := range b.Screen().Commands {
			if x, y, ok := p.Where(c.Spot()); !ok || x < 0 || y < 0 || x > b.W || y > b.H {
				t.Errorf("%v: %s is at %v, %v", size, c.ID, x, y)
			}
		}
		dev := uitest.NewDevice(size[0], size[1])
		canvas := kit.NewCanvas(dev)
		canvas.Begin(1)
		p.Draw(canvas, m)
		canvas.End()
		if len(slices.Compact(slices.Sorted(slices.Values(dev.Screen.Pix)))) < 20 {
			t.Errorf("%v: hardly anything is drawn", size)
		}
	}
}

// TestSettingsOnTheShelfAreOfNoGame: levels belong to a game.
func TestSettingsOnTheShelfAreOfNoGame(t *testing.T) {
	b := two(t, map[string]string{"settings": "level@chess=7 speed=2 tips=off"})
	b.Press("button:settings")
	for _, c := range b.Screen().Commands {
		if strings.HasPrefix(c.ID, "set-level") {
			t.Errorf("on the shelf one can choose %s", c.ID)
		}
	}
	b.Press("button:set-text-125")
	if got := b.Kept("settings"); !strings.Contains(got, "level@chess=7") || !strings.Contains(got, "text=125") {
		t.Errorf("the settings are stored as %q", got)
	}
}

// TestASetupIsChosen among those of a game; it is kept, and the next game is
// dealt by it.
func TestASetupIsChosen(t *testing.T) {
	stored := map[string]string{"settings": "speed=0 tips=off"}
	b := two(t, stored)
	b.Press("button:new-tiny-cards", "button:settings", "button:set-setup-teams", "button:close")
	if got := b.can(); !slices.Contains(got, "play-fourth") {
		t.Fatalf("with four players one can %v", got)
	}
	again := two(t, stored)
	again.Press("button:new-tiny-cards", "button:play-third")
	s, err := table.Resume([]game.Kind{cards.Kind{}}, map[string]table.Speaker{"tiny-cards": voice.NewCards},
		again.LastGame())
	if err != nil || !strings.Contains(string(s.Game.Setup()), "teams") || s.Viewer() != 2 {
		t.Errorf("the game that is played was set up otherwise: %v", err)
	}
	again.Press("button:menu", "button:settings", "button:set-setup-two", "button:close", "button:close", "button:menu",
		"button:title")
	if got := again.can(); slices.Contains(got, "play-third") {
		t.Errorf("after another choice one can %v", got)
	}
}

// TestASaveThatCannotBeReadIsSetAside, and said so.
func TestASaveThatCannotBeReadIsSetAside(t *testing.T) {
	h := &uitest.Host{Stored: map[string]string{"save": "table1 outpost nonsense"}}
	app := ui.New(h, uitest.Offer(cards.Kind{}, voice.NewCards))
	if app.Screen().Toast == "" {
		t.Error("nothing is said of a save that cannot be read")
	}
	if h.Kept("broken-save") != "table1 outpost nonsense" || h.Kept("save") != "" {
		t.Errorf("the save was not set aside: %v", h.Stored)
	}
}
