package engines

import (
	"encoding/json"
	"testing"
	"time"
)

// patience is how long anything may take on a busy machine.
const patience = 60 * time.Second

// An Engine is a browser with one page.
type Engine interface {
	Go(url string) error
	// Eval evaluates a JavaScript expression and returns what it, or its promise, yields.
	Eval(expression string) (json.RawMessage, error)
	// Click clicks at a point of the page, in CSS px.
	Click(x, y float64) error
	// Escape presses that key, wherever the focus is.
	Escape() error
	// Picture is what the page looks like, as a PNG.
	Picture() ([]byte, error)
	// Kill kills all its processes.
	Kill()
}

// A zoomer is an engine whose page can be zoomed as its person does; 1.5 is half as large again.
type zoomer interface {
	Zoom(factor float64) error
}

// A browser is how an engine is begun on a folder where it keeps its profile; one that can be clicked may keep none.
type browser struct {
	name  string
	start func(t testing.TB, profile string) Engine
	// kept, unless nil, is the way to start it so that it keeps its profile, without clicks.
	kept func(t testing.TB, profile string) Engine
}

// browsers are all that are tested.
var browsers = []browser{
	{name: "chromium", start: startChromium},
	{name: "firefox", start: startFirefox},
	{name: "webkit", start: startWebKit, kept: inspectWebKit},
}
