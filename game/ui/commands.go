package ui

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// A commandList lists the commands that can be given.
type commandList struct {
	*desk
	prefs       *preferences
	saves       *saves
	library     *library
	whereabouts *whereabouts
	trouble     *storageTrouble
	shelf       *shelf
	matches     *matches
	play        *play
	panels      *panels
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

// shut closes what lies on top.
func (c *commandList) shut() command { return c.named("close", c.panels.close) }

// mute switches the sound off and on again, and says so.
func (c *commandList) mute() command {
	on := map[bool]string{true: "on", false: "off"}
	mute := c.said("mute", "menu.mute."+on[c.prefs.volume() > 0], false, func() {
		c.prefs.mute()
		c.toasts.say(c.t("mute."+on[c.prefs.volume() > 0]), table.NoSpot)
	})
	mute.Off = c.prefs.volume() == 0
	return mute
}

// log opens the log.
func (c *commandList) log() command {
	return c.named("log", func() { c.panels.open(scene.LogPanel) })
}

// openOver is a command that opens a panel over what is open now.
func (c *commandList) openOver(id string, panel scene.Panel) command {
	return c.named(id, func() { c.panels.openOver(panel) })
}

// optional is a text that a game need not have.
func (c *commandList) optional(key string) string {
	if text := c.t(key); text != key {
		return text
	}
	return ""
}
