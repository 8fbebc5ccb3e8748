package board

import (
	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
)

// The game's own icons: benefits of districts, triggers and kinds of cards, and states of units.
const (
	IconKill     kit.Icon = "kill"
	IconDraw     kit.Icon = "draw"
	IconSend     kit.Icon = "send"
	IconBomb     kit.Icon = "bomb"
	IconNone     kit.Icon = "none"
	IconEntry    kit.Icon = "entry"
	IconAura     kit.Icon = "aura"
	IconCost     kit.Icon = "cost"
	IconWin      kit.Icon = "win"
	IconOnce     kit.Icon = "once"
	IconInstant  kit.Icon = "instant"
	IconRobot    kit.Icon = "robot"
	IconSoldier  kit.Icon = "soldier"
	IconBuilding kit.Icon = "building"
	IconModule   kit.Icon = "module"
	IconShield   kit.Icon = "shield"
	IconOff      kit.Icon = "off"
	IconMagnet   kit.Icon = "magnet"
)

func init() { kit.AddIcons(art.Icons) }
