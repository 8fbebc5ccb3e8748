package convoy

import (
	"strings"

	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/ui"
	"onelongnight/game/ui/board"
)

// panels opens what lies over the table.
func (b *builder) panels() {
	m, c := b.model, b.chrome
	switch c.Panel {
	case ui.MenuPanel:
		m.Menu = &board.Menu{Title: b.t("menu.menu"), Buttons: b.commands(), Scroll: c.At.Panel}
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
		if b.revealing() && b.past == nil {
			b.revealed()
		}
	}
	b.sheets()
	if c.Inspect != "" {
		b.inspect(cardOf(c.Inspect))
	}
}

// cardOf is the card that a spot is about, NoCard for none. What follows an @
// tells several spots of the same card apart.
func cardOf(spot string) rules.Card {
	kind, id, _ := strings.Cut(spot, ":")
	id, _, _ = strings.Cut(id, "@")
	if kind != "card" && kind != "unit" {
		return rules.NoCard
	}
	return rules.ByID(id)
}

// sheets opens what may lie over the first screen too.
func (b *builder) sheets() {
	switch b.chrome.Panel {
	case ui.SettingsPanel:
		b.model.Options = b.options()
	case ui.DoubtPanel:
		b.model.Menu = &board.Menu{Title: b.t("doubt.title"), Body: strings.Join(b.chrome.Words, " "), Buttons: b.commands()}
	case ui.HintPanel:
		b.model.Records = b.list(b.t("menu.hint"), board.Words(b.chrome.Words...))
	case ui.AnalysisPanel:
		b.model.Records = b.list(b.t("menu.analysis"), board.Words(b.chrome.Words...))
	case ui.KeysPanel, ui.CreditsPanel:
		b.model.Records = b.sheet()
	}
}

// options are the commands with a row, and the others below.
func (b *builder) options() *board.Options {
	o := &board.Options{Title: b.t("menu.settings"), Scroll: b.chrome.At.Panel}
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
	return b.list(title, board.Words(strings.Split(lines, `\n`)...))
}

// list is a list as it lies open over the table.
func (b *builder) list(title string, list []board.Record) *board.Records {
	return &board.Records{Title: title, List: list, Buttons: b.commands(), Scroll: b.chrome.At.Panel}
}

// revealing tells whether Iron Gate's choice is open.
func (b *builder) revealing() bool { return b.view.Revealed[0] != rules.NoCard && b.session.MyTurn() }

// revealed is Iron Gate's choice: the two cards, and the button to confirm.
func (b *builder) revealed() {
	m := b.model
	choice := &board.Choice{Title: m.Prompt.Heading, Scroll: b.chrome.At.Panel}
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
