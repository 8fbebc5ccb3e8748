package engines

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"regexp"
	"strconv"
	"testing"
	"time"

	"github.com/gobwas/ws"
	"github.com/gobwas/ws/wsutil"
)

// An inspected is a MiniBrowser that keeps its profile and is driven by its remote inspector. It starts when it is told
// to go to a page, and goes to only one.
type inspected struct {
	*process
	t       testing.TB
	profile string
	conn    net.Conn
	target  string // the page, as the inspector calls it
	id      int    // of the last command
	asked   int    // number of expressions so far
}

func inspectWebKit(t testing.TB, profile string) Engine { return &inspected{t: t, profile: profile} }

var errOnlyEval = errors.New("an inspector has neither hands nor eyes")

func (i *inspected) Click(x, y float64) error { return errOnlyEval }

func (i *inspected) Escape() error { return errOnlyEval }

func (i *inspected) Picture() ([]byte, error) { return nil, errOnlyEval }

// socket matches the address in the inspector's list of pages at which a page can be inspected.
var socket = regexp.MustCompile(`/socket/\d+/\d+/WebPage`)

// Go starts the browser. If it ends at once, as about one in ten does after a kill, it starts it again.
func (i *inspected) Go(url string) error {
	const tries = 4
	for range tries {
		host := "127.0.0.1:" + strconv.Itoa(freePort(i.t))
		i.process = begin(i.t, append(drawn(display(i.t), i.profile), "WEBKIT_INSPECTOR_HTTP_SERVER="+host), nil,
			miniBrowser(i.t), "--enable-developer-extras=true", url)
		for end := time.Now().Add(patience / tries); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
			if path := i.page(host); path != "" && i.connect("ws://"+host+path) == nil {
				return nil
			}
		}
		i.Kill()
	}
	return errors.New("the inspector has no page")
}

// connect connects to a page. The inspector then says at once which target the page is, unless the page has gone.
func (i *inspected) connect(url string) (err error) {
	if i.conn, _, _, err = ws.Dial(context.Background(), url); err != nil {
		return err
	}
	for err = i.conn.SetDeadline(time.Now().Add(answerTime)); err == nil && i.target == ""; {
		_, err = i.receive()
	}
	if err != nil {
		i.conn.Close()
	}
	return err
}

// answerTime is how long the inspector may take to answer. It never answers what was asked while another page was
// loading.
const answerTime = 5 * time.Second

// page returns the address of the only page, "" while there is none.
func (i *inspected) page(host string) string {
	response, err := http.Get("http://" + host)
	if err != nil {
		return ""
	}
	defer response.Body.Close()
	list, err := io.ReadAll(response.Body)
	if err != nil {
		return ""
	}
	return socket.FindString(string(list))
}

// A letter is a message from the inspector about targets, or from one of them.
type letter struct {
	ID     int
	Method string
	Params struct {
		TargetInfo  struct{ TargetID, Type string }
		NewTargetID string
		Message     string
	}
	Result struct {
		Result    struct{ Value json.RawMessage }
		WasThrown bool
	}
	Error json.RawMessage
}

// ask performs a command in the page and returns its answer.
func (i *inspected) ask(method string, params map[string]any) (answer letter, err error) {
	if err := i.conn.SetDeadline(time.Now().Add(answerTime)); err != nil {
		return answer, err
	}
	i.id++
	inner, err := json.Marshal(map[string]any{"id": i.id, "method": method, "params": params})
	if err != nil {
		return answer, err
	}
	outer, err := json.Marshal(map[string]any{"id": 1_000_000 + i.id, "method": "Target.sendMessageToTarget",
		"params": map[string]any{"targetId": i.target, "message": string(inner)}})
	if err != nil {
		return answer, err
	}
	if err := wsutil.WriteClientText(i.conn, outer); err != nil {
		return answer, err
	}
	for {
		got, err := i.receive()
		if err != nil {
			return answer, err
		}
		if got.ID == 1_000_000+i.id && got.Error != nil {
			return answer, fmt.Errorf("%s: %s", method, got.Error)
		}
		if got.Method != "Target.dispatchMessageFromTarget" {
			continue
		}
		if err := json.Unmarshal([]byte(got.Params.Message), &answer); err != nil {
			return answer, err
		}
		if answer.ID == i.id {
			if answer.Error != nil {
				return answer, fmt.Errorf("%s: %s", method, answer.Error)
			}
			return answer, nil
		}
	}
}

// receive reads the next message, and remembers which target is the page.
func (i *inspected) receive() (got letter, err error) {
	data, err := wsutil.ReadServerText(i.conn)
	if err != nil {
		return got, err
	}
	if err := json.Unmarshal(data, &got); err != nil {
		return got, err
	}
	switch got.Method {
	case "Target.targetCreated":
		if got.Params.TargetInfo.Type == "page" {
			i.target = got.Params.TargetInfo.TargetID
		}
	case "Target.didCommitProvisionalTarget":
		i.target = got.Params.NewTargetID
	}
	return got, nil
}

// Eval stores the value of an expression in the page, and fetches it from there. The inspector can wait for a promise
// itself, but gets no answer unless something in the page holds on to the promise.
func (i *inspected) Eval(expression string) (json.RawMessage, error) {
	i.asked++
	key := strconv.Itoa(i.asked)
	_, err := i.evaluate("(window.inspected ??= {}, (async () => JSON.stringify({ is: (await (" + expression +
		")) ?? null }))().catch((error) => JSON.stringify({ error: String(error) }))" +
		".then((text) => { window.inspected[" + key + "] = text; }), '')")
	if err != nil {
		return nil, err
	}
	for end := time.Now().Add(answerTime); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		text, err := i.evaluate("window.inspected?.[" + key + "] ?? ''")
		if err != nil {
			return nil, err
		}
		if text != "" {
			return yielded(json.RawMessage(text))
		}
	}
	return nil, fmt.Errorf("%s: no answer in %v", expression, answerTime)
}

// evaluate evaluates an expression whose value is a string.
func (i *inspected) evaluate(expression string) (text string, err error) {
	answer, err := i.ask("Runtime.evaluate", map[string]any{"expression": expression, "returnByValue": true})
	if err != nil {
		return "", err
	}
	if answer.Result.WasThrown {
		return "", fmt.Errorf("no such expression: %s", expression)
	}
	err = json.Unmarshal(answer.Result.Result.Value, &text)
	return text, err
}
