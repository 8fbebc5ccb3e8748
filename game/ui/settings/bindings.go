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

// Bindings say which key does what. Most actions have one key and one button of a gamepad that can be changed, stored
// as words "undo=Z" and "undo=PadX". Some have further keys, which work unless the person has given them to another
// action.
type Bindings struct {
	desk    *desk.Desk
	host    desk.Host
	store   *store.Store
	toasts  sayer
	keys    chosen
	buttons chosen   // of a gamepad
	pad     desk.Pad // the gamepad in use, NoPad while the keyboard is
	greeted bool     // it was told what its buttons do
	awaited string   // the action that the next key is for, "" for none
}

// chosen is the key of each action, "" for none.
type chosen map[string]desk.Key

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
	key  desk.Key // the default, "" for none
	pad  desk.Key // and a gamepad's
	also []desk.Key
}

// keyActions are in the order of the screen of keys.
var keyActions = []keyAction{
	{"next", desk.KeyRight, desk.PadRight, nil}, {"before", desk.KeyLeft, desk.PadLeft, nil},
	{"down", desk.KeyDown, desk.PadDown, nil}, {"up", desk.KeyUp, desk.PadUp, nil},
	{"enter", desk.KeyEnter, desk.PadA, []desk.Key{desk.KeySpace}}, {"back", desk.KeyEscape, desk.PadB, nil},
	{"menu", "", desk.PadStart, nil},
	{"explain", "I", desk.PadX, nil}, {"help", desk.KeyF1, desk.PadStickL, []desk.Key{"/", "?"}},
	{"undo", "U", "", nil}, {"redo", "R", "", nil}, {"hint", "H", desk.PadY, nil}, {"log", "L", desk.PadSelect, nil},
	{"recap", "P", "", nil}, {"mute", "M", "", nil},
	{"turn", "E", "", nil}, {"turn.back", "Q", "", nil},
	{"turn.step", "", desk.PadR, nil}, {"turn.undo", "", desk.PadL, nil},
	{"pause", "K", "", nil}, {"step", ".", "", nil}, {"faster", ",", "", nil},
	{"page.down", desk.KeyPageDown, "", nil}, {"page.up", desk.KeyPageUp, "", nil},
	{"zoom.in", "+", desk.PadZR, nil}, {"zoom.out", "-", desk.PadZL, nil}, {"zoom.home", "0", desk.PadStickR, nil},
	{"pan.right", "D", desk.PadLookRight, nil}, {"pan.left", "A", desk.PadLookLeft, nil},
	{"pan.down", "S", desk.PadLookDown, nil}, {"pan.up", "W", desk.PadLookUp, nil},
}

// ofField reports whether an action moves a field. Few games have one.
func ofField(name string) bool {
	return strings.HasPrefix(name, "zoom.") || strings.HasPrefix(name, "pan.")
}

// of returns the keys of the device that a key belongs to.
func (b *Bindings) of(key desk.Key) chosen {
	if key.OfPad() {
		return b.buttons
	}
	return b.keys
}

// held returns the keys of the device in use.
func (b *Bindings) held() chosen {
	if b.pad != desk.NoPad {
		return b.buttons
	}
	return b.keys
}

// Load reads the stored bindings and ignores what it does not know.
func (b *Bindings) Load() {
	b.reset()
	for word := range strings.FieldsSeq(b.store.Load(desk.KeysKey)) {
		name, want, _ := strings.Cut(word, "=")
		if _, known := b.keys[name]; !known || want == "" {
			continue
		}
		if key, ok := restored(want); ok {
			b.assign(name, key)
		}
	}
}

// reset restores the default keys.
func (b *Bindings) reset() {
	b.keys, b.buttons, b.awaited = chosen{}, chosen{}, ""
	for _, d := range keyActions {
		b.keys[d.name], b.buttons[d.name] = d.key, d.pad
	}
}

// ActionOf returns the action of a key, "" for none.
func (b *Bindings) ActionOf(key desk.Key) string {
	for _, d := range keyActions {
		if b.of(key)[d.name] == key {
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
// without that had one.
func (b *Bindings) assign(name string, key desk.Key) (loser string) {
	keys := b.of(key)
	for _, d := range keyActions {
		if d.name != name && keys[d.name] == key {
			loser = d.name
			keys[loser] = keys[name]
		}
	}
	keys[name] = key
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
			b.desk.T("keys."+loser), "instead", b.keyName(b.of(key)[loser]))
	}
	b.toasts.Say(said, table.NoSpot)
	b.save()
	return true
}

func (b *Bindings) save() {
	var words []string
	for _, d := range keyActions {
		for _, one := range [...][2]desk.Key{{b.keys[d.name], d.key}, {b.buttons[d.name], d.pad}} {
			if one[0] != one[1] && one[0] != "" {
				words = append(words, d.name+"="+stored(one[0]))
			}
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
	if key.Sign() || isFunctionKey(key) || isPadKey(key) {
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

// keyName is what people call a key.
func (b *Bindings) keyName(key desk.Key) string {
	if key.OfPad() {
		return b.padName(key)
	}
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
		if ofField(d.name) && !pans || b.pad == desk.NoPad && d.key == "" {
			continue
		}
		c := desk.NewCommand(scene.Command{ID: "key-" + d.name, Label: b.desk.T("keys." + d.name),
			Sub: b.keyName(b.held()[d.name]), Chosen: d.name == b.awaited}, func() { b.ask(d.name) })
		if d.name == b.awaited {
			c.Sub = b.word("wait")
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
	b.host.Announce(b.word("ask", "what", b.desk.T("keys."+name)), true)
}
