package ui_test

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest/every"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	"onelongnight/game/ui/mirror"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// TestEverySentenceIsAnnouncedOnce plays a whole game: what was announced, one
// after the other, is the log from its first sentence to its last, each once,
// with what the person is asked in between.
func TestEverySentenceIsAnnouncedOnce(t *testing.T) {
	t.Parallel()
	b := open(t, map[string]string{"settings": "speed=0 tips=off level=1"})
	b.Unjudged = true
	b.Press("button:play-outpost")
	rng := game.NewStream(game.SeedOf("said"))
	turns, asked := 0, []string{"Your turn."}
	for b.Screen().Panel != scene.EndPanel {
		b.until("a move or the end", func() bool { return len(b.Moves()) > 0 || b.Screen().Panel == scene.EndPanel })
		asked = append(asked, kinds(b.Document, mirror.Title)...)
		if can := b.Moves(); len(can) > 0 && b.Screen().Panel == scene.NoPanel {
			b.Press(can[rng.Below(len(can))])
			turns++
		}
		if b.Screen().Panel == scene.WarningPanel {
			b.Press("button:insist")
		}
	}
	b.Press("button:log")
	lines := logOf(b)
	if !strings.HasPrefix(b.Said[0], "All chance in this game was fixed before the first move. Its seal: ") {
		t.Errorf("before the first move is said %q", b.Said[0])
	}
	rest := strings.Join(b.Said[1:], " ")
	for i, line := range lines {
		before, after, found := strings.Cut(rest, line)
		if !found {
			t.Fatalf("sentence %d, %q, was not announced in its place", i, line)
		}
		// What stands between is no sentence of the log but what was asked.
		before = strings.TrimSpace(before)
		begins := func(question string) bool { return strings.HasPrefix(before, question) }
		if before != "" && !slices.ContainsFunc(asked, begins) {
			t.Fatalf("before sentence %d, %q, is said %q", i, line, before)
		}
		rest = after
	}
	if rest = strings.TrimSpace(rest); !strings.HasPrefix(rest, "Victory.") && !strings.HasPrefix(rest, "Defeat.") {
		t.Errorf("last is said %q", rest)
	}
	if len(lines) < 60 || turns < 10 {
		t.Errorf("a game of %d sentences and %d decisions is not much of one", len(lines), turns)
	}
}

// logOf are the sentences of the open log, the oldest first.
func logOf(b *bench) (list []string) {
	said := map[int]string{}
	for n := range b.Document.All() {
		if step, is := strings.CutPrefix(n.ID, "line:"); is && n.Kind == mirror.Button {
			at, _ := strconv.Atoi(step)
			said[at] = n.Text
		}
	}
	for _, at := range slices.Sorted(maps.Keys(said)) {
		list = append(list, said[at])
	}
	return list
}

// kinds are the texts of a document's nodes of a kind.
func kinds(doc mirror.Node, kind mirror.Kind) (list []string) {
	for n := range doc.All() {
		if n.Kind == kind {
			list = append(list, n.Text)
		}
	}
	return list
}

// TestTheDocumentTellsTheTable: landmarks, headings, faces of cards and units,
// and the cities in rows.
func TestTheDocumentTellsTheTable(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off", standoff)
	doc := b.Document
	if got := kinds(doc, mirror.Title); len(got) != 1 || got[0] != "Your attack" {
		t.Errorf("the heading is %q", got)
	}
	for _, want := range []string{"Your hand", "The five cities", "Look closer", "What happened"} {
		if !slices.Contains(kinds(doc, mirror.Region), want) || !slices.Contains(kinds(doc, mirror.Heading), want) {
			t.Errorf("no region under the heading %q", want)
		}
	}
	asked := strings.Join(kinds(doc, mirror.Text), "\n")
	if !strings.Contains(asked, "Moloch leads 5 to 4.") || !strings.Contains(asked, "Win:") {
		t.Errorf("of the battle it says\n%s", asked)
	}
	if got := kinds(doc, mirror.Subheading); len(got) == 0 || got[0] != "Your hand" {
		t.Errorf("first to look at are %q", got)
	}
	rows := 0
	var cells []string
	for n := range doc.All() {
		if n.Kind == mirror.Row {
			rows++
		}
		if n.Kind == mirror.Cell {
			cells = append(cells, n.Text)
		}
	}
	told := strings.Join(cells, "\n")
	if rows != 6 || !strings.Contains(told, "The battle is here. Fought for: district 1") ||
		!strings.Contains(told, "5: Hunter 3, Stormtrooper 2. Free positions: 2 of 4.") ||
		!strings.Contains(told, "Destroyed.") {
		t.Errorf("the cities in %d rows:\n%s", rows, told)
	}
	for id, want := range map[string]string{
		"card:move-1":      "Instant: Move a soldier to a neighbouring city.",
		"touch card:scorn": "printed strength",
		"piece:hunter-1": "Counts 3 in Iron Gate. Robot, printed strength 3. Entry: You may kill one soldier in " +
			"this city.",
	} {
		found := false
		for n := range doc.All() {
			if n.Kind == mirror.Button && n.ID == id {
				found = true
				if !strings.Contains(n.More, want) {
					t.Errorf("%s is described as %q", id, n.More)
				}
			}
		}
		if !found {
			t.Errorf("no button %s", id)
		}
	}
	b.Press("touch card:scorn")
	if got := b.Moves(); !slices.Contains(got, "play scorn 2") || slices.Contains(got, "play runner 2") {
		t.Errorf("after touching Scorn one can do %q", got)
	}
}

// TestPanelsAreRead: each panel is a dialog with its title, and what it says.
func TestPanelsAreRead(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off", standoff)
	for _, x := range []struct{ press, title, says string }{
		{"button:menu", "Menu", ""}, {"button:concede", "Give up this game?", ""}, {"button:close", "", ""},
		{"done", "Really?", "You are not winning the battle"}, {"button:close", "", ""},
		{"button:log", "What happened", "Your attack"}, {"button:close", "", ""},
		{"card:scorn", "Scorn", "You may kill one robot"}, {"button:close", "", ""},
		{"button:menu", "Menu", ""}, {"button:concede", "", ""}, {"button:concede-yes", "Defeat", "You gave up"},
	} {
		b.Press(x.press)
		dialogs := kinds(b.Document, mirror.Dialog)
		switch {
		case x.title == "":
		case len(dialogs) != 1 || dialogs[0] != x.title || !slices.Contains(kinds(b.Document, mirror.Heading), x.title):
			t.Errorf("%s opens %q, want %q", x.press, dialogs, x.title)
		case !strings.Contains(b.Read(), x.says):
			t.Errorf("%s does not say %q:\n%s", x.press, x.says, b.Read())
		default:
			b.readsOnce(x.press)
		}
	}
}

// readsOnce looks at what is open: the first of its texts is read aloud with its title, and none is there twice.
func (b *bench) readsOnce(press string) {
	b.t.Helper()
	for n := range b.Document.All() {
		if n.Kind != mirror.Dialog {
			continue
		}
		texts := kinds(*n, mirror.Text)
		if len(texts) > 0 && n.Nodes[1].Kind == mirror.Text && len(texts[0]) < 300 && n.More != texts[0] {
			b.t.Errorf("when %s opens %q is read, not %q", press, n.More, texts[0])
		}
		for i, text := range texts {
			if slices.ContainsFunc(texts[:i], func(before string) bool { return strings.Contains(before, text) }) {
				b.t.Errorf("%s says again: %q", press, text)
			}
		}
	}
}

// TestDescribedPlay: with it on, every card in hand stands in full among the
// text, the log is whole, and what is asked is announced in full.
func TestDescribedPlay(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off", standoff)
	full := "Counts 3 in Iron Gate. Robot, printed strength 3."
	has := func() bool {
		return slices.ContainsFunc(kinds(b.Document, mirror.Text),
			func(s string) bool { return strings.HasPrefix(s, full) })
	}
	if has() {
		t.Fatal("everything is described from the beginning")
	}
	b.Press("button:describe")
	if !has() || !strings.Contains(b.Kept("settings"), "described=on") {
		t.Errorf("the description is not there or not kept: %q", b.Kept("settings"))
	}
	_, body := b.prompt()
	b.Press("play runner 2")
	if last := b.Said[len(b.Said)-1]; !strings.Contains(last, panel.PlainText(body[len(body)-1])) {
		t.Errorf("announced is %q, without %q", last, body)
	}
	b.Press("button:describe")
	if has() {
		t.Error("the descriptions do not end")
	}
}

// prompt is what is asked now.
func (b *bench) prompt() (heading string, body []string) {
	for n := range b.Document.All() {
		switch {
		case n.Kind == mirror.Title:
			heading = n.Text
		case n.Kind == mirror.Text && len(body) == 0:
			body = append(body, n.Text)
		}
	}
	return heading, body
}

// TestTheChosenLevelIsTold by its state.
func TestTheChosenLevelIsTold(t *testing.T) {
	b := open(t, map[string]string{"settings": "level=4"})
	b.Run()
	var chosen []string
	for n := range b.Document.All() {
		if n.Kind == mirror.Button && n.State == mirror.Chosen {
			chosen = append(chosen, n.ID)
		}
	}
	if !slices.Equal(chosen, []string{"button:level-4"}) {
		t.Errorf("chosen is told of %q", chosen)
	}
}

// TestTheDocumentTellsTheAim near its top, before anything can be done.
func TestTheDocumentTellsTheAim(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off", standoff)
	b.Run()
	said := b.said()
	aim, move := strings.Index(said, "Your aim: empty Moloch’s deck and keep New York free of robots."),
		strings.Index(said, "End your attack")
	if aim < 0 || move < aim {
		t.Errorf("the aim is told at %d, the first move at %d:\n%s", aim, move, said)
	}
}

// TestWhatChangesIsAnnounced: after a card one hears how the battle stands now, and not again what stays as it was.
func TestWhatChangesIsAnnounced(t *testing.T) {
	b := at(t, "outpost", "speed=0 tips=off", standoff)
	b.Press("touch card:scorn", "play scorn 2")
	for b.Screen().Panel != scene.NoPanel || len(b.Moves()) == 0 {
		b.Run()
	}
	id := slices.IndexFunc(b.Moves(), func(id string) bool { return strings.HasPrefix(id, "pick") || id == "none" })
	if id >= 0 { // Scorn may kill
		b.Press(b.Moves()[id])
	}
	b.Run()
	said := b.Said[len(b.Said)-1]
	if !strings.Contains(said, " leads ") || strings.Contains(said, "Lose:") {
		t.Errorf("after a card is said %q", b.Said)
	}
}

// TestWhatCannotBeUsedSaysWhy: where some cards can be used, the document names those that cannot, and says of each
// why.
func TestWhatCannotBeUsedSaysWhy(t *testing.T) {
	eachTable(t, func(t *testing.T, g every.Game) {
		b := together(t, g)
		whys, named := 0, 0
		b.decide(g, func(_ int, held bool, _ []string) {
			s := b.App.Session()
			if held || len(s.Selected()) > 0 {
				return
			}
			p, _ := b.Run()
			told := strings.Join(kinds(b.Document, mirror.Text), "\n")
			used := map[string]bool{}
			for _, x := range p.Sights() {
				used[x.Group] = used[x.Group] || x.Spot.Kind == table.KindCard && slices.Contains(s.Next(), x.Spot)
			}
			for _, x := range p.Sights() {
				if !x.Opens {
					continue
				}
				why := ""
				if x.Spot.Kind == table.KindCard && used[x.Group] && !slices.Contains(s.Next(), x.Spot) {
					why = panel.PlainText(s.Why([]table.Spot{x.Spot}))
				}
				if why != "" {
					whys++
					if more := b.more(x.Spot); !strings.HasSuffix(more, why) {
						t.Errorf("of %s is said %q, and not why it is of no use: %q", x.Spot, more, why)
					}
				}
			}
			if strings.Contains(told, "Cannot be used now: ") {
				named++
			}
		})
		kind := g.Game.Kind().Name() // all tiles in hand can be used, and the tiny games give no reasons
		if !strings.HasPrefix(kind, "tiny") && kind != "hex" && (whys == 0 || named == 0) {
			t.Errorf("in a whole game %d cards say why, and %d times they are named", whys, named)
		}
	})
}

// more is what is told of a thing after its name.
func (b *bench) more(spot table.Spot) string {
	for n := range b.Document.All() {
		if n.Kind == mirror.Button && n.ID == spot.String() {
			return n.More
		}
	}
	return ""
}

// TestOnlyWhatIsToldTwiceIsLeftOut: a short line is not taken for a part of another, nor an end that is only alike.
func TestOnlyWhatIsToldTwiceIsLeftOut(t *testing.T) {
	for _, x := range []struct {
		text, other string
		says        bool
	}{
		{"Red 22", "Red 2", false}, {"Red 2", "Red 2", true}, {"It brings 12.", "2.", false},
		{"At distance 2. Types: guns. Open.", "Types: guns. Open.", true},
		{"At distance 2. Open.", "distance 2.", false},
	} {
		if got := ui.Says(x.text, x.other); got != x.says {
			t.Errorf("%q says %q: %v", x.text, x.other, got)
		}
	}
	for _, x := range []struct{ name, more, want string }{
		{"Play Sniper: Kill one.", "Instant: Kill one.", ""}, {"Drive to space 12", "Fuel: 2", "Fuel: 2"},
		{"Scout on c4. It is netted.", "Scout on c4. Strikes up.", "Strikes up."},
	} {
		if got := ui.Unsaid(x.name, x.more); got != x.want {
			t.Errorf("of %q, named %q, is told %q", x.more, x.name, got)
		}
	}
}
