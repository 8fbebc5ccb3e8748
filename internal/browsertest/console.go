package browsertest

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/chromedp/cdproto/log"
	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
)

// onEvent collects the page's console output and its errors.
func (p *Page) onEvent(event any) {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch e := event.(type) {
	case *cdpage.EventFrameNavigated:
		if e.Frame.ParentID == "" && e.Frame.URL != "about:blank" {
			p.loads++
		}
	case *runtime.EventConsoleAPICalled:
		var words []string
		for _, arg := range e.Args {
			words = append(words, plain(arg))
		}
		line := strings.Join(words, " ")
		p.messages = append(p.messages, line)
		if e.Type == runtime.APITypeError {
			p.errors = append(p.errors, line)
		}
	case *runtime.EventExceptionThrown:
		p.errors = append(p.errors, e.ExceptionDetails.Error())
	case *log.EventEntryAdded:
		line := fmt.Sprintf("%s %s", e.Entry.Text, e.Entry.URL)
		p.messages = append(p.messages, line)
		if e.Entry.Level == log.LevelError {
			p.errors = append(p.errors, line)
		}
	}
}

// plain returns a value as the console shows it.
func plain(value *runtime.RemoteObject) string {
	var text string
	switch {
	case json.Unmarshal(value.Value, &text) == nil:
		return text
	case value.Description != "":
		return value.Description
	}
	return string(value.Value)
}

// TakeErrors returns the console errors, exceptions, policy violations and failed requests so far,
// and forgets them.
func (p *Page) TakeErrors() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	taken := p.errors
	p.errors = nil
	return taken
}

// Console returns everything that the page has written to the console.
func (p *Page) Console() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return append([]string(nil), p.messages...)
}
