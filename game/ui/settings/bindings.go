package settings

import (
	"slices"
	"strconv"
	"strings"

	"onelongnight/game/store"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Bindings say which key does what. Each action has one key that can be changed, stored as words "undo=Z". Some have
// further keys, which work unless the person has given them to another action.
type Bindings struct {
	desk    *desk.Desk
	host    desk.Host
	store   *store.Store
	toasts  sayer
	chosen  map[string]desk.Key // by action
	awaited string              // the action that the next key is for, "" for none
}

// NewBindings returns the bindings kept in a store. Call Load to read them.
func NewBindings(d *desk.Desk, h desk.Host, store *store.Store, toasts sayer) *Bindings {
	return &Bindings{desk: d, host: h, store: store, toasts: toasts}
}

// sayer shows a message and speaks it.
type sayer interface {
	Say(text string, about table.Spot)
}

// keyAction is something that a key does. The catalogue has its title as "keys.NAME".
type keyAction struct {
	name string
	key  desk.Key // the default
	also []desk.Key
}

// keyActions are in the order of the screen of keys.
var keyActions = []keyAction{
	{"next", desk.KeyRight, nil}, {"before", desk.KeyLeft, nil}, {"down", desk.KeyDown, nil}, {"up", desk.KeyUp, nil},
	{"enter", desk.KeyEnter, []desk.Key{desk.KeySpace}}, {"back", desk.KeyEscape, nil},
	{"explain", "I", nil}, {"help", desk.KeyF1, []desk.Key{"/", "?"}},
	{"undo", "U", nil}, {"redo", "R", nil}, {"hint", "H", nil}, {"log", "L", nil}, {"recap", "P", nil},
	{"mute", "M", nil}, {"turn", "E", nil}, {"turn.back", "Q", nil},
	{"pause", "K", nil}, {"step", ".", nil}, {"faster", ",", nil},
	{"page.down", desk.KeyPageDown, nil}, {"page.up", desk.KeyPageUp, nil},
	{"zoom.in", "+", nil}, {"zoom.out", "-", nil}, {"zoom.home", "0", nil},
	{"pan.right", "D", nil}, {"pan.left", "A", nil}, {"pan.down", "S", nil}, {"pan.up", "W", nil},
}

// ofField reports whether an action moves a field. Few games have one.
func ofField(name string) bool {
	return strings.HasPrefix(name, "zoom.") || strings.HasPrefix(name, "pan.")
}

// Load reads the stored bindings and ignores what it does not know.
func (b *Bindings) Load() {
	b.reset()
	for word := range strings.FieldsSeq(b.store.Load(desk.KeysKey)) {
		name, want, _ := strings.Cut(word, "=")
		if _, known := b.chosen[name]; !known || want == "" {
			continue
		}
		if key, ok := restored(want); ok {
			b.assign(name, key)
		}
	}
}

// reset restores the default keys.
func (b *Bindings) reset() {
	b.chosen, b.awaited = map[string]desk.Key{}, ""
	for _, d := range keyActions {
		b.chosen[d.name] = d.key
	}
}

// ActionOf returns the action of a key, "" for none.
func (b *Bindings) ActionOf(key desk.Key) string {
	for _, d := range keyActions {
		if b.chosen[d.name] == key {
			return d.name
		}
	}
	for _, d := range keyActions {
		if slices.Contains(d.also, key) {
			return d.name
		}
	}
	return ""
}

// assign gives an action a key. If another action had it, that one gets the old key in exchange, so that no action is
// without.
func (b *Bindings) assign(name string, key desk.Key) (loser string) {
	for _, d := range keyActions {
		if d.name != name && b.chosen[d.name] == key {
			loser = d.name
			b.chosen[loser] = b.chosen[name]
		}
	}
	b.chosen[name] = key
	return loser
}

// AssignAwaited gives the key to the action that is waiting for one, and reports whether one was. Escape cancels; keys
// such as Shift are ignored.
func (b *Bindings) AssignAwaited(key desk.Key) bool {
	if b.desk.Panel() != scene.KeysPanel {
		b.awaited = ""
	}
	if b.awaited == "" {
		return false
	}
	if stored(key) == "" {
		return true
	}
	name := b.awaited
	b.awaited = ""
	b.desk.Invalidate()
	if key == desk.KeyEscape {
		return true
	}
	said := b.desk.T("keys.given", "what", b.desk.T("keys."+name), "key", b.keyName(key))
	if loser := b.assign(name, key); loser != "" {
		said = b.desk.T("keys.swapped", "what", b.desk.T("keys."+name), "key", b.keyName(key), "other",
			b.desk.T("keys."+loser), "instead", b.keyName(b.chosen[loser]))
	}
	b.toasts.Say(said, table.NoSpot)
	b.save()
	return true
}

func (b *Bindings) save() {
	var words []string
	for _, d := range keyActions {
		if key := b.chosen[d.name]; key != d.key {
			words = append(words, d.name+"="+stored(key))
		}
	}
	b.store.Store(desk.KeysKey, strings.Join(words, " "))
}

// keyNames are keys with a name instead of a sign; the catalogue has it as "key.NAME".
var keyNames = []struct {
	key  desk.Key
	name string
}{
	{desk.KeyRight, "right"}, {desk.KeyLeft, "left"}, {desk.KeyDown, "down"}, {desk.KeyUp, "up"},
	{desk.KeyEnter, "enter"}, {desk.KeySpace, "space"}, {desk.KeyEscape, "escape"},
	{desk.KeyPageDown, "page-down"}, {desk.KeyPageUp, "page-up"}, {desk.KeyHome, "home"}, {desk.KeyEnd, "end"},
	{desk.KeyDelete, "delete"}, {desk.KeyBackspace, "backspace"},
}

// stored returns a key's stored form, "" for one that cannot be chosen.
func stored(key desk.Key) string {
	for _, n := range keyNames {
		if n.key == key {
			return n.name
		}
	}
	if key.Sign() || isFunctionKey(key) {
		return string(key)
	}
	return ""
}

// isFunctionKey reports whether a key is one of F1 to F24.
func isFunctionKey(key desk.Key) bool {
	digits, ok := strings.CutPrefix(string(key), "F")
	number, err := strconv.Atoi(digits)
	return ok && err == nil && number >= 1 && number <= 24
}

// restored returns the key with that stored form, false for none.
func restored(word string) (desk.Key, bool) {
	for _, n := range keyNames {
		if n.name == word {
			return n.key, true
		}
	}
	key := desk.Key(word)
	return key, stored(key) == word
}

func (b *Bindings) keyName(key desk.Key) string {
	for _, n := range keyNames {
		if n.key == key {
			return b.desk.T("key." + n.name)
		}
	}
	return stored(key)
}

// ofKeys returns the commands of the screen of keys: a button for each action, which asks for its key.
func (b *Bindings) ofKeys() []desk.Command {
	var list []desk.Command
	_, pans := b.desk.Field()
	for _, d := range keyActions {
		if ofField(d.name) && !pans {
			continue
		}
		c := desk.NewCommand(scene.Command{ID: "key-" + d.name, Label: b.desk.T("keys." + d.name),
			Sub: b.keyName(b.chosen[d.name]), Chosen: d.name == b.awaited}, func() { b.ask(d.name) })
		if d.name == b.awaited {
			c.Sub = b.desk.T("keys.wait")
		}
		list = append(list, c)
	}
	return append(list, desk.NewCommand(scene.Command{ID: "keys-reset", Label: b.desk.T("keys.reset")}, func() {
		b.reset()
		b.save()
		b.desk.Invalidate()
	}))
}

// ask waits for the next key.
func (b *Bindings) ask(name string) {
	b.awaited = name
	b.desk.Invalidate()
	b.host.Announce(b.desk.T("keys.ask", "what", b.desk.T("keys."+name)), true)
}
