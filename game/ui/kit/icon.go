package kit

// Icon names one of the vector icons. The empty name draws nothing.
type Icon string

// The icons: what a district gives, what triggers a card, kinds of card, states, counts and commands.
const (
	IconKill     Icon = "kill"
	IconDraw     Icon = "draw"
	IconSend     Icon = "send"
	IconBomb     Icon = "bomb"
	IconNone     Icon = "none"
	IconEntry    Icon = "entry"
	IconAura     Icon = "aura"
	IconCost     Icon = "cost"
	IconWin      Icon = "win"
	IconOnce     Icon = "once"
	IconInstant  Icon = "instant"
	IconRobot    Icon = "robot"
	IconSoldier  Icon = "soldier"
	IconBuilding Icon = "building"
	IconModule   Icon = "module"
	IconShield   Icon = "shield"
	IconOff      Icon = "off"
	IconUndo     Icon = "undo"
	IconMenu     Icon = "menu"
	IconHelp     Icon = "help"
	IconGear     Icon = "gear"
	IconDeck     Icon = "deck"
	IconHand     Icon = "hand"
	IconPile     Icon = "pile"
	IconLog      Icon = "log"
	IconClose    Icon = "close"
	IconCheck    Icon = "check"
	IconPlay     Icon = "play"
	IconPlus     Icon = "plus"
	IconBack     Icon = "back"
	IconStar     Icon = "star"
	IconEye      Icon = "eye"
	IconSpeed    Icon = "speed"
	IconSound    Icon = "sound"
	IconSwap     Icon = "swap"
)
