package panel

import (
	"testing"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// TestRingsDoNotCross: things side by side share a ring; a thing on a larger one has its own.
func TestRingsDoNotCross(t *testing.T) {
	box := func(x, y, w, h float64) kit.Rect { return kit.Rect{X: x, Y: y, W: w, H: h} }
	rings := apartOrOne([]kit.Rect{box(100, 5, 40, 34), box(10, 5, 40, 34), {}, box(52, 5, 46, 34), box(200, 5, 40, 34),
		box(90, 20, 20, 10)})
	want := []kit.Rect{box(10, 5, 130, 34), box(200, 5, 40, 34), box(90, 20, 20, 10)}
	if len(rings) != len(want) {
		t.Fatalf("%v", rings)
	}
	for i := range want {
		if rings[i] != want[i] {
			t.Errorf("ring %d is around %v, not %v", i, rings[i], want[i])
		}
	}
}

// TestTheCoachKeepsItsSize: on a phone, the box of short words is as large as that of longer ones, and clear of what
// they are about.
func TestTheCoachKeepsItsSize(t *testing.T) {
	w := kit.NewWindow(360, 640, 1)
	of := table.KindCard.Spot("one")
	var hits scene.Hits
	hits.Add(of, kit.Rect{X: 120, Y: 300, W: 90, H: 120})
	var boxes []kit.Rect
	for _, text := range []string{
		"A few words.",
		"Words that take two or three lines of a box that is no wider than a phone is.",
		"Words that take three or four lines of a box no wider than a phone, for they say a little more of it.",
	} {
		c := Coach{Coach: scene.Coach{Text: text, Of: []table.Spot{of}}}
		p := c.place(w, hits)
		if over := p.Rect.Intersect(hits[0].Rect); !over.Empty() {
			t.Errorf("the box %v of %q lies over what it is about", p.Rect, text)
		}
		boxes = append(boxes, p.Rect)
	}
	if boxes[0].H != boxes[1].H || boxes[1].H != boxes[2].H {
		t.Errorf("the boxes are %v", boxes)
	}
}

// TestTheCoachStaysWithinAStep: when the things that the same words are about change, the box stays where it is, unless
// it would hide one of them.
func TestTheCoachStaysWithinAStep(t *testing.T) {
	w := kit.NewWindow(821, 462, 1)
	first, far := table.KindCard.Spot("first"), table.KindCard.Spot("far")
	coach := func(of table.Spot, hits scene.Hits, was kit.Rect) kit.Rect {
		c := Coach{Coach: scene.Coach{Title: "Step", Text: "A few words.", Of: []table.Spot{of},
			Stays: !was.Empty(), X: was.MidX(), Y: was.MidY()}}
		return c.place(w, hits).Rect
	}
	var hits scene.Hits
	hits.Add(first, kit.Rect{X: 20, Y: 300, W: 60, H: 80})
	hits.Add(far, kit.Rect{X: 700, Y: 60, W: 60, H: 80})
	box := coach(first, hits, kit.Rect{})
	if fresh := coach(far, hits, kit.Rect{}); fresh == box {
		t.Fatalf("the box %v stands at the same place for both: nothing is shown", box)
	}
	if now := coach(far, hits, box); now != box {
		t.Errorf("the box went from %v to %v, though nothing lies under it", box, now)
	}
	under := scene.Hits{}
	under.Add(far, kit.Rect{X: box.MidX(), Y: box.Y + 10, W: 60, H: 80})
	if now := coach(far, under, box); !now.Intersect(under[0].Rect).Empty() {
		t.Errorf("the box %v stays over what it is about, %v", now, under[0].Rect)
	}
}

// TestALowWindowGivesTheTitleNoLine: on a small phone a step of a lesson takes less room than its title on a line of
// its own would, and title and box lie within the window, clear of what they are about.
func TestALowWindowGivesTheTitleNoLine(t *testing.T) {
	of := table.KindCard.Spot("one")
	var hits scene.Hits
	hits.Add(of, kit.Rect{X: 4, Y: 130, W: 352, H: 440})
	c := Coach{Coach: scene.Coach{Title: "Step 1 of 11", Text: "A few words.", Of: []table.Spot{of}}}
	low, high := c.place(kit.NewWindow(360, 640, 1), hits), c.place(kit.NewWindow(360, 800, 1), hits)
	if low.Rect.Y < edge || low.Rect.H >= high.Rect.H {
		t.Errorf("the box is %v; with a line for the title it is %v", low.Rect, high.Rect)
	}
	if over := low.Rect.Intersect(hits[0].Rect); !over.Empty() {
		t.Errorf("%v of what it is about is hidden", over)
	}
}
