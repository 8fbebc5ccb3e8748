package gametest

import (
	"fmt"
	"runtime"
	"strings"
	"testing"
)

// Said returns what a check reports, a line for each fault and "" if there is none. The test itself does not fail: it
// may be one of whether the check finds a fault.
func Said(t testing.TB, check func(testing.TB)) string {
	t.Helper()
	l := &listener{TB: t}
	done := make(chan struct{})
	go func() {
		defer close(done)
		check(l)
	}()
	<-done
	return strings.Join(l.said, "\n")
}

// listener keeps what is reported to a test.
type listener struct {
	testing.TB
	said []string
}

func (*listener) Helper()             {}
func (*listener) Log(...any)          {}
func (*listener) Logf(string, ...any) {}
func (l *listener) Failed() bool      { return len(l.said) > 0 }
func (l *listener) Error(a ...any)    { l.said = append(l.said, fmt.Sprint(a...)) }

func (l *listener) Errorf(format string, a ...any) { l.Error(fmt.Sprintf(format, a...)) }

func (l *listener) Fatal(a ...any) {
	l.Error(a...)
	runtime.Goexit()
}

func (l *listener) Fatalf(format string, a ...any) { l.Fatal(fmt.Sprintf(format, a...)) }
