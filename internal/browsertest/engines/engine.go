package engines

import (
	"encoding/json"
	"testing"
	"time"
)

// patience limits how long anything may take on a busy machine.
const patience = 60 * time.Second

// An Engine is a browser with one page.
type Engine interface {
	Go(url string) error
	// Eval evaluates a JavaScript expression and returns its value, or that of the promise it returns.
	Eval(expression string) (json.RawMessage, error)
	// Click clicks at a point of the page, in CSS px.
	Click(x, y float64) error
	// Escape presses the Escape key, wherever the focus is.
	Escape() error
	// Picture returns a screenshot of the page, as a PNG.
	Picture() ([]byte, error)
	// Kill kills all of the browser's processes.
	Kill()
}

// A zoomer is an engine that can zoom the page as people do from the menu; 1.5 is half as large again.
type zoomer interface {
	Zoom(factor float64) error
}

// A browser says how to start an engine with a profile in a folder. One that can click may not keep its profile.
type browser struct {
	name  string
	start func(t testing.TB, profile string) Engine
	// kept starts the engine so that it keeps its profile, but cannot click; nil if start does that too.
	kept func(t testing.TB, profile string) Engine
}

// browsers are the browsers that are tested.
var browsers = []browser{
	{name: "chromium", start: startChromium},
	{name: "firefox", start: startFirefox},
	{name: "webkit", start: startWebKit, kept: inspectWebKit},
}
