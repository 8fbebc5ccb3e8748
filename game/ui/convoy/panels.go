package convoy

import (
	"fmt"
	"slices"
	"strings"

	"convoy/game"
	rules "convoy/game/convoy"
	"convoy/game/convoy/voice"
	"convoy/game/ui"
	"convoy/game/ui/board"
	"convoy/game/ui/kit"
)

// icons of the commands and moves that have one.
var buttonIcons = map[string]kit.Icon{"menu": kit.IconMenu, "log": kit.IconLog, "undo": kit.IconUndo, "support": kit.IconBuilding,
	"close": kit.IconClose, "cancel": kit.IconBack, "redo": kit.IconSwap, "settings": kit.IconGear, "credits": kit.IconStar, "keys": kit.IconHelp,
	"recap": kit.IconEye, "hint": kit.IconStar}

// button is a command as the board draws it.
func (b *builder) button(c ui.Command) board.Button {
	out := board.Button{ID: c.ID, Label: c.Label, Sub: c.Sub, Icon: buttonIcons[c.ID]}
	switch {
	case c.Main:
		out.Style, out.Icon = board.StyleMain, "" // a way on, not the cross in the corner
	case c.ID == "play-moloch":
		out.Style = board.StyleMoloch
	case c.ID == "play-outpost":
		out.Style = board.StyleOutpost
	}
	return out
}

func (b *builder) commands() []board.Button {
	var list []board.Button
	for _, c := range b.chrome.Commands {
		list = append(list, b.button(c))
	}
	return list
}

// buttons are those of the table itself: menu and log at the top, the
// commands and the moves that have a button in the action bar.
func (b *builder) buttons() []board.Button {
	list := []board.Button{
		{ID: "menu", Label: b.t("menu.menu"), Icon: kit.IconMenu, Slot: board.SlotTopLeft},
		{ID: "log", Label: b.t("menu.log"), Icon: kit.IconLog, Slot: board.SlotTopRight},
	}
	if b.chrome.Panel == ui.RecapPanel {
		return append(list, b.commands()...)
	}
	if b.chrome.Panel == ui.NoPanel && b.chrome.Inspect == "" {
		for _, c := range b.chrome.Commands {
			// Where a move can be taken back there is no room for the hint; its key and the menu have it.
			if c.ID == "hint" && !b.session.CanUndo() && len(b.session.Selected()) == 0 || c.ID == "recap" || c.ID == "undo" || c.ID == "redo" || c.ID == "cancel" {
				list = append(list, b.button(c))
			}
		}
	}
	if b.revealing() {
		return list // the choice has them
	}
	for _, spot := range b.next {
		if name, ok := strings.CutPrefix(spot, "button:"); ok {
			list = append(list, b.moveButton(name))
		}
	}
	return list
}

// mainMoves are the moves in gold.
var mainMoves = []string{"done", "confirm", "keep", "unit"}

// moveButton is the button of a move.
func (b *builder) moveButton(name string) board.Button {
	v := b.view
	out := board.Button{ID: name, Icon: buttonIcons[name]}
	if slices.Contains(mainMoves, name) {
		out.Style = board.StyleMain
	}
	switch name {
	case "done":
		out.Label = b.t("button.done." + map[bool]string{true: "modules", false: "attack"}[v.Phase >= rules.MolochModules])
		out.Sub = b.t("button.done.sub", "n", v.Own.Len())
	case "support":
		out.Label, out.Sub = b.t("button.support"), b.voice.Support(v, v.Active)
	case "none":
		out.Label, out.Sub = b.t("button.none"), b.t("button.none.sub")
	case "confirm":
		out.Label = b.t("button.confirm." + b.confirmKey())
	default:
		out.Label = b.t("button." + name)
	}
	return out
}

// confirmKey says what a confirmation would do.
func (b *builder) confirmKey() string {
	leads := b.session.Leads(b.session.Selected())
	if len(leads) == 0 {
		return "use"
	}
	switch rules.ActOf(leads[0].Move).Verb {
	case rules.DoInstant:
		return "instant"
	case rules.DoDiscard:
		return "discard"
	case rules.DoMill:
		return "mill"
	}
	return "use"
}

// panels opens what lies over the table.
func (b *builder) panels() {
	m, c := b.model, b.chrome
	switch c.Panel {
	case ui.MenuPanel:
		m.Menu = &board.Menu{Title: b.t("menu.menu"), Buttons: b.commands()}
	case ui.SurePanel:
		m.Menu = &board.Menu{Title: b.t("menu.concede.sure"), Buttons: b.commands()}
	case ui.LogPanel:
		b.logPanel()
	case ui.PilePanel:
		b.pilePanel()
	case ui.PlacePanel:
		b.placePanel()
	case ui.WhyPanel:
		b.whyPanel()
	case ui.EndPanel:
		r := b.session.Result()
		title, why := b.voice.Ending(r, b.view.Who)
		m.End = &board.End{Winner: faction(r.Winner), Title: title, Body: why, Buttons: b.commands()}
	case ui.NoPanel:
		if b.revealing() {
			b.revealed()
		}
	}
	b.sheets()
	if c.Inspect != "" {
		card := rules.ByID(c.Inspect[5:])
		m.Inspect = &board.Inspect{Card: b.face(card), Lines: b.stateLines(card), Buttons: b.commands()}
	}
}

// sheets opens what may lie over the first screen too.
func (b *builder) sheets() {
	switch b.chrome.Panel {
	case ui.SettingsPanel:
		b.model.Options = b.options()
	case ui.DoubtPanel:
		b.model.Menu = &board.Menu{Title: b.t("doubt.title"), Body: strings.Join(b.chrome.Words, " "), Buttons: b.commands()}
	case ui.HintPanel:
		b.model.Records = &board.Records{Title: b.t("menu.hint"), Lines: b.chrome.Words, Buttons: b.commands(), Scroll: b.chrome.PanelAt}
	case ui.AnalysisPanel:
		b.model.Records = &board.Records{Title: b.t("menu.analysis"), Lines: b.chrome.Words, Buttons: b.commands(), Scroll: b.chrome.PanelAt}
	case ui.KeysPanel, ui.CreditsPanel:
		b.model.Records = b.sheet()
	}
}

// options are the commands with a row, and the others below.
func (b *builder) options() *board.Options {
	o := &board.Options{Title: b.t("menu.settings"), Scroll: b.chrome.PanelAt}
	for _, c := range b.chrome.Commands {
		if c.Row == "" {
			o.Buttons = append(o.Buttons, b.button(c))
			continue
		}
		if n := len(o.Rows); n == 0 || o.Rows[n-1].Label != c.Row {
			o.Rows = append(o.Rows, board.OptionRow{Label: c.Row})
		}
		choice, row := b.button(c), &o.Rows[len(o.Rows)-1]
		choice.Selected = c.Chosen
		row.Choices = append(row.Choices, choice)
	}
	return o
}

// sheet is a page of text that is always the same.
func (b *builder) sheet() *board.Records {
	title, lines := b.t("keys.title"), b.t("keys.lines")
	if b.chrome.Panel == ui.CreditsPanel {
		title, lines = b.t("credits.title"), b.t("credits.lines")
	}
	return &board.Records{Title: title, Lines: strings.Split(lines, `\n`), Buttons: b.commands(), Scroll: b.chrome.PanelAt}
}

// revealing tells whether Iron Gate's choice is open.
func (b *builder) revealing() bool { return b.view.Revealed[0] != rules.NoCard && b.session.MyTurn() }

// revealed is Iron Gate's choice: the two cards, and the button to confirm.
func (b *builder) revealed() {
	m := b.model
	choice := &board.Choice{Title: m.Prompt.Heading, Scroll: b.chrome.PanelAt}
	if len(m.Prompt.Lines) > 0 {
		choice.Body = m.Prompt.Lines[0]
	}
	for _, c := range b.view.Revealed {
		card := b.face(c)
		card.Glow = b.glow(voice.CardSpot(c), board.GlowAct)
		choice.Cards = append(choice.Cards, card)
	}
	for _, spot := range b.next {
		if name, ok := strings.CutPrefix(spot, "button:"); ok {
			choice.Buttons = append(choice.Buttons, b.moveButton(name))
		}
	}
	m.Choice = choice
}

func (b *builder) logPanel() {
	r := &board.Records{Title: b.t("log.title"), Buttons: b.commands(), Scroll: b.chrome.PanelAt}
	if p := b.model.Prompt; len(p.Lines) > 0 { // the question in full, where the table had no room for it
		r.Lines, r.IDs = append(r.Lines, "**"+p.Heading+"**\n"+strings.Join(p.Lines, " ")), append(r.IDs, "")
	}
	lines := b.session.Lines()
	for i := len(lines) - 1; i >= 0; i-- {
		text := lines[i].Text
		if lines[i].Event.Type == rules.EvBattleBegins {
			text = "**" + text + "**"
		}
		r.Lines = append(r.Lines, text)
		r.IDs = append(r.IDs, fmt.Sprint("line:", lines[i].Step))
	}
	if len(lines) == 0 {
		r.Lines, r.IDs = append(r.Lines, b.t("log.empty")), nil
	}
	b.model.Records = r
}

// pilePanel shows a pile as far as this side may see it: a discard pile from
// its top, of hands and decks what is known and what is still unseen.
func (b *builder) pilePanel() {
	sideName, pile, _ := strings.Cut(b.chrome.Pile, "-")
	side := game.Seat(slices.Index(rules.Rules{}.Seats(), sideName))
	v := b.view
	out := &board.Pile{Title: b.t("pile."+pile, "side", b.voice.Side(side)), Buttons: b.commands(), Scroll: b.chrome.PanelAt}
	var list []rules.Card
	switch {
	case pile == "discard":
		list = slices.Clone(v.Discard[side].Cards())
		slices.Reverse(list)
		out.Body = b.t("pile.newest")
	case pile == "hand" && side == v.Who:
		list = v.Own.Cards()
	case side == v.Who:
		list, out.Body = v.Unseen(side), b.t("pile.unseen.own")
	default:
		list, out.Body = v.Unseen(side), b.t("pile.unseen")
	}
	if pile == "deck" {
		out.Body = b.t("pile.deck.body", "n", int(v.DeckSize[side])) + " " + out.Body
	}
	for _, c := range b.knownCards(side, pile) {
		card := b.face(c)
		card.Note = b.t("pile.known")
		out.Cards = append(out.Cards, card)
	}
	for _, c := range list {
		out.Cards = append(out.Cards, b.face(c))
	}
	if len(out.Cards) == 0 {
		out.Body = b.t("pile.empty")
	}
	b.model.Pile = out
}

// knownCards are the hidden cards of a hand or deck that are known all the same.
func (b *builder) knownCards(side game.Seat, pile string) []rules.Card {
	switch {
	case pile == "hand" && side != b.view.Who:
		return b.view.KnownHand(side)
	case pile == "deck":
		return b.view.KnownDeck(side)
	}
	return nil
}

// title is the first screen; its small choices and the signs in its corner are
// commands too.
func (b *builder) title() {
	t := &board.Title{Word: b.t("game.title"), Tagline: b.t("game.tagline")}
	b.model.Title = t
	b.model.Focus = b.chrome.Focus
	if b.chrome.Toast != "" {
		b.model.Toast = &board.Toast{Text: b.chrome.Toast, At: b.chrome.ToastAt}
	}
	if b.chrome.Panel != ui.TitlePanel {
		return // it lies under another panel, which has the commands
	}
	for _, c := range b.chrome.Commands {
		button := b.button(c)
		switch {
		case strings.HasPrefix(c.ID, "level-"):
			button.Sub, button.Selected = "", c.Chosen
			t.Levels = append(t.Levels, button)
			if c.Chosen {
				t.Label = b.t("set.level") + ": " + c.Sub
			}
		case c.ID == "settings" || c.ID == "credits":
			t.Corner = append(t.Corner, button)
		default:
			t.Buttons = append(t.Buttons, button)
		}
	}
}
