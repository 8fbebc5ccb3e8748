// Package ui is the table on a screen: an Ebitengine game that shows one
// session at a time. It knows no game: a game's [scene.Skin] turns a session
// and the [scene.Screen] around it into a [scene.Picture].
//
// A touch goes one way. The pointer, the keys and the buttons outside the
// canvas name a thing (pointer.go, gestures.go, keyboard.go, buttons.go); the
// intent finds out what touching it means (intent.go, tabletouch.go): a command
// (commands.go), something to be told (details.go, panels.go), or a step towards
// a move, which the session makes (play.go). What came of it goes on a film (film.go),
// and the film says which picture is drawn (app.go). Beside that way stand the
// opponent, advice, saves and settings. All of them share the desk (desk.go),
// and wire.go ties them together. Nothing is drawn while nothing changes.
package ui
