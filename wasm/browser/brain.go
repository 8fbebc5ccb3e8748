//go:build js && wasm

package browser

import (
	"errors"
	"fmt"
	"syscall/js"
)

// ErrThinking means that another question is still open.
var ErrThinking = errors.New("the brain is still thinking about the last question")

// Brain asks a Web Worker questions, so that a long thought does not freeze the page.
//
// A worker that fails, or is silent for too long, is discarded, and the next Ask starts a new one. If it had not begun
// to think (see [Unthought]), the caller can think for itself; after two such failures in a row no more workers are
// started, since loading each would be wasted. Any other error is due to the question, which would do to the page what
// it did to the worker.
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

// Unthought reports whether an error of Ask means that nobody has thought about the question, so that it can be
// answered elsewhere.
func Unthought(err error) bool {
	var u unthought
	return errors.As(err, &u) || errors.Is(err, ErrThinking)
}

// mostFailures is how many failures in a row end the use of workers.
const mostFailures = 2

// ErrGivenUp means that workers have failed too often.
var ErrGivenUp = errors.New("the worker has failed too often and is not asked any more")

// NewBrain starts a worker, so that it is ready for the first question. All games have the same script; the name tells
// the worker which program to run.
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
	// If the worker cannot start now, the first question tries again and gets the error.
	_ = b.start()
	return b
}

// AcceptAnswer is called after a valid answer: earlier failures no longer count.
func (b *Brain) AcceptAnswer() { b.failures = 0 }

// Ask sends a question and calls done once with the reply, in a later browser event. There is one question at a time.
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

// Cancel drops the open question and never calls its done. It replaces the worker, which hears nothing while it thinks.
func (b *Brain) Cancel() {
	if b.done == nil {
		return
	}
	b.done = nil
	b.timeout.end()
	b.stop()
	_ = b.start() // as in NewBrain
}

// RejectAnswer is called after an answer that made no sense: the worker is discarded as if it had never worked.
func (b *Brain) RejectAnswer() {
	b.timeout.ready = false
	b.fail(errors.New("the worker answered nonsense"))
}

// start starts a worker unless one is running.
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

// onMessage handles a message of the worker: {id, reply}, {id, error}, {id, died} if the question ended the program,
// {alive} while the worker starts, {ready} when it has, or {fatal} if it cannot go on.
func (b *Brain) onMessage(event js.Value) {
	data := event.Get("data")
	switch {
	case !event.Get("target").Equal(b.worker) || data.Type() != js.TypeObject:
		return // from a worker that was replaced, or not for us
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

// fail discards the worker and answers the open question with err. If the worker was ready, the question was to blame,
// and the next one gets a new worker.
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

// text returns v if it is a non-empty string, otherwise instead.
func text(v js.Value, instead string) string {
	if v.Type() != js.TypeString || v.String() == "" {
		return instead
	}
	return v.String()
}
