package ui

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// A commandList lists the commands that can be given.
type commandList struct {
	*desk.Desk
	prefs       *preferences
	saves       *saves
	library     *library
	whereabouts *whereabouts
	trouble     *storageTrouble
	shelf       *shelf
	matches     *matches
	play        *play
	film        *film
	conduct     *conduct
	recap       *recap
	hints       *hints
	analysis    *analysis
	epilogue    *epilogue
	audio       *audio
	toasts      *toasts
	opponent    *opponent
	window      *windowCommands
	bindings    *bindings
	insist      func() // makes the move that was warned of
	warnings    *warnings
	fairness    *fairness
	practice    *practice
	curtain     *curtain
	ways        *ways
	replay      *replay
	daily       *daily
	almanac     *almanac
	missions    *missions
	lessons     *lessons
	tasks       *taskLists
	coach       *coach
}

// mute switches the sound off and on again, and says so.
func (c *commandList) mute() desk.Command {
	on := map[bool]string{true: "on", false: "off"}
	mute := c.Said("mute", "menu.mute."+on[c.prefs.volume() > 0], false, func() {
		c.prefs.mute()
		c.toasts.Say(c.T("mute."+on[c.prefs.volume() > 0]), table.NoSpot)
	})
	mute.Off = c.prefs.volume() == 0
	return mute
}

// log opens the log.
func (c *commandList) log() desk.Command {
	return c.Named("log", func() { c.Open(scene.LogPanel) })
}

// rows are the commands as they are shown.
func (c *commandList) rows() commandRows {
	out := commandRows{now: desk.Shown(c.now()), bar: desk.Shown(c.bar())}
	if !c.First() && c.Holds(scene.TitlePanel) {
		out.first = desk.Shown(c.ofTitle())
	}
	for _, b := range c.badges() {
		out.badge = &b.Command
	}
	return out
}
