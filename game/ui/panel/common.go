package panel

import (
	"strconv"
	"strings"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// Words returns the catalogue's text of a key with its arguments filled in.
type Words func(key string, args ...any) string

// commandIcons are the icons of commands, by ID.
var commandIcons = map[string]kit.Icon{"menu": kit.IconMenu, "log": kit.IconLog, "undo": kit.IconUndo,
	"zoom-in": kit.IconPlus, "zoom-out": kit.IconMinus, "zoom-home": kit.IconHome, "close": kit.IconClose,
	"cancel": kit.IconBack, "redo": kit.IconRedo, "locked": kit.IconLock,
	"settings": kit.IconGear, "credits": kit.IconPeople, "keys": kit.IconKeyboard, "primer": kit.IconHelp,
	"recap":      kit.IconEye,
	"recap-back": kit.IconBack, "run": kit.IconPlay, "pause": kit.IconPause, "step": kit.IconStep, "eyes": kit.IconEye,
	"branch": kit.IconFork, "instead": kit.IconScales,
	"hint": kit.IconHint, "rules": kit.IconBook, "rules-list": kit.IconMenu,
	"rules-back": kit.IconBack, "rules-on": kit.IconForward, "lesson-skip": kit.IconClose, "mute": kit.IconSound,
	"games": kit.IconFolder, "shelf": kit.IconShelf,
	"fullscreen": kit.IconFullscreen, "window": kit.IconWindow, "update": kit.IconUpdate}

// quietIcons are the icons of commands that look back at a game, for where there is only room for an icon and a word.
var quietIcons = map[string]kit.Icon{"analysis": kit.IconCurve, "replay": kit.IconPlay, "log": kit.IconLog,
	"seal": kit.IconScales, "link": kit.IconShare, "card": kit.IconStar}

// CommandButton returns the button of a command.
func CommandButton(c scene.Command) Button {
	b := Button{ID: c.ID, Label: c.Label, Sub: c.Sub, Short: c.Short, Icon: commandIcons[c.ID], Rated: c.Rated,
		Stars: c.Stars, Disabled: c.Locked || c.Idle}
	if c.ID == "mute" && c.Off {
		b.Icon = kit.IconMuted
	}
	if c.Quiet {
		b.Style, b.Sign = StyleQuiet, quietIcons[c.ID]
	}
	if c.Main {
		b.Style, b.Icon = StyleMain, "" // it leads on, so it is no cross in the corner
	}
	return b
}

// CommandButtons returns the buttons of a screen's commands.
func CommandButtons(screen *scene.Screen) []Button {
	var list []Button
	for _, c := range screen.Commands {
		list = append(list, CommandButton(c))
	}
	return list
}

// Common returns the open panel of a screen if it is the same in every game: the menu, the questions whether to give up
// or to make a move, settings, hint, analysis, and pages of text. It returns nil for other panels.
func Common(screen *scene.Screen, t Words) Panel {
	buttons, scroll := CommandButtons(screen), screen.Scroll.Panel
	records := func(title string, list []Record) Panel {
		return &Records{Title: title, List: list, Buttons: buttons, Scroll: scroll}
	}
	switch screen.Panel {
	case scene.SettingsPanel:
		return options(screen, t, t("menu.settings"))
	case scene.SetupPanel:
		return options(screen, t, t("menu.setup"))
	case scene.TasksPanel:
		return options(screen, t, t("menu."+screen.About.ID))
	case scene.TaskPanel:
		return &Task{Task: *screen.Task, Buttons: buttons, Scroll: scroll}
	case scene.AnalysisPanel:
		return ReviewOf(screen, t, noPicture)
	case scene.ScoresPanel:
		return records(t("menu.scores"), scores(screen.Scores))
	case scene.AchievementsPanel:
		return records(t("menu.achievements"), append(Texts(screen.Words...), achievements(screen.Achievements)...))
	case scene.SealPanel:
		return records(t("menu.seal"), Texts(screen.Words...))
	case scene.BookPanel:
		return bookOf(screen, t)
	case scene.PrimerPanel:
		return &Primer{Primer: screen.Primer, Title: t("game.title"), Buttons: buttons, Scroll: scroll}
	case scene.CreditsPanel:
		return records(t("credits.title"), Texts(strings.Split(t("credits.lines"), `\n`)...))
	}
	return menuOf(screen, t, buttons)
}

// menuOf returns the open panel if it consists of a title, a text and buttons, otherwise nil.
func menuOf(screen *scene.Screen, t Words, buttons []Button) Panel {
	words := strings.Join(screen.Words, " ")
	menu := func(title, body string) Panel {
		return &Menu{Title: title, Body: body, Buttons: buttons, Scroll: screen.Scroll.Panel}
	}
	switch screen.Panel {
	case scene.MenuPanel:
		return menu(t("menu.menu"), words)
	case scene.ConcedePanel:
		return menu(t("menu.concede.sure"), words)
	case scene.WarningPanel:
		return &Menu{Title: t("warning.title"), Body: words, Buttons: buttons}
	case scene.GamesPanel:
		return menu(t("menu.games"), words)
	case scene.GamePanel:
		return menu(screen.Words[0], strings.Join(screen.Words[1:], " "))
	case scene.DeletePanel:
		return menu(t("games.delete"), strings.Join(screen.Words, " · "))
	case scene.PracticePanel:
		return menu(t("practice.title"), t("practice.body"))
	case scene.CurtainPanel:
		return CurtainOf(screen, t, Sign{Color: kit.Gold, Light: kit.Gold})
	case scene.WaysPanel:
		return menu(t("menu.ways"), "")
	case scene.UnsavedPanel:
		return menu(t("badge.unsaved"), words)
	case scene.ElsewherePanel:
		return menu(t("elsewhere.title"), t("elsewhere.why"))
	case scene.KeysPanel:
		for i, c := range screen.Commands {
			buttons[i].Selected = c.Chosen
		}
		if screen.Pad != "" {
			return menu(t("pad.title"), t("pad.body"))
		}
		return menu(t("keys.title"), t("keys.body"))
	}
	return nil
}

// scores returns results as records with bars.
func scores(list []scene.Score) (out []Record) {
	for _, s := range list {
		won := float64(s.Won) / float64(max(s.Played, 1))
		out = append(out, Record{N: strconv.Itoa(s.N), Text: s.Text, Bar: won, Barred: true})
	}
	return out
}

// achievements returns achievements as records, those done with a full bar.
func achievements(list []scene.Achievement) (out []Record) {
	for _, done := range []bool{true, false} {
		for _, d := range list {
			if d.Done == done {
				bar := 0.0
				if done {
					bar = 1
				}
				out = append(out, Record{Text: "**" + d.Name + "**\n" + d.How, Bar: bar, Barred: true})
			}
		}
	}
	return out
}

// options returns the settings: rows for the commands that belong to a row, and the other commands below.
func options(screen *scene.Screen, t Words, title string) *Options {
	o := &Options{Title: title, Body: strings.Join(screen.Words, " "), Scroll: screen.Scroll.Panel}
	for _, c := range screen.Commands {
		if c.Row == "" {
			o.Buttons = append(o.Buttons, CommandButton(c))
			continue
		}
		if n := len(o.Rows); n == 0 || o.Rows[n-1].Label != c.Row {
			o.Rows = append(o.Rows, OptionRow{Label: c.Row})
		}
		choice, row := CommandButton(c), &o.Rows[len(o.Rows)-1]
		if choice.Selected = c.Chosen; c.Chosen {
			row.Chosen = t("say.choice", "row", c.Row, "choice", choice.Label)
		}
		row.Choices = append(row.Choices, choice)
	}
	return o
}

// FirstScreen returns the first screen with its commands, nil if something lies over it. The skin adds its picture.
func FirstScreen(screen *scene.Screen, t Words) *Title {
	title := &Title{Word: t("game.title"), Tagline: t("game.tagline")}
	commands := screen.First
	if screen.Panel == scene.TitlePanel {
		commands = screen.Commands
	}
	for _, c := range commands {
		button := CommandButton(c)
		switch c.Place {
		case scene.SmallCommand:
			button.Selected = c.Chosen
			title.Levels, title.Row = append(title.Levels, button), t("set.level")
			if c.Chosen {
				title.Label = t("say.choice", "row", title.Row, "choice", c.Sub)
			}
		case scene.BadgeCommand:
		case scene.CornerCommand:
			title.Corner = append(title.Corner, button)
		default:
			title.Buttons = append(title.Buttons, button)
		}
	}
	return title
}
