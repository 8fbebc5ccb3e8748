package engines

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
)

// A firefox is driven by Marionette, the protocol built into Firefox. A command is "LENGTH:[0,id,name,parameters]", the
// answer "LENGTH:[1,id,error,result]".
type firefox struct {
	*process
	conn net.Conn
	in   *bufio.Reader
	id   int
}

// firefoxSettings make it start at once, without welcome pages, and draw without a graphics card.
const firefoxSettings = `user_pref("marionette.port", %d);
user_pref("webgl.force-enabled", true);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("dom.push.connection.enabled", false);
user_pref("services.settings.server", "data:,#");
`

func startFirefox(t testing.TB, profile string) Engine {
	t.Helper()
	port := freePort(t)
	settings := fmt.Sprintf(firefoxSettings, port)
	if err := os.WriteFile(filepath.Join(profile, "user.js"), []byte(settings), 0o600); err != nil {
		t.Fatal(err)
	}
	f := &firefox{process: begin(t, drawn(display(t), profile), nil, "firefox-esr", "--headless", "--marionette",
		"--no-remote", "--remote-allow-system-access", "--profile", profile, "--width", "1280", "--height", "800")}
	f.conn = dial(t, port)
	f.in = bufio.NewReader(f.conn)
	if _, err := f.read(); err != nil { // it introduces itself
		t.Fatal(err)
	}
	if _, err := f.do("NewSession", map[string]any{"capabilities": map[string]any{
		"alwaysMatch": map[string]any{"pageLoadStrategy": "none"}}}); err != nil {
		t.Fatal(err)
	}
	return f
}

func (f *firefox) read() ([]byte, error) {
	head, err := f.in.ReadString(':')
	if err != nil {
		return nil, err
	}
	n, err := strconv.Atoi(strings.TrimSuffix(head, ":"))
	if err != nil {
		return nil, err
	}
	body := make([]byte, n)
	_, err = io.ReadFull(f.in, body)
	return body, err
}

// do performs a command of WebDriver and returns its value.
func (f *firefox) do(command string, parameters map[string]any) (json.RawMessage, error) {
	return f.command("WebDriver:"+command, parameters)
}

// command performs any command.
func (f *firefox) command(name string, parameters map[string]any) (json.RawMessage, error) {
	f.id++
	out, err := json.Marshal([]any{0, f.id, name, parameters})
	if err != nil {
		return nil, err
	}
	if err := f.conn.SetDeadline(time.Now().Add(patience)); err != nil {
		return nil, err
	}
	if _, err := fmt.Fprintf(f.conn, "%d:%s", len(out), out); err != nil {
		return nil, err
	}
	body, err := f.read()
	if err != nil {
		return nil, err
	}
	var answer []json.RawMessage
	if err := json.Unmarshal(body, &answer); err != nil {
		return nil, err
	}
	if len(answer) != 4 || string(answer[2]) != "null" {
		return nil, fmt.Errorf("%s: %s", name, body)
	}
	var wrapped struct{ Value json.RawMessage }
	if json.Unmarshal(answer[3], &wrapped) == nil && wrapped.Value != nil {
		return wrapped.Value, nil
	}
	return answer[3], nil
}

func (f *firefox) Go(url string) error {
	_, err := f.do("Navigate", map[string]any{"url": url})
	return err
}

func (f *firefox) Eval(expression string) (json.RawMessage, error) {
	value, err := f.do("ExecuteAsyncScript", script(expression))
	if err != nil {
		return nil, err
	}
	return yielded(value)
}

func (f *firefox) Click(x, y float64) error {
	_, err := f.do("PerformActions", click(x, y))
	return err
}

func (f *firefox) Escape() error {
	_, err := f.do("PerformActions", escape)
	return err
}

// Zoom zooms as the menu does, by the browser's own script.
func (f *firefox) Zoom(factor float64) error {
	if _, err := f.command("Marionette:SetContext", map[string]any{"value": "chrome"}); err != nil {
		return err
	}
	_, err := f.do("ExecuteScript", map[string]any{"args": []any{factor},
		"script": `gBrowser.selectedBrowser.fullZoom = arguments[0];`})
	if _, back := f.command("Marionette:SetContext", map[string]any{"value": "content"}); err == nil {
		err = back
	}
	return err
}

func (f *firefox) Picture() ([]byte, error) {
	value, err := f.do("TakeScreenshot", map[string]any{"full": false})
	if err != nil {
		return nil, err
	}
	return png(value)
}
