//go:build js && wasm

package browser

import (
	"errors"
	"fmt"
	"syscall/js"
)

// ErrThinking is the answer to a question asked while another one is open.
var ErrThinking = errors.New("the brain is still thinking about the last question")

// Brain asks questions to a Web Worker, so that a long thought does not freeze the page.
//
// A failed worker is thrown away and the next Ask starts a new one. One that is silent for too long has
// failed too. Where a worker has not even begun to think (see [Unthought]), a caller can simply think for
// itself; after two such failures in a row no more workers are started: each would be loaded for nothing.
// Any other error is the question's own: what it did to the worker it would do to the page.
type Brain struct {
	script   string
	name     string
	worker   js.Value // undefined when none runs
	messages js.Func  // the worker's messages
	faults   js.Func  // the worker's error events
	id       int      // of the last question
	done     func(reply string, err error)
	failures int // in a row
	timeout  workerTimeout
}

// unthought is the error of a worker that never began to think.
type unthought struct{ error }

func (u unthought) Unwrap() error { return u.error }

// Unthought reports whether an error of Ask leaves the question as it was: nobody has thought about it, and
// it can be answered elsewhere.
func Unthought(err error) bool {
	var u unthought
	return errors.As(err, &u) || errors.Is(err, ErrThinking)
}

// mostFailures is how often a worker may fail in a row before there are no more.
const mostFailures = 2

// ErrGivenUp is the answer to all questions once workers have failed too often.
var ErrGivenUp = errors.New("the worker has failed too often and is not asked any more")

// NewBrain starts a worker with a script and a name, to have it warm for the first question. The script is every
// game's; by its name a worker knows whose program it is to run.
func NewBrain(script, name string) *Brain {
	b := &Brain{script: script, name: name}
	b.messages = js.FuncOf(func(_ js.Value, args []js.Value) any {
		b.onMessage(args[0])
		return nil
	})
	b.faults = js.FuncOf(func(_ js.Value, args []js.Value) any {
		if args[0].Get("target").Equal(b.worker) {
			args[0].Call("preventDefault") // reported here, so not on the console as well
			b.fail(fmt.Errorf("the worker failed: %s", text(args[0].Get("message"), "it could not be started")))
		}
		return nil
	})
	// A worker that cannot start now is tried again, and its error told, at the first question.
	_ = b.start()
	return b
}

// AcceptAnswer is told that the last answer was good: what failed before was no habit.
func (b *Brain) AcceptAnswer() { b.failures = 0 }

// Ask sends request and has done called with the reply, once, in a later browser event.
// There is one question at a time.
func (b *Brain) Ask(request string, done func(reply string, err error)) {
	if b.done != nil {
		go done("", ErrThinking)
		return
	}
	if err := b.start(); err != nil {
		go done("", unthought{err})
		return
	}
	b.id++
	b.done = done
	b.timeout.begin(func() { b.fail(errSilent) })
	b.worker.Call("postMessage", map[string]any{"id": b.id, "request": request})
}

// Cancel drops the open question, whose done is then never called. The worker is replaced, as it
// cannot hear anything while it thinks.
func (b *Brain) Cancel() {
	if b.done == nil {
		return
	}
	b.done = nil
	b.timeout.end()
	b.stop()
	_ = b.start() // as in NewBrain
}

// RejectAnswer is told that the last reply was nonsense: the worker is thrown away as one that never worked.
func (b *Brain) RejectAnswer() {
	b.timeout.ready = false
	b.fail(errors.New("the worker answered nonsense"))
}

// start makes sure that a worker runs.
func (b *Brain) start() error {
	if b.worker.Truthy() {
		return nil
	}
	if b.failures >= mostFailures {
		return ErrGivenUp
	}
	b.timeout.ready = false
	return protect("start the worker", func() {
		worker := js.Global().Get("Worker")
		if !worker.Truthy() {
			panic(errors.New("this browser has no workers"))
		}
		b.worker = worker.New(b.script, map[string]any{"name": b.name})
		b.worker.Set("onmessage", b.messages)
		b.worker.Set("onerror", b.faults)
	})
}

func (b *Brain) stop() {
	if b.worker.Truthy() {
		b.worker.Call("terminate")
	}
	b.worker = js.Undefined()
}

// onMessage takes one message: {id, reply}, {id, error}, {id, died} of a question that ended the program, {alive} while
// the worker gets ready and {ready} when it is, or {fatal} when it cannot go on.
func (b *Brain) onMessage(event js.Value) {
	data := event.Get("data")
	switch {
	case !event.Get("target").Equal(b.worker) || data.Type() != js.TypeObject:
		return // a worker already replaced, or a message not of ours
	case data.Get("fatal").Truthy():
		b.fail(fmt.Errorf("the worker failed: %s", text(data.Get("fatal"), "no reason given")))
	case data.Get("alive").Truthy() || data.Get("ready").Truthy():
		b.timeout.sign(data.Get("ready").Truthy())
	case !data.Get("id").Equal(js.ValueOf(b.id)):
		return
	case data.Get("reply").Type() == js.TypeString:
		b.finish(data.Get("reply").String(), nil)
	case data.Get("died").Type() == js.TypeString:
		b.fail(fmt.Errorf("the worker failed: %s", text(data.Get("died"), "no reason given")))
	case data.Get("error").Type() == js.TypeString:
		b.finish("", errors.New(text(data.Get("error"), "the worker gave no reply")))
	default:
		b.RejectAnswer()
	}
}

// fail gives up the worker and answers the open question with err. A worker that was ready failed of that
// question, and the next one deserves a new worker.
func (b *Brain) fail(err error) {
	if !b.timeout.ready || b.done == nil {
		b.failures++
	}
	if !b.timeout.ready {
		err = unthought{err}
	}
	b.stop()
	b.finish("", err)
}

func (b *Brain) finish(reply string, err error) {
	if done := b.done; done != nil {
		b.done = nil // before done, which may ask again
		b.timeout.end()
		done(reply, err)
	}
}

// text returns v if it is a text with something in it, else instead.
func text(v js.Value, instead string) string {
	if v.Type() != js.TypeString || v.String() == "" {
		return instead
	}
	return v.String()
}
