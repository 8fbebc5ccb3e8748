package engines

import (
	"encoding/json"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"onelongnight/internal/browsertest"
)

// A chromium is a Chromium of package browsertest that can be killed.
type chromium struct {
	*browsertest.Killable
	visit *browsertest.Visit
}

func startChromium(t testing.TB, profile string) Engine {
	t.Helper()
	c := &chromium{Killable: browsertest.StartKillable(t, profile)}
	t.Cleanup(c.Kill)
	return c
}

func (c *chromium) Go(url string) (err error) {
	if c.visit != nil {
		return c.visit.Go(url)
	}
	c.visit, err = c.Visit(url)
	return err
}

func (c *chromium) Eval(expression string) (value json.RawMessage, err error) {
	err = c.visit.Eval("(async () => ("+expression+") ?? null)()", &value)
	return value, err
}

func (c *chromium) Click(x, y float64) error { return c.visit.Click(x, y) }

func (c *chromium) Escape() error { return c.visit.Key(kb.Escape) }

func (c *chromium) Picture() ([]byte, error) { return c.visit.Picture() }
