package store

import (
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// memory is a medium whose slots and writes a test can damage, refuse or delay.
type memory struct {
	slots map[string]string
	full  error
	late  []func() // what finishes the delayed writes
	slow  bool
}

func (m *memory) Slots() map[string]string { return maps.Clone(m.slots) }

func (m *memory) Put(slot, text string, done func(error)) {
	write := func() {
		switch {
		case m.full != nil:
		case text == "":
			delete(m.slots, slot)
		default:
			m.slots[slot] = text
		}
		done(m.full)
	}
	if m.slow {
		m.late = append(m.late, write)
		return
	}
	write()
}

func fresh() *memory { return &memory{slots: map[string]string{}} }

func TestWhatIsStoredIsThereNextTime(t *testing.T) {
	m := fresh()
	s := Open(m, nil)
	for _, text := range []string{"one", "two", "two", "Łódź \x00 😀\nand a line",
		"keep1 looks like a slot\nbut is text"} {
		s.Store("game-1", text)
		if got := Open(m, nil).Load("game-1"); got != text || s.Load("game-1") != text {
			t.Errorf("stored %q, loaded %q", text, got)
		}
	}
	s.Store("game-2", "another")
	s.Store("settings", "speed=2")
	if got := strings.Join(Open(m, nil).Keys("game-"), " "); got != "game-1 game-2" {
		t.Errorf("the keys are %s", got)
	}
	if len(m.slots) != 4 {
		t.Errorf("there are %d slots, want two of what was written more than once, and one each of the others",
			len(m.slots))
	}
}

// TestDeletedStaysDeleted checks that a deleted text stays deleted, also where a copy or an older generation that
// should be gone turns up again.
func TestDeletedStaysDeleted(t *testing.T) {
	m := fresh()
	s := Open(m, nil)
	s.Store("game-1", "one")
	s.Store("game-1", "two")
	m.slots["game-1"] = m.slots["game-1.a"] // a copy that the browser had no time to remove
	s.Delete("game-1")
	for range 3 { // each opens the store anew, which sweeps
		s = Open(m, nil)
		if got := s.Load("game-1"); got != "" || len(s.Keys("")) != 0 {
			t.Fatalf("%q came back", got)
		}
	}
	if len(m.slots) != 0 {
		t.Errorf("still there: %v", m.slots)
	}
}

// TestTheNewestWholeSlotCounts checks that one damaged generation costs one write, and that a copy newer than both
// generations counts.
func TestTheNewestWholeSlotCounts(t *testing.T) {
	m := fresh()
	s := Open(m, nil)
	for n := range 5 {
		s.Store("k", fmt.Sprint("text ", n))
	}
	newest := generations("k")[5%2]
	for cut := range len(m.slots[newest]) {
		spoilt := fresh()
		maps.Copy(spoilt.slots, m.slots)
		spoilt.slots[newest] = spoilt.slots[newest][:cut]
		again := Open(spoilt, nil)
		if got := again.Load("k"); got != "text 3" {
			t.Fatalf("cut after %d bytes the text is %q", cut, got)
		}
		if d := again.Damaged(); cut > 0 && (len(d) != 1 || !d[0].Replaced || d[0].Key != "k" ||
			d[0].Text != spoilt.slots[newest]) {
			t.Fatalf("cut after %d bytes the damage is %v", cut, d)
		}
	}
	m.slots["k"] = format("k", text{"the copy", 9})
	if got := Open(m, nil).Load("k"); got != "the copy" {
		t.Errorf("the text is %q", got)
	}
	m.slots["k"] = "plain, from an earlier version"
	if got := Open(m, nil).Load("k"); got != "text 4" {
		t.Errorf("the text is %q", got)
	}
}

func TestNewerAndForeignSlotsAreToldAndKept(t *testing.T) {
	m := fresh()
	m.slots["game-1.a"] = "keep2 something later"
	m.slots["game-2.a"] = format("game-3", text{"of another key", 1})
	s := Open(m, nil)
	d := slices.Clone(s.Damaged())
	if len(d) != 2 || !d[0].Newer || d[1].Newer || d[0].Replaced || len(s.Keys("")) != 0 || len(m.slots) != 2 {
		t.Fatalf("the damage is %v", d)
	}
	s.Store("game-1", "an older program's")
	if m.slots["game-1.a"] != "keep2 something later" || m.slots["game-1.b"] != "" || s.Load("game-1") == "" {
		t.Error("what a later program wrote is overwritten")
	}
	m.full = errors.New("full")
	s.SetAside(d[1], "broken-2")
	if len(m.slots) != 2 {
		t.Error("what could not be set aside is gone")
	}
	m.full = nil
	s.Store("k", "with this it is tried again")
	if again := Open(m, nil); again.Load("broken-2") != d[1].Text {
		t.Errorf("set aside is %q", again.Load("broken-2"))
	}
}

// TestAStaleStoreWritesNothing checks that a store is told when another program has written since, that it goes on
// after reading again, and that it still knows then what it could not write for another reason.
func TestAStaleStoreWritesNothing(t *testing.T) {
	m := &shared{memory{slots: map[string]string{}}}
	first, second := Open(m, nil), Open(m, nil)
	first.Store("k", "one")
	first.Store("k", "two")
	second.Store("k", "another one")
	if !second.Stale() || second.Trouble() != nil || Open(m, nil).Load("k") != "two" {
		t.Fatalf("stale %v, and there is %q", second.Stale(), Open(m, nil).Load("k"))
	}
	m.full = errors.New("full")
	second.Store("other", "not kept")
	second.Reread()
	if second.Stale() || second.Load("k") != "two" || second.Load("other") != "not kept" {
		t.Fatal("it does not know what there is, or what it could not write")
	}
	m.full = nil
	second.Store("k", "three")
	if again := Open(m, nil); again.Load("k") != "three" || again.Load("other") != "not kept" ||
		second.Trouble() != nil {
		t.Errorf("there is %q and %q", again.Load("k"), again.Load("other"))
	}
}

// shared is a medium that two programs use.
type shared struct{ memory }

func (m *shared) Put(slot, text string, done func(error)) {
	for _, g := range generations(keyOf(slot)) {
		if text != "" && Number(m.slots[g]) >= Number(text) {
			done(ErrStale)
			return
		}
	}
	m.memory.Put(slot, text, done)
}

// TestTroubleIsOfNow checks that trouble appears with a write that fails, however late, and goes with the next one that
// is kept.
func TestTroubleIsOfNow(t *testing.T) {
	m := fresh()
	changes := 0
	s := Open(m, func() { changes++ })
	m.full = errors.New("full")
	s.Store("k", "one")
	if s.Trouble() == nil || s.Load("k") != "one" || changes != 1 {
		t.Fatalf("trouble %v after %d changes", s.Trouble(), changes)
	}
	m.full = nil
	s.Store("k", "one") // written again, since it has not been kept
	if s.Trouble() != nil || changes != 2 {
		t.Fatalf("trouble %v after %d changes", s.Trouble(), changes)
	}
	m.slow, m.full = true, errors.New("full")
	s.Store("k", "two")
	s.Store("k", "three")
	m.late[1]()
	m.full = nil
	m.late[0]() // too late to count
	if s.Trouble() == nil {
		t.Error("a failure is forgotten")
	}
}

// TestNoDamageGoesUnseen checks that after any damage to its slots the store has a text that was written at some time,
// or none, and reports what it could not read.
func TestNoDamageGoesUnseen(t *testing.T) {
	m := fresh()
	s := Open(m, nil)
	written := map[string]bool{"": true}
	for n := range 6 {
		text := fmt.Sprintf("table3 convoy %d outpost on person,computer:3 AQZjb252b3kCBmtlcHQ", n)
		s.Store("game-1", text)
		written[text] = true
	}
	rng := rand.New(rand.NewPCG(1, 2))
	for n := range 100_000 {
		spoilt := fresh()
		maps.Copy(spoilt.slots, m.slots)
		slot := generations("game-1")[rng.IntN(2)]
		raw := []byte(spoilt.slots[slot])
		switch n % 4 {
		case 0: // a bit flips
			raw[rng.IntN(len(raw))] ^= 1 << rng.IntN(8)
		case 1:
			raw = raw[:rng.IntN(len(raw))]
		case 2: // a piece is lost
			at := rng.IntN(len(raw))
			raw = append(raw[:at], raw[min(len(raw), at+1+rng.IntN(20)):]...)
		case 3: // noise
			for i := range raw {
				raw[i] = byte(rng.Uint32())
			}
		}
		spoilt.slots[slot] = string(raw)
		got := Open(spoilt, nil)
		if now := got.Load("game-1"); !written[now] || now == "" || len(raw) > 0 && len(got.Damaged()) != 1 &&
			string(raw) != m.slots[slot] {
			t.Fatalf("%q became %q", raw, now)
		}
	}
}

func TestCodesComeBack(t *testing.T) {
	texts := map[string]string{"game-1": "table3 …", "settings": "speed=2", "odd": "two\nlines and a \x00"}
	code := Pack(texts)
	for _, sent := range []string{code, "  " + strings.ReplaceAll(code, "\n", " "),
		strings.Join(strings.Split(code, ""), "\n"), "\ufeff" + code, "Here are my games: " + code + " Have fun!",
		"> " + strings.ReplaceAll(code, "\n", "\n> "), "`" + code + "`", "(" + code + ").", "“" + code + "”",
		code[:90] + "\u200b" + code[90:95] + "\u00ad\r\n" + code[95:], strings.ReplaceAll(code, "_", "%5F")} {
		if got, err := Unpack(sent); err != nil || !maps.Equal(got, texts) {
			t.Errorf("%v, %v", got, err)
		}
	}
	for _, bad := range []string{"", "hello"} {
		if got, err := Unpack(bad); !errors.Is(err, ErrCode) || got != nil {
			t.Errorf("%q: %v, %v", bad, got, err)
		}
	}
	if got, err := Unpack("hello keep1.AAAA"); err == nil || len(got) != 0 {
		t.Errorf("of a code that is none came %v, %v", got, err)
	}
	spoilt := strings.Replace(code, "Z", "A", 1)
	if got, err := Unpack(spoilt); err == nil || errors.Is(err, ErrCode) || len(got) != len(texts)-1 {
		t.Errorf("of a code with one damaged text came %v, %v", got, err)
	}
}
