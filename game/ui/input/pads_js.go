package input

import "onelongnight/game/ui/desk"

// pads does nothing in a page, where web/pad.js reads gamepads. Ebitengine's code for them would only make the program
// larger.
type pads struct{}

func (*pads) sample(func(desk.Event)) {}
