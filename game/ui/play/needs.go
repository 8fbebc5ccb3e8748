package play

import (
	"onelongnight/game/store"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/settings"
)

// Needs are what nearly every part of the program is made with.
type Needs struct {
	Desk   *desk.Desk
	Host   desk.Host
	Post   func(do func()) // has something done between two frames
	Store  *store.Store
	Prefs  *settings.Preferences
	Audio  *Audio
	Toasts *Toasts
	Saves  *Saves
}

// NewNeeds makes what stands on a desk, a host and a store. Offers are the games whose saves are looked for.
func NewNeeds(d *desk.Desk, h desk.Host, post func(do func()), kept *store.Store, offers []desk.Offer) *Needs {
	n := &Needs{Desk: d, Host: h, Post: post, Store: kept, Prefs: settings.NewPreferences(d, h, kept)}
	n.Audio = newAudio(d, h, n.Prefs)
	n.Toasts = newToasts(d, h, n.Audio)
	n.Saves = newSaves(d, kept, offers, n.Toasts)
	return n
}
