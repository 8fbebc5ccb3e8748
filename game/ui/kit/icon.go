package kit

// Icon names one of the vector icons. The empty name draws nothing.
type Icon string

// The table's own icons. A game adds its own, see AddIcons.
const (
	IconUndo  Icon = "undo"
	IconRedo  Icon = "redo"
	IconLock  Icon = "lock"
	IconHint  Icon = "hint"
	IconMenu  Icon = "menu"
	IconHelp  Icon = "help"
	IconGear  Icon = "gear"
	IconDeck  Icon = "deck"
	IconHand  Icon = "hand"
	IconPile  Icon = "pile"
	IconLog   Icon = "log"
	IconClose Icon = "close"
	IconCheck Icon = "check"
	IconPlay  Icon = "play"
	IconPlus  Icon = "plus"
	IconMinus Icon = "minus"
	IconHome  Icon = "home"
	IconBack  Icon = "back"
	IconStar  Icon = "star"
	IconEye   Icon = "eye"
	IconPause Icon = "pause"
	IconFork  Icon = "fork"
	IconSpeed Icon = "speed"
	IconStep  Icon = "step"
	IconSkip  Icon = "skip"
	IconSound Icon = "sound"
	IconMuted Icon = "muted"
	IconSwap  Icon = "swap"

	IconFullscreen Icon = "fullscreen"
	IconWindow     Icon = "window"
	IconUpdate     Icon = "update"
	IconFolder     Icon = "folder"
	IconShelf      Icon = "shelf"

	IconForward Icon = "forward"
	IconSearch  Icon = "search"
	IconBook    Icon = "book"
	IconReport  Icon = "report"
	IconDanger  Icon = "danger"
	IconCurve   Icon = "curve"
	IconScales  Icon = "scales"
	IconShare   Icon = "share"

	IconKeyboard Icon = "keyboard"
	IconPeople   Icon = "people"
)
