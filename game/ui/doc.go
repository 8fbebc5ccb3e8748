// Package ui is the table on a screen: an Ebitengine game that shows one session at a time. It knows no game: a game's
// [scene.Skin] turns a session and the [scene.Screen] around it into a [scene.Picture].
//
// This package puts the others together (wire.go), and does what takes all of them. Each of them owns what it knows, is
// made by a constructor that is given what it needs, and can be made and tested alone. From the lowest to the highest:
//
//	trace     says why a touch does nothing
//	desk      the game on the table, what lies open over it, the window and its host: read by all
//	settings  what people have chosen, key bindings too
//	play      makes moves, shows, says and keeps what came of them; warnings, practice, the curtain
//	help      the opponent, hints, the analysis, the game's book
//	library   games and lessons begun, taken up again, listed, replayed, handed over; achievements
//	input     pointer, keys, one-switch scanning: what somebody wants
//
// What is shown is in scene, panel, motion, mirror, sound and kit; a game's looks are in a package of its own name.
//
// A touch goes one way. The host notes it as it happens ([desk.Page]), and input takes it in the next frame, as
// one of what was seen then. Input, or a button outside the canvas (buttons.go), says what is wanted as an
// [input.Intent]; the intent finds out what that means (intent.go, tabletouch.go): a command, something to be told
// (details.go), or a step towards a move, which play makes. What came of it goes on the film, and the film says which
// picture is drawn (app.go). Nothing is drawn while nothing changes.
//
// Whoever has something to be shown beside the game writes its part of the screen by a method Show (screen.go), and
// whoever has commands offers them by a method Commands; they are collected and put in order here (commands.go,
// commandorder.go). A part that has to know what happens below it subscribes there, by a method called On something.
//
// What more a game, its looks or a host may offer is listed in docs/interfaces.md.
package ui
