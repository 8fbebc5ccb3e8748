package ui

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/advice"
	"onelongnight/game/ui/almanac"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/film"
	"onelongnight/game/ui/library"
	"onelongnight/game/ui/missions"
	"onelongnight/game/ui/notice"
	"onelongnight/game/ui/play"
	"onelongnight/game/ui/saves"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/settings"
)

// A commandList lists the commands that can be given.
type commandList struct {
	desk        *desk.Desk
	prefs       *settings.Preferences
	saves       *saves.Saves
	library     *library.Library
	whereabouts *saves.Whereabouts
	trouble     *library.StorageTrouble
	shelf       *shelf
	matches     *library.Matches
	play        *play.Play
	film        *film.Film
	conduct     *film.Conduct
	recap       *film.Recap
	hints       *advice.Hints
	analysis    *advice.Analysis
	epilogue    *epilogue
	audio       *notice.Audio
	toasts      *notice.Toasts
	opponent    *advice.Opponent
	window      *windowCommands
	bindings    *settings.Bindings
	insist      func() // makes the move that was warned of
	warnings    *play.Warnings
	fairness    *library.Fairness
	practice    *play.Practice
	curtain     *play.Curtain
	ways        *ways
	replay      *library.Replay
	daily       *missions.Daily
	almanac     *almanac.Almanac
	missions    *missions.Missions
	lessons     *missions.Lessons
	tasks       *missions.TaskLists
	coach       *missions.Coach
}

// mute switches the sound off and on again, and says so.
func (c *commandList) mute() desk.Command {
	on := map[bool]string{true: "on", false: "off"}
	mute := c.desk.Said("mute", "menu.mute."+on[c.prefs.Volume() > 0], false, func() {
		c.prefs.Mute()
		c.toasts.Say(c.desk.T("mute."+on[c.prefs.Volume() > 0]), table.NoSpot)
	})
	mute.Off = c.prefs.Volume() == 0
	return mute
}

// log opens the log.
func (c *commandList) log() desk.Command {
	return c.desk.Named("log", func() { c.desk.Open(scene.LogPanel) })
}

// rows are the commands as they are shown.
func (c *commandList) rows() commandRows {
	out := commandRows{now: desk.Shown(c.now()), bar: desk.Shown(c.bar())}
	if !c.desk.First() && c.desk.Holds(scene.TitlePanel) {
		out.first = desk.Shown(c.ofTitle())
	}
	for _, b := range c.badges() {
		out.badge = &b.Command
	}
	return out
}
