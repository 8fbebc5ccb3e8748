//go:build !js

package ui_test

import (
	"flag"
	"fmt"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"onelongnight/game"
	"onelongnight/game/gametest/every"
	"onelongnight/game/table"
	"onelongnight/game/ui"
	shelf "onelongnight/game/ui/games"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/uitest"
)

var (
	soak   = flag.Int("soak", 0, "if not 0, how many monkeys sit down to each game in every setup")
	monkey = flag.Int("monkey", 0, "the first of them")
)

// TestAMonkeyAtTheTable: somebody who does anything that one can do, in any window, while films run and questions are
// thought about, ends no program, loses no game, and leaves one that can be played on. A fault is told with the last
// things done; the same monkey does the same again.
func TestAMonkeyAtTheTable(t *testing.T) {
	list, acts := tables(t), 40
	if *soak > 0 {
		list, acts = every.Games(t), 200
	}
	for n := *monkey; n < *monkey+max(1, *soak); n++ {
		for _, g := range list {
			if strings.HasPrefix(g.Name, "tiny-") {
				continue // their players are in no program
			}
			name := fmt.Sprint(g.Name, " ", n)
			t.Run(name, func(t *testing.T) {
				synctest.Test(t, func(t *testing.T) { sitDown(t, g, name).live(acts) })
			})
		}
	}
}

// ape is a monkey with a program before it.
type ape struct {
	*bench
	page   *monkeyHost
	rng    game.Stream
	shelf  []ui.Offer // the games of the program
	canvas *kit.Canvas
	did    []string
	gentle bool // it leaves alone what is stored
}

func sitDown(t *testing.T, g every.Game, seed string) *ape {
	t.Helper()
	m := &ape{rng: game.NewStream(game.SeedOf(seed)), shelf: []ui.Offer{offerOf(g)},
		canvas: kit.NewCanvas(placed{uitest.NewDevice(1, 1)})}
	h := &uitest.Host{Chance: seed, Texts: allTexts()}
	m.page = &monkeyHost{Host: h, rng: &m.rng, zoom: 1}
	m.bench = &bench{&uitest.Window{W: 360, H: 640}, h, t}
	if m.gentle = m.below(2) == 0; m.below(4) == 0 {
		m.shelf = shelf.Offers()
	}
	for i := range m.shelf {
		m.shelf[i].Levels = []string{"1", "5"} // the second gives advice
	}
	players := table.Together(g.Game)
	for i := range players[1:] {
		if players[1+i].Kind == table.Person && m.below(2) == 0 {
			players[1+i] = table.Player{Kind: table.Computer, Level: "1"}
		}
	}
	s, err := table.Begin(g.Game, g.Speak, players, seed)
	if err != nil {
		t.Fatal(err)
	}
	save, err := s.Save(time.Unix(0, 0))
	if err != nil {
		t.Fatal(err)
	}
	m.Stored = map[string]string{"game-1": save, "last-game": "game-1", "settings": "level=1 speed=" +
		m.of("0", "1", "1", "4", "4") + " tips=" + m.of("on", "off") + " text=" + m.of("100", "200")}
	m.start("")
	return m
}

// start starts the program on what is stored.
func (m *ape) start(wish string) {
	m.page.touch, m.page.late = nil, nil
	m.Window = &uitest.Window{App: ui.New(m.page, m.shelf...), W: m.W, H: m.H}
	m.page.app = m.App
	m.App.Begin(wish)
}

// frames runs some frames, quick ones and slow ones.
func (m *ape) frames(n int) {
	for range n {
		time.Sleep([...]time.Duration{4, 16, 16, 33, 100, 700}[m.below(6)] * time.Millisecond)
		_ = m.Update()
		m.Frame(m.canvas, m.W, m.H)
		if m.below(3) == 0 {
			late := m.page.late
			m.page.late = nil
			for _, do := range late {
				do()
			}
		}
	}
}

func (m *ape) below(n int) int          { return m.rng.Below(n) }
func (m *ape) of(list ...string) string { return m.page.of(list...) }

// does notes what the monkey is about to do.
func (m *ape) does(format string, args ...any) { m.did = append(m.did, fmt.Sprintf(format, args...)) }

// live does so many things, and plays on.
func (m *ape) live(acts int) {
	defer func() {
		cause := recover()
		if cause != nil || m.t.Failed() {
			m.t.Logf("it did\n  %s", strings.Join(m.did[max(0, len(m.did)-20):], "\n  "))
		}
		if cause != nil {
			panic(cause)
		}
	}()
	m.frames(3)
	for range acts {
		m.act()
		m.frames(m.below(4) * m.below(6))
	}
	m.Full, m.Lost, m.Texts, m.W, m.H, m.page.zoom = nil, nil, allTexts(), 1280, 720, 1
	m.lift()
	for range 400 {
		if m.moves() {
			return
		}
	}
	m.t.Errorf("no move can be made any more: panel %d, %v", m.Screen().Panel, m.can())
}

// moves does something that leads to a move, and reports whether one was made.
func (m *ape) moves() bool {
	if moves := m.Moves(); len(moves) > 0 && m.Session() != nil {
		before, id := m.Session().MoveCount(), m.of(moves...)
		m.does("move %s", id)
		m.App.Press(id)
		m.frames(2)
		return m.Session() != nil && m.Session().MoveCount() > before
	}
	list := m.Screen().Commands
	for _, id := range []string{"take-over", "sit", "seen", "insist", "ask", "close", "continue", "again"} {
		if m.offers(id) && m.below(4) > 0 {
			m.command(id)
			return false
		}
	}
	if len(list) > 0 && m.below(3) == 0 {
		m.command(list[m.below(len(list))].ID)
	}
	m.frames(3)
	return false
}

// command presses the button of a command.
func (m *ape) command(id string) {
	m.does("command %s", id)
	m.App.Press("button:" + id)
	m.frames(1)
}
