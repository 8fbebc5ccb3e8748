package engines

import (
	"encoding/base64"
	"encoding/json"
	"errors"
)

// Parts of the WebDriver protocol that Firefox and WebKit share.

// script returns WebDriver's parameters to evaluate an expression and wait for the promise it may return.
func script(expression string) map[string]any {
	return map[string]any{"args": []any{}, "script": `const done = arguments[arguments.length - 1];
		(async () => (` + expression + `))().then((is) => done({ is: is ?? null }), (error) => done({ error: String(error) }));`}
}

// yielded returns the value of such a script, or its error.
func yielded(value json.RawMessage) (json.RawMessage, error) {
	var result struct {
		Is    json.RawMessage
		Error string
	}
	if err := json.Unmarshal(value, &result); err != nil {
		return nil, err
	}
	if result.Error != "" {
		return nil, errors.New(result.Error)
	}
	return result.Is, nil
}

// click returns WebDriver's actions that click at a point, holding the button for as long as a hand does.
func click(x, y float64) map[string]any {
	return map[string]any{"actions": []any{map[string]any{"type": "pointer", "id": "mouse",
		"parameters": map[string]any{"pointerType": "mouse"}, "actions": []any{
			map[string]any{"type": "pointerMove", "x": int(x), "y": int(y), "origin": "viewport", "duration": 0},
			map[string]any{"type": "pointerDown", "button": 0}, map[string]any{"type": "pause", "duration": 100},
			map[string]any{"type": "pointerUp", "button": 0}}}}}
}

func png(value json.RawMessage) ([]byte, error) {
	var text string
	if err := json.Unmarshal(value, &text); err != nil {
		return nil, err
	}
	return base64.StdEncoding.DecodeString(text)
}

// escape are WebDriver's actions that press Escape.
var escape = map[string]any{"actions": []any{map[string]any{"type": "key", "id": "keyboard", "actions": []any{
	map[string]any{"type": "keyDown", "value": "\uE00C"}, map[string]any{"type": "keyUp", "value": "\uE00C"}}}}}
