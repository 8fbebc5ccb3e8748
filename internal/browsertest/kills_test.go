package browsertest

import (
	"encoding/json"
	"errors"
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"onelongnight/game/store"
	"onelongnight/game/table"

	"onelongnight/game"
	"onelongnight/game/games"
)

var kills = flag.Int("kills", 1, "how often a whole game is killed in each way; make soak kills more")

// autoplay plays from inside the page, endlessly and without thinking, and records every text that is stored of a game:
// what the program knew, whether it was written or not.
const autoplay = `
	if (!localStorage.getItem('onelongnight:settings')) localStorage.setItem('onelongnight:settings', 'speed=0 tips=off level=1');
	window.made = [];
	let writing = 0; // no move is made before the last one is kept: nobody is that fast, however busy the machine
	let told = () => {};
	window.nextWrite = () => new Promise((done) => { told = done; });
	let vault;
	Object.defineProperty(window, 'tableVault', { get: () => vault, set(its) {
		const { own, put } = its;
		vault = its;
		its.own = (game) => {
			const read = own(game);
			// Both places, as the program will read them.
			window.atStart = read.then(() => {
				const all = its.all();
				return JSON.stringify(all.flatMap((slot, i) => i % 2 ? [] : [[slot, all[i + 1]]]));
			});
			return read;
		};
		its.put = (id, slot, text, settled) => {
			if (slot.startsWith('game-')) { made.push(text); told(); }
			writing++;
			return put(id, slot, text, (...what) => { writing--; settled(...what); });
		};
	} });
	addEventListener('table-ready', () => setInterval(() => {
		if (writing) return;
		const all = [...document.querySelectorAll('#mirror button')].filter((b) => b.getAttribute('aria-disabled') !== 'true');
		const by = (test) => all.filter((b) => test(b.dataset.id));
		const moves = by((id) => /^[a-z]/.test(id) && !id.includes(':') && id !== 'mulligan');
		const on = by((id) => ['button:insist', 'button:seen', 'button:again', 'button:continue', 'button:continue-convoy', 'button:new-convoy', 'button:play-outpost', 'button:take-over'].includes(id));
		const from = moves.length ? moves : on;
		from[Math.floor(Math.random() * from.length)]?.click();
	}, 40));`

// ways are the ways in which a page is killed.
var ways = []string{"all processes", "in the middle of a write", "the renderer", "the tab"}

// TestKills plays a game that is killed again and again. After each kill it must be there, with all moves but the last.
func TestKills(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	folder := t.TempDir()
	var made []string // what the last visit stored, as far as is known
	lost := map[string][3]int{}
	var browser *Killable
	defer func() {
		if browser != nil {
			browser.Kill()
		}
	}()
	order := make([]string, 0, len(ways)**kills)
	for range *kills {
		order = append(order, ways...)
	}
	rand.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	var visit *Visit
	for n, way := range order {
		if browser == nil {
			browser = StartKillable(t, folder)
		}
		var found string
		var err error
		if n > 0 && order[n-1] == "the renderer" {
			if err = visit.Crashed(); err == nil {
				err = visit.Go(site.Address())
			}
		} else {
			visit, err = browser.Visit(site.Address(), readDatabase, autoplay)
		}
		if err == nil {
			err = visit.Read("atStart", &found)
		}
		if err != nil { // the test has lost the tab: only what is on disk counts
			t.Logf("after %s: %v; the browser is started anew", order[max(0, n-1)], err)
			browser.Kill()
			browser = StartKillable(t, folder)
			if visit, err = browser.Visit(site.Address(), readDatabase, autoplay); err == nil {
				err = visit.Read("atStart", &found)
			}
		}
		if err != nil {
			t.Fatalf("after %v: %v", order[:n], err)
		}
		if n > 0 {
			counts := lost[order[n-1]]
			counts[gone(t, order[n-1], found, made)]++
			lost[order[n-1]] = counts
		}
		made = play(t, visit, way)
		switch way {
		case "the renderer":
			browser.KillRenderers()
		case "the tab":
			visit.Close(browser)
		default:
			browser.Kill()
			browser = nil
		}
	}
	for _, way := range ways {
		t.Logf("%s: nothing lost %d times, the move under way %d times", way, lost[way][0], lost[way][1])
	}
}

// play waits until the game has been played for a while, and returns what was stored by then, as far as is known.
func play(t *testing.T, visit *Visit, way string) (made []string) {
	t.Helper()
	atLeast := 2 + rand.IntN(8)
	end := time.Now().Add(patience)
	for len(made) < atLeast {
		if time.Now().After(end) {
			t.Fatalf("nothing is played; kept were %q", made)
		}
		if err := visit.Eval(`made`, &made); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Duration(rand.IntN(40)) * time.Millisecond)
	}
	if way == "in the middle of a write" {
		var nothing any
		if err := visit.Eval(`nextWrite()`, &nothing); err != nil {
			t.Fatal(err)
		}
	}
	return made
}

// gone compares what is stored after a kill with what the program knew before. It returns how many of the last texts
// are missing, 0 or 1; with more, or without a game, the test fails.
func gone(t *testing.T, way, found string, made []string) int {
	t.Helper()
	var pairs [][2]string
	if err := json.Unmarshal([]byte(found), &pairs); err != nil {
		t.Fatal(err)
	}
	read := slots{}
	for _, p := range pairs {
		read[p[0]] = p[1]
	}
	s := store.Open(read, nil)
	if d := s.Damaged(); len(d) > 0 {
		t.Errorf("%s: damaged is %v", way, d)
	}
	kept := lastGame(s)
	session, err := table.Resume(games.Kinds(), games.Voices(), kept)
	if err != nil {
		t.Fatalf("%s: the game is lost: %v; kept is %q", way, err, s.Keys(""))
	}
	for back := range min(2, len(made)) {
		if last := made[len(made)-1-back]; isOf(last, kept) {
			return back
		}
	}
	// It may be later than anything the test knows of: then the last known game must be its beginning.
	last, err := table.Resume(games.Kinds(), games.Voices(), textOf(made[len(made)-1]))
	if err != nil {
		t.Fatal(err)
	}
	if !leads(t, last, session) {
		t.Errorf("%s: more than the last move is lost; kept is %q of\n%q", way, kept, made)
	}
	return 0
}

// textOf returns the text in a slot, isOf whether the slot has that text.
func textOf(slot string) string   { _, text := cutLine(slot); return text }
func isOf(slot, text string) bool { return textOf(slot) == text }

func cutLine(slot string) (head, text string) {
	for i := range len(slot) {
		if slot[i] == '\n' {
			return slot[:i], slot[i+1:]
		}
	}
	return slot, ""
}

// leads reports whether one game is the beginning of the other.
func leads(t *testing.T, early, late *table.Session) bool {
	t.Helper()
	moves := func(s *table.Session) []game.Move {
		code, err := s.Code()
		if err != nil {
			t.Fatal(err)
		}
		_, record, _, err := game.Open(games.Kinds(), code)
		if err != nil {
			t.Fatal(err)
		}
		return record.Moves
	}
	a, b := moves(early), moves(late)
	return len(a) <= len(b) && slices.Equal(a, b[:len(a)])
}

var writes = flag.Int("writes", 12, "how often the storage alone is killed while it writes; make soak kills more")

// TestKillsOfStorage kills only the storage, without the program, while it writes texts as fast as it can. That can be
// done many more times.
func TestKillsOfStorage(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	vault, err := filepath.Glob(filepath.Join(site.Dir, "vault*.js"))
	if err != nil || len(vault) != 1 {
		t.Fatalf("there is no one vault.js: %v, %v", vault, err)
	}
	list, err := filepath.Glob(filepath.Join(site.Dir, "files*.js"))
	if err != nil || len(list) != 1 {
		t.Fatalf("there is no one files.js: %v, %v", list, err)
	}
	for name, text := range map[string]string{
		"kills.html": `<!doctype html><script src="` + filepath.Base(list[0]) + `"></script><script src="` +
			filepath.Base(vault[0]) + `"></script><script src="kills.js"></script>`,
		"kills.js": `
			window.begun = 0;
			window.troubles = []; // of the database
			const open = indexedDB.open, transaction = IDBDatabase.prototype.transaction;
			indexedDB.open = function (...args) {
				const request = open.apply(indexedDB, args);
				request.addEventListener('error', () => troubles.push('open: ' + request.error));
				request.addEventListener('success', () => request.result.addEventListener('close', () => troubles.push('closed')));
				return request;
			};
			IDBDatabase.prototype.transaction = function (...args) {
				try {
					const t = transaction.apply(this, args);
					t.addEventListener('abort', () => troubles.push('abort: ' + t.error));
					return t;
				} catch (error) {
					troubles.push('transaction: ' + error);
					throw error;
				}
			};
			window.found = tableVault.own('').then(() => {
				troubles.push('ready after ' + Math.round(performance.now()) + ' ms');
				const all = tableVault.all();
				const texts = all.filter((_, i) => i % 2);
				const number = (text) => Number(text.split(' ')[1]);
				troubles.push('read ' + all.map((x, i) => i % 2 ? number(x) : x));
				const length = (n) => 40 + n * 37 % 3000;
				const whole = texts.every((text) => text.length === length(number(text)));
				const newest = begun = Math.max(0, ...texts.map(number));
				const next = () => {
					begun++;
					tableVault.put(begun, 'k.' + 'ab'[begun % 2], ('keep1 ' + begun + ' x k\n').padEnd(length(begun), ' x'), next);
				};
				setTimeout(next, 0);
				return whole ? newest : -1;
			});`,
	} {
		if err := os.WriteFile(filepath.Join(site.Dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	folder := t.TempDir()
	begun, first, lost := 0, 0, map[string]int{} // first is the last write that the visit before found
	troubles := ""                               // what the database reported in the visit before
	var browser *Killable
	var visit *Visit
	defer func() {
		if browser != nil {
			browser.Kill()
		}
	}()
	way := func(n int) string { return []string{"all processes", "the tab", "the renderer"}[n%3] }
	for n := range *writes {
		var found int
		err := errors.New("no browser")
		for tries := 0; err != nil && tries < 3; tries++ {
			if browser == nil {
				browser = StartKillable(t, folder)
				visit = nil
			}
			if n > 0 && way(n-1) == "the renderer" && visit != nil {
				if err = visit.Crashed(); err == nil {
					err = visit.Go(site.URL + "kills.html")
				}
			} else {
				visit, err = browser.Visit(site.URL + "kills.html")
			}
			if err == nil {
				err = visit.Read("found", &found)
			}
			if err != nil { // the test's hold on the tab is lost: what lies on the disk counts
				browser.Kill()
				browser = nil
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		now := ""
		if err := visit.Eval(`troubles.join()`, &now); err != nil {
			t.Fatal(err)
		}
		if n > 0 {
			if found < begun-1 {
				t.Errorf("kill %d, %s: of %d texts the newest that is kept is %d; the visit began with %d, its "+
					"database: %s; this one's: %s", n, way(n-1), begun, found, first, troubles, now)
			}
			if found == begun-1 {
				lost[way(n-1)]++
			}
		}
		first = found
		time.Sleep(time.Duration(rand.IntN(60)) * time.Millisecond)
		if err := visit.Eval(`troubles.join()`, &troubles); err != nil {
			t.Fatal(err)
		}
		if err := visit.Eval(`begun`, &begun); err != nil {
			t.Fatal(err)
		}
		switch way(n) {
		case "the tab":
			visit.Close(browser)
		case "the renderer":
			browser.KillRenderers()
		default:
			browser.Kill()
			browser = nil
		}
	}
	t.Logf("%d kills: the text under way was missing %v times, never more", *writes, lost)
}
