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

// An inspected is a MiniBrowser that keeps its profile and is driven by its remote inspector. It is begun when it goes
// to a page, and goes to one only.
type inspected struct {
	*process
	t       testing.TB
	profile string
	conn    net.Conn
	target  string // the page, as the inspector calls it
	id      int    // of the last command
	asked   int    // expressions so far
}

func inspectWebKit(t testing.TB, profile string) Engine { return &inspected{t: t, profile: profile} }

var errOnlyEval = errors.New("an inspector has neither hands nor eyes")

func (i *inspected) Click(x, y float64) error { return errOnlyEval }

func (i *inspected) Escape() error { return errOnlyEval }

func (i *inspected) Picture() ([]byte, error) { return nil, errOnlyEval }

// socket is where the inspector's list of pages says that a page can be spoken to.
var socket = regexp.MustCompile(`/socket/\d+/\d+/WebPage`)

// Go begins the browser, and begins it again if it has ended at once: about one in ten does after a kill.
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

// connect connects to a page, which says at once what it is, unless it has gone meanwhile.
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

// answerTime is how long the inspector may take; what is asked while another page comes is never answered.
const answerTime = 5 * time.Second

// page is where its only page can be spoken to, "" as long as there is none.
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

// A letter is what comes from the inspector: about targets, or from one of them.
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

// ask does a command in the page and returns its answer.
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

// receive takes the next letter in, and keeps in mind which target is the page.
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

// Eval leaves what an expression yields in the page and fetches it from there: the inspector's own way to wait for a
// promise answers only for those that are kept already.
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

// evaluate evaluates an expression that is a text.
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
