package ui

import (
	"fmt"
	"slices"

	"onelongnight/game"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/mirror"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/settings"
)

// document builds what stands beside the canvas, for people who cannot see it, in reading order: what is asked and what
// can be done, the table place by place, the commands, what can be looked into, and the log. Something open over the
// table replaces all of it.
type document struct {
	desk    *desk.Desk
	prefs   *settings.Preferences
	film    *play.Film
	screens *screens
	// The screen it describes, what the viewer sees there, and why cards cannot be used now; see useless.
	screen *scene.Screen
	view   game.View
	why    map[table.Spot]string
}

func newDocument(d *desk.Desk, prefs *settings.Preferences, film *play.Film, screens *screens) *document {
	return &document{desk: d, prefs: prefs, film: film, screens: screens}
}

// These parts are in the document of every game.
const (
	commandsPart = "more"
	sightsPart   = "look"
	logPart      = "log"
	boardPart    = "board"
)

// describeID is the button that turns full descriptions on.
const describeID = "describe"

// fewLines is how many sentences of the log are in the document unless everything is described.
const fewLines = 30

// make builds the document.
func (d *document) make() mirror.Node {
	d.screen = d.screens.now()
	if d.view, d.why = nil, nil; d.desk.Session() != nil {
		d.view = d.film.View()
	}
	doc := mirror.Node{Kind: mirror.Main}
	doc.Nodes = append(doc.Nodes, d.describer())
	title, body := d.desk.Picture().Over()
	switch {
	case d.desk.Session() == nil || d.desk.OnShelf() || !d.desk.Covered() && d.desk.First():
		d.firstScreen(&doc, title, body)
	case d.desk.Covered(): // nothing of the table itself is shown
		doc.Add(mirror.Say(mirror.Title, d.desk.T("game.title")), d.dialog(title, body))
	default:
		d.table(&doc)
	}
	return doc
}

// describer returns the button for full descriptions, the first of all.
func (d *document) describer() mirror.Node {
	state := mirror.Another
	if d.prefs.Described() {
		state = mirror.Chosen
	}
	return mirror.Node{Kind: mirror.Button, ID: table.KindButton.Spot(describeID).String(),
		Text: d.desk.T("say.describe"),
		More: d.desk.T("say.describe.more"), State: state}
}

// firstScreen describes the first screen of a game, or the shelf, or what lies open over it.
func (d *document) firstScreen(doc *mirror.Node, title, body string) {
	heading := d.desk.T("game.title")
	if d.desk.OnShelf() {
		heading = d.desk.T("shelf.title")
	}
	doc.Add(mirror.Say(mirror.Title, heading))
	if !d.desk.First() {
		doc.Add(d.dialog(title, body))
		return
	}
	doc.Add(mirror.Say(mirror.Text, body), d.navigation())
}

// dialog describes what lies open over the table, with the moves of an unfolded place if it offers some.
func (d *document) dialog(title, body string) mirror.Node {
	c := d.screen
	out := mirror.Node{Kind: mirror.Dialog, ID: fmt.Sprint(c.Panel, c.About.Same(), c.Inspect.Same()), Text: title}
	out.Add(mirror.Say(mirror.Heading, title), mirror.Say(mirror.Text, body))
	if c.Inspect != table.NoSpot {
		if told := d.told(c.Inspect); !says(body, told) {
			out.Add(mirror.Say(mirror.Text, told))
		}
	} else if c.Panel == scene.PlacePanel && d.desk.Session() != nil &&
		d.desk.Picture().Hides(d.desk.PlaceOf(c.About)) {
		out.Add(d.moves()...)
	}
	if c.Panel != scene.CurtainPanel {
		out.Add(d.sights(title, body, d.told(c.Inspect))...)
	}
	if len(out.Nodes) > 1 && out.Nodes[1].Kind == mirror.Text && len(out.Nodes[1].Text) <= describes {
		out.More = out.Nodes[1].Text
	}
	out.Add(d.navigation())
	return out
}

// describes is how long a text is at most, in bytes, that is read aloud as soon as something opens; a page of the
// rules is read by whoever wants to.
const describes = 600

// table describes the table with nothing open over it.
func (d *document) table(doc *mirror.Node) {
	heading, body := d.asked()
	doc.Add(mirror.Say(mirror.Title, heading))
	if said := d.screen.Coach; said != nil {
		body = append(body, desk.Sentences(said.Title, panel.PlainText(said.Text)))
	}
	var said []string
	for _, line := range append(body, d.desk.Offer().Voice.Aim(d.view)) {
		line = panel.PlainText(line)
		if !slices.ContainsFunc(said, func(before string) bool { return says(before, line) }) {
			said = append(said, line)
			doc.Add(mirror.Say(mirror.Text, line))
		}
	}
	names := d.useless(d.film.Front().Sights())
	if (d.desk.Bare() || d.screen.Mind) && d.film.Asks() {
		doc.Add(d.moves()...)
		doc.Add(mirror.Say(mirror.Text, d.idle(names)))
	}
	doc.Add(d.board(), d.navigation())
	look := region(sightsPart, d.desk.T("section.look"))
	look.Add(d.sights()...)
	doc.Add(look, d.log())
}

// asked returns the prompt, or while something is shown, what that is.
func (d *document) asked() (heading string, body []string) {
	if said := d.film.Said(); said != "" {
		return said, nil
	}
	if d.desk.Panel() == scene.HintPanel {
		return d.desk.T("menu.hint"), d.desk.Top().Words
	}
	heading, body = d.desk.Offer().Voice.Prompt(d.desk.Session().View())
	// What the table tells beside the question stands in its prompt alone: the stakes, the odds, what is picked up.
	if said, lines := d.desk.Picture().Asked(); said != "" {
		heading, body = said, append(body, lines...)
	}
	return heading, body
}

func region(id, title string) mirror.Node {
	return mirror.Node{Kind: mirror.Region, ID: id, Text: title,
		Nodes: []mirror.Node{mirror.Say(mirror.Heading, title)}}
}

// grouped returns a region with a group of buttons in it, which needs no name beside that of the region.
func grouped(id, title string, list []mirror.Node) mirror.Node {
	out := region(id, title)
	out.Add(mirror.Node{Kind: mirror.Group, ID: id, Nodes: list})
	return out
}

// board describes the table in rows and columns.
func (d *document) board() mirror.Node {
	b := d.desk.Offer().Voice.Board(d.view)
	if len(b.Rows) == 0 {
		return mirror.Node{}
	}
	grid := mirror.Node{Kind: mirror.Table, Text: b.Title}
	cells := func(kinds func(i int) mirror.Kind, texts []string) mirror.Node {
		row := mirror.Node{Kind: mirror.Row}
		for i, text := range texts {
			row.Nodes = append(row.Nodes, mirror.Say(kinds(i), panel.PlainText(text)))
		}
		return row
	}
	grid.Add(cells(func(int) mirror.Kind { return mirror.ColumnHead }, b.Columns))
	for _, r := range b.Rows {
		grid.Add(cells(func(i int) mirror.Kind {
			if i == 0 {
				return mirror.RowHead
			}
			return mirror.Cell
		}, r.Cells))
	}
	out := region(boardPart, b.Title)
	out.Add(mirror.Say(mirror.Text, d.stands()), grid)
	return out
}

// stands says whom the person plays and how far the game is.
func (d *document) stands() string {
	voice := d.desk.Offer().Voice
	return desk.Sentences(d.desk.T("say.side", "side", voice.Side(d.desk.Viewer())),
		panel.PlainText(voice.Whereabouts(d.view)))
}

// navigation returns the commands, with each row of commands as a group.
func (d *document) navigation() mirror.Node {
	out := mirror.Node{Kind: mirror.Navigation, ID: commandsPart, Text: d.desk.T("section.more")}
	for _, c := range d.screen.Commands {
		if c.Idle { // it only keeps its place in the picture
			continue
		}
		title := c.Row
		if title == "" && c.Choice {
			title = d.desk.T("set.level")
		}
		if n := len(out.Nodes); n == 0 || out.Nodes[n-1].ID != title {
			out.Nodes = append(out.Nodes, mirror.Node{Kind: mirror.Group, ID: title, Text: title})
		}
		group := &out.Nodes[len(out.Nodes)-1]
		group.Nodes = append(group.Nodes, d.button(c))
	}
	for i := range out.Nodes {
		if g := &out.Nodes[i]; g.Text == "" { // it has its name from the navigation around it
			g.ID = fmt.Sprint(commandsPart, i)
		}
	}
	return out
}

// button returns the button of a command, labelled for people who hear it without its surroundings.
func (d *document) button(c scene.Command) mirror.Node {
	text := c.Label
	if c.Sub != "" {
		text = panel.PlainText(text + "\n" + c.Sub)
	}
	if c.Rated {
		text = panel.PlainText(text + "\n" + d.desk.T("stars.earned", "n", c.Stars))
	}
	if c.Row != "" {
		text = d.desk.T("say.choice", "row", c.Row, "choice", text)
	}
	b := mirror.Node{Kind: mirror.Button, ID: c.Spot().String(), Text: text}
	switch {
	case c.Chosen:
		b.State = mirror.Chosen
	case c.Choice:
		b.State = mirror.Another
	}
	b.X, b.Y, _ = d.desk.Picture().Where(c.Spot())
	return b
}

// log lists what happened, the latest last. It does not speak by itself; announcements do.
func (d *document) log() mirror.Node {
	lines := d.desk.Session().Lines()
	from := 0
	if !d.prefs.Described() {
		from = max(0, len(lines)-fewLines)
	}
	list := mirror.Node{Kind: mirror.Log, Text: d.desk.T("log.title")}
	for i, l := range lines[from:] {
		list.Add(mirror.Node{Kind: mirror.Text, ID: fmt.Sprint(from + i), Text: panel.PlainText(l.Text)})
	}
	if len(list.Nodes) == 0 {
		list.Add(mirror.Say(mirror.Text, d.desk.T("log.empty")))
	}
	out := region(logPart, d.desk.T("log.title"))
	out.Add(list)
	return out
}
