package hex_test

import (
	"strings"
	"testing"

	"onelongnight/game/ui/scene"
)

// TestNobodyLooksAway checks that where all tiles lie open, nobody is asked to look away while the device is passed on
// (11.4).
func TestNobodyLooksAway(t *testing.T) {
	s := study(t, "", fast())
	s.Press("button:ways", "button:shared")
	s.until("the device is passed on", func() bool { return s.Screen().Panel == scene.CurtainPanel })
	if read := s.Read(); !strings.Contains(read, "is next.") || strings.Contains(read, "should look") {
		t.Errorf("it says %s", read)
	}
}
