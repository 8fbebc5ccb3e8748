package play

import (
	"onelongnight/game/store"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/settings"
)

// Needs are the parts that nearly every constructor in the program takes.
type Needs struct {
	Desk   *desk.Desk
	Host   desk.Host
	Post   func(do func()) // calls do between two frames
	Store  *store.Store
	Prefs  *settings.Preferences
	Audio  *Audio
	Toasts *Toasts
	Saves  *Saves
}

// NewNeeds makes them for a desk, a host and a store. offers are the games whose saves are looked for.
func NewNeeds(d *desk.Desk, h desk.Host, post func(do func()), kept *store.Store, offers []desk.Offer) *Needs {
	n := &Needs{Desk: d, Host: h, Post: post, Store: kept, Prefs: settings.NewPreferences(d, h, kept)}
	n.Audio = newAudio(d, h, n.Prefs)
	n.Toasts = newToasts(d, h, n.Audio)
	n.Saves = newSaves(d, kept, offers, n.Toasts)
	return n
}
