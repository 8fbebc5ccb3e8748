package engines

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// staysSmall plays games one after the other and checks the browser's memory. If it is more than half as much again
// after the last game as after the second, something leaks.
func (p *player) staysSmall(games int, begin string) {
	p.t.Helper()
	var sizes []int
	p.press("button:menu")
	for range games {
		p.press("button:title", begin)
		for p.play(1, p.choose) {
		}
		sizes = append(sizes, resident())
		p.t.Logf("%d MiB after %d games", sizes[len(sizes)-1], len(sizes))
	}
	if last := sizes[len(sizes)-1]; games > 4 && last > sizes[1]*3/2 {
		p.t.Errorf("the memory grows: %v MiB", sizes)
	}
}

// resident returns the memory of all browsers under test, in MiB.
func resident() (sum int) {
	const page = 4 // KiB
	stats, _ := filepath.Glob("/proc/[0-9]*/statm")
	for _, name := range stats {
		exe, err := os.Readlink(filepath.Join(filepath.Dir(name), "exe"))
		if err != nil {
			continue // it has just ended
		}
		switch filepath.Base(exe) {
		case "chromium", "firefox-esr", "WebKitWebProcess":
		default:
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			continue
		}
		if fields := strings.Fields(string(text)); len(fields) > 1 {
			pages, _ := strconv.Atoi(fields[1])
			sum += pages * page / 1024
		}
	}
	return sum
}
