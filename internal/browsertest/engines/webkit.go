package engines

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"path/filepath"
	"strconv"
	"testing"
)

// A webkit is WebKitGTK's MiniBrowser, driven by its WebDriver over HTTP.
type webkit struct {
	*process
	base   string
	client http.Client
}

// miniBrowser returns the path of the browser that comes with the driver, which is not in PATH.
func miniBrowser(t testing.TB) string {
	t.Helper()
	found, err := filepath.Glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")
	if err != nil || len(found) == 0 {
		t.Fatal("no MiniBrowser found; on Debian or Ubuntu: apt-get install webkit2gtk-driver")
	}
	return found[0]
}

func startWebKit(t testing.TB, profile string) Engine {
	t.Helper()
	port := freePort(t)
	w := &webkit{base: fmt.Sprintf("http://127.0.0.1:%d", port), client: http.Client{Timeout: patience}}
	w.process = begin(t, drawn(display(t), profile), nil, "WebKitWebDriver", "--host=127.0.0.1",
		"--port="+strconv.Itoa(port))
	dial(t, port).Close()
	value, err := w.do(http.MethodPost, "/session", map[string]any{"capabilities": map[string]any{
		"alwaysMatch": map[string]any{"pageLoadStrategy": "none", "webkitgtk:browserOptions": map[string]any{
			"binary": miniBrowser(t), "args": []string{"--automation"}}}}})
	if err != nil {
		t.Fatal(err)
	}
	var session struct{ SessionID string }
	if err := json.Unmarshal(value, &session); err != nil {
		t.Fatal(err)
	}
	w.base += "/session/" + session.SessionID
	t.Cleanup(w.Kill)
	return w
}

// do performs a command and returns its value.
func (w *webkit) do(method, path string, parameters any) (json.RawMessage, error) {
	body, err := json.Marshal(parameters)
	if err != nil {
		return nil, err
	}
	request, err := http.NewRequest(method, w.base+path, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	response, err := w.client.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	var answer struct{ Value json.RawMessage }
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		return nil, err
	}
	if response.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("%s: %s", path, answer.Value)
	}
	return answer.Value, nil
}

func (w *webkit) Go(url string) error {
	_, err := w.do(http.MethodPost, "/url", map[string]any{"url": url})
	return err
}

func (w *webkit) Eval(expression string) (json.RawMessage, error) {
	value, err := w.do(http.MethodPost, "/execute/async", script(expression))
	if err != nil {
		return nil, err
	}
	return yielded(value)
}

func (w *webkit) Click(x, y float64) error {
	_, err := w.do(http.MethodPost, "/actions", click(x, y))
	return err
}

func (w *webkit) Escape() error {
	_, err := w.do(http.MethodPost, "/actions", escape)
	return err
}

func (w *webkit) Picture() ([]byte, error) {
	value, err := w.do(http.MethodGet, "/screenshot", nil)
	if err != nil {
		return nil, err
	}
	return png(value)
}

// Kill ends the session too, since its browser is no child of the driver.
func (w *webkit) Kill() {
	_, _ = w.do(http.MethodDelete, "", nil) // the driver may have gone already
	w.process.Kill()
}
