package input

import "onelongnight/game/ui/desk"

// pads is nothing in a page, see web/pad.js: Ebitengine's gamepads would only make the program larger.
type pads struct{}

func (*pads) sample(func(desk.Event)) {}
