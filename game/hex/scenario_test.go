package hex_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/hex"
)

// The scenarios are text: a position, moves, and what must hold. Each line is
// a word and its arguments; testdata/scenarios/README.md explains them.

// scenario is one block of a scenario file.
type scenario struct {
	file   string
	line   int
	name   string
	proves []string
	lines  []scenarioLine
}

type scenarioLine struct {
	number int
	text   string
}

// readScenarios reads all scenario files.
func readScenarios(t *testing.T) []scenario {
	t.Helper()
	files, err := filepath.Glob("testdata/scenarios/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no scenario files: %v", err)
	}
	var all []scenario
	for _, file := range files {
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for i, line := range strings.Split(string(b), "\n") {
			line, _, _ = strings.Cut(line, " #")
			line = strings.TrimSpace(line)
			word, rest, _ := strings.Cut(line, " ")
			switch {
			case line == "" || strings.HasPrefix(line, "#"):
			case word == "scenario":
				all = append(all, scenario{file: filepath.Base(file), line: i + 1, name: rest})
			case len(all) == 0:
				t.Fatalf("%s:%d: a line before the first scenario", file, i+1)
			case word == "proves":
				all[len(all)-1].proves = append(all[len(all)-1].proves, strings.Fields(rest)...)
			default:
				s := &all[len(all)-1]
				s.lines = append(s.lines, scenarioLine{i + 1, line})
			}
		}
	}
	return all
}

func TestScenarios(t *testing.T) {
	for _, s := range readScenarios(t) {
		t.Run(fmt.Sprintf("%s/%s", strings.TrimSuffix(s.file, ".txt"), s.name), func(t *testing.T) {
			r := runner{t: t, s: s, seats: []string{"moloch", "outpost"}, mode: "duel", doc: map[string]any{"game": "hex", "version": 1, "phase": "act", "turn": 13},
				armies: map[string]map[string]any{}}
			r.run()
		})
	}
}

// TestScenariosCoverTheRules fails when a rule number, a tile, a prompt, a
// reason or a loading check has no scenario.
func TestScenariosCoverTheRules(t *testing.T) {
	proved := map[string]bool{}
	for _, s := range readScenarios(t) {
		if len(s.proves) == 0 {
			t.Errorf("%s:%d: %q proves nothing", s.file, s.line, s.name)
		}
		for _, p := range s.proves {
			proved[p] = true
		}
	}
	b, err := os.ReadFile("testdata/rules.txt")
	if err != nil {
		t.Fatal(err)
	}
	needed := strings.Fields(string(b))
	for k := range hex.Kind(hex.KindCount) {
		needed = append(needed, k.Data().ID)
	}
	for _, reason := range hex.Reasons() {
		needed = append(needed, "reason-"+reason)
	}
	for p := hex.AskHQ; p <= hex.AskMedic; p++ {
		needed = append(needed, "prompt-"+p.String())
	}
	for w := hex.HQDestroyed; w <= hex.Conceded; w++ {
		needed = append(needed, "over-"+w.String())
	}
	for _, n := range needed {
		if !proved[n] {
			t.Errorf("no scenario proves %s", n)
		}
	}
	for p := range proved {
		if !slices.Contains(needed, p) {
			t.Errorf("a scenario proves %q, which is no rule, tile or reason", p)
		}
	}
}

// runner plays one scenario.
type runner struct {
	t      *testing.T
	s      scenario
	mode   string
	seats  []string
	doc    map[string]any // the position as it is being written
	armies map[string]map[string]any
	units  []any
	fresh  []string // the arguments of `new`
	game   game.Game
	state  game.State
	log    game.Log
	last   int // where in the log the last move begins
	line   int
}

func (r *runner) run() {
	checked := false
	for _, l := range r.s.lines {
		r.line = l.number
		word, rest, _ := strings.Cut(l.text, " ")
		if set, ok := setUp[word]; ok && r.state == nil {
			set(r, strings.Fields(rest))
			continue
		}
		check, ok := checks[word]
		if !ok {
			r.fail("unknown word %q", word)
		}
		if word != "fails" {
			r.begin()
		}
		check(r, rest)
		checked = true
	}
	if !checked {
		r.fail("the scenario checks nothing")
	}
}

func (r *runner) fail(format string, args ...any) {
	r.t.Helper()
	position := ""
	if r.state != nil {
		position = string(r.state.Position())
	}
	r.t.Fatalf("%s:%d: %s\n%s", r.s.file, r.line, fmt.Sprintf(format, args...), position)
}

// begin makes the position before the first move or check.
func (r *runner) begin() {
	if r.state != nil {
		return
	}
	if err := r.load(); err != nil {
		r.fail("the position does not load: %v\n%s", err, r.document())
	}
}

func (r *runner) load() (err error) {
	if r.fresh == nil {
		r.game, r.state, err = hex.Rules{}.Load(r.document(), game.Seed{})
		return err
	}
	var setup []byte
	if len(r.fresh) > 1 {
		setup = []byte(strings.Join(r.fresh[1:], " "))
	}
	if r.game, err = (hex.Rules{}).Open(setup); err == nil {
		r.state = r.game.New(game.SeedOf(r.fresh[0]))
	}
	return err
}

// document completes the position.
func (r *runner) document() []byte {
	r.doc["mode"] = r.mode
	named := map[string]bool{}
	for _, u := range r.units {
		named[u.(map[string]any)["id"].(string)] = true
	}
	for _, a := range r.armies {
		for _, key := range []string{"hand", "pile", "discard"} {
			list, _ := a[key].([]string)
			for _, id := range list {
				named[id] = true
			}
		}
	}
	var armies []any
	for i, id := range r.seats {
		a := r.army(id)
		a["army"] = id
		full := map[string]any{"duel": 20, "deathmatch": 20, "one-against-two": 20, "teams": 15, "puzzle": 20}[r.mode]
		if r.mode == "one-against-two" && i > 0 {
			full = 13
		}
		if _, ok := a["hp"]; !ok && full != nil && a["out"] == nil {
			a["hp"] = full
		}
		if _, ok := a["pile"]; !ok && r.doc["last"] == nil && r.mode != "puzzle" && a["out"] == nil {
			a["pile"] = filler(id, named)
		}
		armies = append(armies, a)
	}
	r.doc["armies"], r.doc["units"] = armies, r.units
	b, err := json.Marshal(r.doc)
	if err != nil {
		r.t.Fatal(err)
	}
	return b
}

// filler is the first two tiles of an army's data that nothing names.
func filler(army string, named map[string]bool) (list []string) {
	for k := range hex.Kind(hex.KindCount) {
		d := k.Data()
		for n := range d.Count {
			id := d.ID
			if d.Count > 1 {
				id += "-" + strconv.Itoa(n+1)
			}
			if d.Army.String() == army && d.Class != hex.Headquarters && !named[id] && len(list) < 2 {
				list = append(list, id)
			}
		}
	}
	return list
}

func (r *runner) army(id string) map[string]any {
	if r.armies[id] == nil {
		r.armies[id] = map[string]any{}
	}
	return r.armies[id]
}

func (r *runner) number(word string) int {
	n, err := strconv.Atoi(word)
	if err != nil {
		r.fail("%q is no number", word)
	}
	return n
}

func list(key string) func(*runner, []string) {
	return func(r *runner, a []string) {
		tiles := []string{}
		for _, t := range a[1:] {
			tiles = append(tiles, a[0]+"-"+t)
		}
		r.army(a[0])[key] = tiles
	}
}

// setUp are the words that write the position.
var setUp = map[string]func(r *runner, a []string){
	"seats": func(r *runner, a []string) { r.seats = a },
	"mode":  func(r *runner, a []string) { r.mode = a[0] },
	"phase": func(r *runner, a []string) {
		r.doc["phase"] = a[0]
		if a[0] == "hq" {
			r.doc["turn"] = 0
		}
	},
	"turn": func(r *runner, a []string) { r.doc["turn"] = r.number(a[0]) },
	"set": func(r *runner, a []string) {
		switch {
		case a[0] == "reinforcements" || a[0] == "pending" && len(a) == 1:
			r.doc[a[0]] = true
		case a[0] == "opening" || a[0] == "pending":
			r.doc[a[0]] = a[1]
		default:
			r.doc[a[0]] = r.number(a[1])
		}
	},
	"puzzle": func(r *runner, a []string) {
		r.mode = "puzzle"
		p := map[string]any{}
		for _, word := range a {
			key, value, _ := strings.Cut(word, "=")
			p[key] = value
			if key != "goal" {
				p[key] = r.number(value)
			}
		}
		r.doc["puzzle"] = p
	},
	"hp":      func(r *runner, a []string) { r.army(a[0])["hp"] = r.number(a[1]) },
	"points":  func(r *runner, a []string) { r.army(a[0])["points"] = r.number(a[1]) },
	"hand":    list("hand"),
	"pile":    list("pile"),
	"discard": list("discard"),
	"out":     func(r *runner, a []string) { r.army(a[0])["out"] = true },
	"unit":    func(r *runner, a []string) { r.units = append(r.units, r.unit(a)) },
	"new":     func(r *runner, a []string) { r.fresh = a },
}

// unit is `ID HEX[/ROT] [wounds=N] [moved]`.
func (r *runner) unit(a []string) map[string]any {
	where, rot, turned := strings.Cut(a[1], "/")
	u := map[string]any{"id": a[0], "hex": where}
	if turned && rot != "0" {
		u["rot"] = r.number(rot)
	}
	for _, word := range a[2:] {
		if n, ok := strings.CutPrefix(word, "wounds="); ok {
			u["wounds"] = r.number(n)
		} else {
			u[word] = true
		}
	}
	return u
}
