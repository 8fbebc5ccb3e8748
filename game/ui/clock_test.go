package ui

import (
	"testing"
	"time"
)

// TestATableThatNobodyTouchesStands: things move a few times a second for a
// while after somebody was busy, and then no more.
func TestATableThatNobodyTouchesStands(t *testing.T) {
	var c clock
	start := time.Now()
	moved := 0
	for ms := 0; ms < 90000; ms += 20 {
		if c.tick(start.Add(time.Duration(ms)*time.Millisecond), ms < 1000, false, false) {
			moved++
			if at := time.Duration(ms) * time.Millisecond; at > restAfter+time.Second {
				t.Fatalf("something moves after %v", at)
			}
		}
	}
	if moved < 600 || moved > 800 {
		t.Errorf("things moved %d times in %v", moved, restAfter+time.Second)
	}
	if seconds := c.seconds; seconds < 59 || seconds > 62 {
		t.Errorf("they moved for %g s", seconds)
	}
}

func TestCalmThingsDoNotMove(t *testing.T) {
	var c clock
	start := time.Now()
	for ms := 0; ms < 3000; ms += 20 {
		if c.tick(start.Add(time.Duration(ms)*time.Millisecond), true, true, true) {
			t.Fatal("something moves by itself")
		}
	}
}
