package settings

import (
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"onelongnight/game/store"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/host"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/storage"
)

// Bindings say which key does what. Each action has one key that can be chosen,
// kept as words "undo=Z"; some have others besides, which count while they
// are nobody's choice.
type Bindings struct {
	desk    *desk.Desk
	host    host.Host
	store   *store.Store
	toasts  sayer
	chosen  map[string]ebiten.Key // by the name of the action
	awaited string                // the action that the next key is for, "" for none
}

// NewBindings are the keys that are kept in a store; Load reads them.
func NewBindings(d *desk.Desk, h host.Host, store *store.Store, toasts sayer) *Bindings {
	return &Bindings{desk: d, host: h, store: store, toasts: toasts}
}

// sayer shows a message and speaks it.
type sayer interface {
	Say(text string, about table.Spot)
}

// keyAction is something that a key does. The catalogue has its name as "keys.NAME".
type keyAction struct {
	name string
	key  ebiten.Key // a newcomer's
	also []ebiten.Key
}

// keyActions are in the order of the keys' screen.
var keyActions = []keyAction{
	{"next", ebiten.KeyRight, nil}, {"before", ebiten.KeyLeft, nil}, {"down", ebiten.KeyDown, nil}, {"up", ebiten.KeyUp,
		nil},
	{"enter", ebiten.KeyEnter, []ebiten.Key{ebiten.KeySpace, ebiten.KeyNumpadEnter}}, {"back", ebiten.KeyEscape, nil},
	{"explain", ebiten.KeyI, nil}, {"help", ebiten.KeyF1, []ebiten.Key{ebiten.KeySlash}},
	{"undo", ebiten.KeyU, nil}, {"redo", ebiten.KeyR, nil}, {"hint", ebiten.KeyH, nil}, {"log", ebiten.KeyL, nil},
	{"recap", ebiten.KeyP, nil}, {"mute", ebiten.KeyM, nil}, {"turn", ebiten.KeyE, nil},
	{"turn.back", ebiten.KeyQ, nil},
	{"pause", ebiten.KeyK, nil}, {"step", ebiten.KeyPeriod, nil}, {"faster", ebiten.KeyComma, nil},
	{"page.down", ebiten.KeyPageDown, nil}, {"page.up", ebiten.KeyPageUp, nil},
	{"zoom.in", ebiten.KeyEqual, []ebiten.Key{ebiten.KeyNumpadAdd}},
	{"zoom.out", ebiten.KeyMinus, []ebiten.Key{ebiten.KeyNumpadSubtract}},
	{"zoom.home", ebiten.KeyDigit0, []ebiten.Key{ebiten.KeyNumpad0}},
	{"pan.right", ebiten.KeyD, nil}, {"pan.left", ebiten.KeyA, nil}, {"pan.down", ebiten.KeyS, nil},
	{"pan.up", ebiten.KeyW, nil},
}

// ofField tells whether an action moves a field, which few games have.
func ofField(name string) bool {
	return strings.HasPrefix(name, "zoom.") || strings.HasPrefix(name, "pan.")
}

// Load reads what was chosen; what it does not know is left aside.
func (b *Bindings) Load() {
	b.reset()
	for word := range strings.FieldsSeq(b.store.Load(storage.KeysKey)) {
		name, want, _ := strings.Cut(word, "=")
		if _, known := b.chosen[name]; !known || want == "" {
			continue
		}
		for key := range ebiten.KeyMax {
			if stored(key) == want {
				b.assign(name, key)
			}
		}
	}
}

// reset gives everything a newcomer's keys.
func (b *Bindings) reset() {
	b.chosen, b.awaited = map[string]ebiten.Key{}, ""
	for _, d := range keyActions {
		b.chosen[d.name] = d.key
	}
}

// ActionOf is the action of a key, "" for none.
func (b *Bindings) ActionOf(key ebiten.Key) string {
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

// assign gives an action a key. The action that had it takes the other's in exchange,
// so that nothing is left without.
func (b *Bindings) assign(name string, key ebiten.Key) (loser string) {
	for _, d := range keyActions {
		if d.name != name && b.chosen[d.name] == key {
			loser = d.name
			b.chosen[loser] = b.chosen[name]
		}
	}
	b.chosen[name] = key
	return loser
}

// AssignAwaited gives the action that was asked for the key that went down; Escape leaves
// everything as it is, and keys such as Shift are not heard. It tells whether the
// key was waited for.
func (b *Bindings) AssignAwaited(key ebiten.Key) bool {
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
	if key == ebiten.KeyEscape {
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
	b.store.Store(storage.KeysKey, strings.Join(words, " "))
}

// keyNames are the keys that are neither letters, digits nor F1 to F12: those with
// words on them, which the catalogue has as "key.NAME", and those with signs.
var keyNames = []struct {
	key        ebiten.Key
	name, sign string
}{
	{ebiten.KeyRight, "right", ""}, {ebiten.KeyLeft, "left", ""}, {ebiten.KeyDown, "down", ""}, {ebiten.KeyUp, "up",
		""}, {ebiten.KeyEnter, "enter", ""},
	{ebiten.KeySpace, "space", ""}, {ebiten.KeyEscape, "escape", ""}, {ebiten.KeyPageDown, "page-down",
		""}, {ebiten.KeyPageUp, "page-up", ""},
	{ebiten.KeyHome, "home", ""}, {ebiten.KeyEnd, "end", ""}, {ebiten.KeyDelete, "delete", ""}, {ebiten.KeyBackspace,
		"backspace", ""},
	{ebiten.KeySlash, "", "/"}, {ebiten.KeyComma, "", ","}, {ebiten.KeyPeriod, "", "."}, {ebiten.KeyMinus, "",
		"-"}, {ebiten.KeySemicolon, "", ";"}, {ebiten.KeyEqual, "", "+"},
}

// stored is a key in what is stored, "" for one that cannot be chosen.
func stored(key ebiten.Key) string {
	switch {
	case key >= ebiten.KeyA && key <= ebiten.KeyZ:
		return string(rune('A' + key - ebiten.KeyA))
	case key >= ebiten.KeyDigit0 && key <= ebiten.KeyDigit9:
		return string(rune('0' + key - ebiten.KeyDigit0))
	case key >= ebiten.KeyF1 && key <= ebiten.KeyF12:
		return "F" + strconv.Itoa(int(key-ebiten.KeyF1)+1)
	}
	for _, n := range keyNames {
		if n.key == key {
			return n.name + n.sign
		}
	}
	return ""
}

// Writes tells whether a key writes a letter, a digit or a sign.
func (*Bindings) Writes(key ebiten.Key) bool { return len([]rune(stored(key))) == 1 }

// keyName is what a key is called.
func (b *Bindings) keyName(key ebiten.Key) string {
	for _, n := range keyNames {
		if n.key == key && n.name != "" {
			return b.desk.T("key." + n.name)
		}
	}
	return stored(key)
}

// ofKeys are the commands of the keys' screen: a button for each action, which asks for its key.
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
