package browsertest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
)

type tour struct {
	*testing.T
	p    *Page
	view View
	name string
}

func (x *tour) shot(what string) {
	x.p.Frames(4)
	x.p.Screenshot("../../build/pictures/tour/" + x.name + "-" + what + ".png")
}

// act clicks or taps the thing with a button id, else a hit of the mirror.
func (x *tour) act(id string) {
	b, ok := x.p.Button(id)
	if !ok {
		x.Logf("%s: no %s in %v", x.name, id, x.p.Buttons())
		return
	}
	x.at(b.X, b.Y)
}

func (x *tour) at(px, py float64) {
	if x.view.Touch {
		x.p.TapAt(px, py)
	} else {
		x.p.ClickAt(px, py)
	}
	x.p.Frames(3)
}

func (x *tour) try(id string) {
	if _, ok := x.p.Button(id); ok {
		x.p.Press(id)
		x.p.Frames(3)
	} else {
		x.Logf("%s: cannot press %s: %v", x.name, id, x.p.Buttons())
	}
}

func (x *tour) hold(px, py float64) {
	if x.view.Touch {
		x.p.run(input.DispatchTouchEvent(input.TouchStart, []*input.TouchPoint{{X: px, Y: py}}))
		time.Sleep(700 * time.Millisecond)
		x.p.Frames(3)
		x.p.run(input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}))
	} else {
		x.p.run(input.DispatchMouseEvent(input.MouseMoved, px, py), input.DispatchMouseEvent(input.MousePressed, px, py).WithButton(input.Right).WithClickCount(1))
		x.p.Frames(3)
		x.p.run(input.DispatchMouseEvent(input.MouseReleased, px, py).WithButton(input.Right).WithClickCount(1))
	}
	x.p.Frames(3)
}

var tourViews = map[string]View{"d": Desktop, "p": Phone, "e": Embed, "f": {1920, 1080, 1, false}}

func TestTour(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	only := os.Getenv("TOUR")
	for name, view := range tourViews {
		if only != "" && !strings.Contains(only, name) {
			continue
		}
		x := func(t *testing.T, pos, side string) *tour {
			var scripts []string
			if pos != "" {
				code, err := os.ReadFile(filepath.Join("/tmp/tour", pos+".code"))
				if err != nil {
					t.Fatal(err)
				}
				scripts = append(scripts, `if(!sessionStorage.getItem('x')){localStorage.setItem('convoy:save', 'table1 `+side+` `+string(code)+`');sessionStorage.setItem('x','1')}`)
			}
			p := rig.Open(t, site, view, scripts...)
			p.WaitFirstDraw()
			p.Frames(4)
			return &tour{t, p, view, name}
		}
		for k, f := range tours {
			if w := os.Getenv("TOURS"); w != "" && !strings.Contains(w, k) {
				continue
			}
			t.Run(k+"-"+name, func(t *testing.T) { f(t, x) })
		}
	}
}

type opener func(t *testing.T, pos, side string) *tour

var tours = map[string]func(t *testing.T, open opener){
	"start": func(t *testing.T, open opener) {
		x := open(t, "", "")
		x.shot("00-title")
		x.act("button:play-moloch")
		x.shot("01-mulligan")
		x.try("keep")
		x.shot("02-thinking")
		h := &hand{t: t, page: x.p}
		h.wait()
		x.shot("03-district")
		x.try("district 1")
		x.shot("04-moloch-attack")
		bs := x.p.Buttons()
		for _, b := range bs {
			if strings.HasPrefix(b.ID, "play") {
				x.act(b.ID)
				x.shot("05-moloch-selected")
				break
			}
		}
		x.try("done")
		h.wait()
		x.shot("06-after-outpost")
		x.try("button:menu")
		x.try("button:title")
		x.shot("07-title-resume")
	},
	"attack": func(t *testing.T, open opener) {
		x := open(t, "A", "outpost")
		x.shot("10-attack")
		x.act("play scorn 2")
		x.shot("11-soldier-selected")
		x.at(float64(x.view.Width)*0.6, float64(x.view.Height)*0.3)
		x.shot("12-illegal-toast")
		x.p.Key("\u001b")
		if _, ok := x.p.Button("button:cancel"); ok {
			x.try("button:cancel")
		}
		x.act("instant war-council-1")
		x.shot("13-instant-selected")
		x.try("button:cancel")
		x.try("play scorn 2")
		x.shot("14-target-choice")
		x.try("pick hunter-1")
		x.shot("15-after-kill")
		x.try("instant sniper")
		x.shot("15b-sniper-anywhere")
		x.try("pick gauss-cannon")
		x.try("instant move-2")
		x.shot("15c-move")
		x.try("pick cpt-johnson")
		x.shot("15d-destination")
		x.try("city 4")
		x.try("support")
		x.shot("16-cost")
		x.act("discard commando-1")
		x.shot("16b-cost-selected")
		x.try("discard commando-1")
		x.try("discard emp-launcher")
		x.shot("16c-support-target")
		x.try("pick juggernaut")
		x.shot("16d-after")
		x.try("instant war-council-1")
		x.shot("17-war-council")
	},
	"panels": func(t *testing.T, open opener) {
		x := open(t, "A5", "outpost")
		x.shot("20-attack5")
		x.act("play scorn 2")
		x.shot("21-selected5")
		x.p.Key("\u001b")
		x.try("button:cancel")
		if b, ok := x.p.Button("button:log"); ok {
			_ = b
			x.try("button:log")
			x.shot("22-log-empty")
			x.try("button:close")
		}
		w, hh := float64(x.view.Width), float64(x.view.Height)
		spots := map[string][2]float64{"d": {245, 120}, "f": {368, 180}, "e": {155, 80}, "p": {95, 158}}
		s := spots[x.name]
		x.hold(s[0], s[1])
		x.shot("23-inspect")
		x.try("button:close")
		b := x.p.need("play scorn 2")
		x.hold(b.X, b.Y)
		x.shot("23b-inspect-card")
		x.try("button:close")
		decks := map[string][3][2]float64{"d": {{207, 25}, {380, 25}, {1070, 25}}, "f": {{310, 37}, {570, 37}, {1600, 37}}, "e": {{110, 22}, {250, 22}, {700, 22}}, "p": {{86, 22}, {86, 22}, {280, 22}}}
		for i, d := range decks[x.name] {
			x.at(d[0], d[1])
			x.shot("24-pile-" + string(rune('a'+i)))
			if _, ok := x.p.Button("button:close"); ok {
				x.try("button:close")
			}
		}
		x.try("button:menu")
		x.shot("25-menu")
		x.try("button:concede")
		x.shot("26-sure")
		x.try("button:concede-yes")
		x.shot("27-defeat")
		_, _ = w, hh
	},
	"modules": func(t *testing.T, open opener) {
		x := open(t, "B", "moloch")
		x.shot("30-modules")
		x.act("attach destruction-module juggernaut")
		x.shot("31-module-selected")
		x.try("attach destruction-module juggernaut")
		x.shot("32-attached")
		x.act("use hunter-1")
		x.shot("32b-use-kasparov")
		x.try("done")
		x.shot("33-after-win")
		for i := range 4 {
			bs := x.p.Buttons()
			id := ""
			for _, b := range bs {
				if strings.HasPrefix(b.ID, "district") || strings.HasPrefix(b.ID, "pick") || strings.HasPrefix(b.ID, "first") {
					id = b.ID
				}
			}
			if id == "" {
				break
			}
			x.try(id)
			x.shot("33-after-win-" + string(rune('a'+i)))
		}
	},
	"reveal": func(t *testing.T, open opener) {
		x := open(t, "C", "outpost")
		x.shot("40-before")
		x.try("done")
		x.shot("41-reveal")
		for _, b := range x.p.Buttons() {
			if strings.HasPrefix(b.ID, "mill") {
				x.act(b.ID)
				x.shot("42-reveal-selected")
				break
			}
		}
	},
	"end": func(t *testing.T, open opener) {
		x := open(t, "F", "outpost")
		x.shot("50-last")
		x.try("done")
		x.shot("51-victory")
	},
	"ny": func(t *testing.T, open opener) {
		x := open(t, "G", "moloch")
		x.shot("60-ny-moloch")
		x.act("instant relocate")
		x.act("instant relocate")
		x.shot("61-relocate")
	},
	"empty": func(t *testing.T, open opener) {
		x := open(t, "A0", "outpost")
		x.try("instant recon")
		x.shot("70-recon-empty-hand")
		x.try("pick none")
		x.shot("71-empty")
	},
}
