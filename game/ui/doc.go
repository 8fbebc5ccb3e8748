// Package ui is the table on a screen: an Ebitengine game ([App]) that shows one session at a time. It knows no
// particular game: a game's [scene.Skin] turns a session and the [scene.Screen] around it into a [scene.Picture].
//
// This package puts the packages below together (wire.go), and does what needs all of them. Each keeps its own state,
// has a constructor that is given what it needs, and can be tested alone. From the lowest to the highest:
//
//	trace     says why a touch does nothing
//	desk      the game on the table, what lies open over it, the window and its host: read by all
//	settings  what people have chosen, key bindings too
//	play      makes moves, and shows, announces and saves the results; warnings, practice, the curtain
//	help      the opponent, hints, the analysis, the game's book
//	library   games and lessons: begun, resumed, listed, replayed, exported; achievements
//	input     pointer, keys, one-switch scanning: what somebody wants
//
// What is shown is in scene, panel, motion, mirror, sound and kit; each game's looks are in game/ui/NAME.
//
// A touch goes one way. The host records it when it happens ([desk.Page]), and input handles it in the next frame, as
// a touch of what was visible when it happened. Input, or a button outside the canvas (buttons.go), says what is
// wanted as an [input.Intent]. The intent is then understood (intent.go, tabletouch.go) as a command, as details to
// show (details.go), or as a step of a move, which play makes. The results go on the film, and the film decides which
// picture is drawn (app.go). Nothing is drawn while nothing changes.
//
// A part with something to show beside the game writes its share of the screen in a method Show (screen.go). A part
// with commands offers them in a method Commands; they are collected and ordered here (commands.go, commandorder.go).
// A part that needs to know what happens below it subscribes there, with a method named On….
//
// docs/interfaces.md lists what else a game, its looks or a host may offer.
package ui
