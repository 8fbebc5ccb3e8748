package engines

import (
	"encoding/base64"
	"encoding/json"
	"errors"
)

// What WebDriver says is said alike in Firefox's and in WebKit's tongue.

// script evaluates an expression and waits for what it, or its promise, yields.
func script(expression string) map[string]any {
	return map[string]any{"args": []any{}, "script": `const done = arguments[arguments.length - 1];
		(async () => (` + expression + `))().then((is) => done({ is: is ?? null }), (error) => done({ error: String(error) }));`}
}

// yielded is what such a script has yielded.
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

// click holds the mouse down at a point for as long as a hand does.
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

// escape presses Escape.
var escape = map[string]any{"actions": []any{map[string]any{"type": "key", "id": "keyboard", "actions": []any{
	map[string]any{"type": "keyDown", "value": "\uE00C"}, map[string]any{"type": "keyUp", "value": "\uE00C"}}}}}
