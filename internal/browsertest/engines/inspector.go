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
	id      int
}

func inspectWebKit(t testing.TB, profile string) Engine { return &inspected{t: t, profile: profile} }

var errOnlyEval = errors.New("an inspector has neither hands nor eyes")

func (i *inspected) Click(x, y float64) error { return errOnlyEval }

func (i *inspected) Escape() error { return errOnlyEval }

func (i *inspected) Picture() ([]byte, error) { return nil, errOnlyEval }

// socket is where the inspector's list of pages says that a page can be spoken to.
var socket = regexp.MustCompile(`/socket/\d+/\d+/WebPage`)

func (i *inspected) Go(url string) error {
	host := "127.0.0.1:" + strconv.Itoa(freePort(i.t))
	i.process = begin(i.t, append(drawn(display(i.t), i.profile), "WEBKIT_INSPECTOR_HTTP_SERVER="+host), nil,
		miniBrowser(i.t), "--enable-developer-extras=true", url)
	end := time.Now().Add(patience)
	for ; time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		path := i.page(host)
		if path == "" {
			continue
		}
		var err error
		i.conn, _, _, err = ws.Dial(context.Background(), "ws://"+host+path)
		return err
	}
	return errors.New("the inspector has no page")
}

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
		Result struct {
			ObjectID string
			Value    json.RawMessage
		}
		WasThrown bool
	}
	Error json.RawMessage
}

// ask does a command in the page and returns its answer.
func (i *inspected) ask(method string, params map[string]any) (answer letter, err error) {
	if err := i.conn.SetDeadline(time.Now().Add(patience)); err != nil {
		return answer, err
	}
	for i.target == "" {
		if _, err := i.receive(); err != nil {
			return answer, err
		}
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

func (i *inspected) Eval(expression string) (json.RawMessage, error) {
	promise, err := i.ask("Runtime.evaluate", map[string]any{
		"expression": "(async () => JSON.stringify((" + expression + ") ?? null))()"})
	if err != nil {
		return nil, err
	}
	if promise.Result.WasThrown {
		return nil, fmt.Errorf("no such expression: %s", expression)
	}
	value, err := i.ask("Runtime.awaitPromise", map[string]any{
		"promiseObjectId": promise.Result.Result.ObjectID, "returnByValue": true})
	if err != nil {
		return nil, err
	}
	if value.Result.WasThrown {
		return nil, fmt.Errorf("%s: it threw", expression)
	}
	var text string
	if err := json.Unmarshal(value.Result.Result.Value, &text); err != nil {
		return nil, err
	}
	return json.RawMessage(text), nil
}
