package browsertest

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"onelongnight/game/convoy"
	"onelongnight/game/convoy/edition"
	"onelongnight/game/mission"
)

// pupil goes through lessons as somebody who has never seen the game: presses what is offered first, and what a lesson
// leaves.
type pupil struct {
	*hand
	press func(b Button)
}

// take presses a button once it is there.
func (p *pupil) take(id string) {
	p.t.Helper()
	p.until(id)
	b, _ := p.page.Button(id)
	p.press(b)
	p.page.Frames(2)
}

// learn goes through a lesson that has begun, and leaves it at its verdict. It tells how many texts there were.
func (p *pupil) learn() (texts int) {
	p.t.Helper()
	heard, done := map[string]bool{}, 0
	for range 3000 {
		buttons := p.page.Buttons()
		var said string
		p.page.Eval(`document.getElementById('mirror').textContent.match(/(Step|Krok) \d+ (of|z)\s\d+/)?.[0] ?? ''`,
			&said)
		if said != "" {
			heard[said] = true
		}
		switch {
		case has(buttons, "button:puzzles") || has(buttons, "button:lessons") && has(buttons, "button:task-again"):
			return len(heard)
		case has(buttons, "button:lesson-on"):
			p.take("button:lesson-on")
		case has(buttons, "button:lesson-free"):
			p.take("button:lesson-free")
		case choose(buttons) != "":
			id := choose(buttons)
			for _, b := range buttons {
				if b.ID == id {
					p.press(b)
					done++
				}
			}
			p.page.Frames(2)
		default:
			p.page.Frames(2)
		}
	}
	p.t.Fatalf("the lesson does not end after %d moves; there are %v", done, p.page.Buttons())
	return 0
}

// TestTheLessonsAreTaught: somebody who opens the page for the first time is offered the lessons, and goes through one
// side's on the canvas in English, through the other's by the names that a screen reader reads, in Polish. If there is
// no time, as there is in make soak, they are content with the first lesson.
func TestTheLessonsAreTaught(t *testing.T) {
	site := rig.Serve(t, "game", Game)
	for _, x := range []struct {
		name, side, lang string
		view             View
		press            func(p *pupil) func(b Button)
	}{
		{"canvas", "outpost", "en", Coarse,
			func(p *pupil) func(b Button) { return func(b Button) { p.clickThrough(b.ID) } }},
		{"names", "moloch", "pl", handset, func(p *pupil) func(b Button) {
			return func(b Button) {
				if !slices.Contains(p.page.Accessible(), Node{"button", b.Label}) {
					p.t.Fatalf("no button is called %q", b.Label)
				}
				click(p.t.(*testing.T), p.page, b.Label)
			}
		}},
	} {
		t.Run(x.name, func(t *testing.T) {
			page := rig.Open(t, site, x.view,
				`localStorage.setItem('onelongnight:settings', 'speed=0 tips=off language=`+x.lang+`')`, readDatabase)
			page.WaitFirstDraw()
			p := &pupil{hand: &hand{t: t, page: page, at: page.ClickAt, use: page.Press}}
			p.press = x.press(p)
			if x.view.Touch {
				p.at = page.TapAt
			}
			if x.lang != "en" {
				page.Wait(`document.documentElement.lang === '` + x.lang + `'`)
			}
			p.take("button:lessons")
			for i, m := range edition.Full().Missions.Lessons() {
				if m.Seat != x.side {
					continue
				}
				if i == 0 || edition.Full().Missions.Lessons()[i-1].Seat != x.side {
					p.take("button:task-" + m.Name)
					p.take("button:task-begin")
				} else {
					p.take("button:task-next")
				}
				p.page.Wait(`/(Step|Krok) 1/.test(document.getElementById('mirror').textContent)`)
				page.Screenshot(filepath.Join(pictures, m.Name+"-"+x.name+".png"))
				if texts := p.learn(); texts < len(m.Steps)-1 {
					t.Errorf("%s: only %d texts were read", m.Name, texts)
				}
				done := strings.Contains(page.Kept().Load("stars"), convoy.Rules{}.Name()+"/"+string(mission.Lesson)+
					"/"+m.Name)
				if last := m.Steps[len(m.Steps)-1]; !done && !last.Free {
					t.Errorf("%s is not kept as done", m.Name)
				}
				if !done || !long() { // an end that was played freely may be lost
					break
				}
			}
			page.Screenshot(filepath.Join(pictures, "lessons-done-"+x.name+".png"))
		})
	}
}
