package browsertest

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/inspector"
	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// A Killable is a browser that can be killed. What it had stored on disk is there for the next one.
type Killable struct {
	cmd     *exec.Cmd
	browser context.Context
	stop    func()
}

// StartKillable starts a browser with its user data in a folder.
func StartKillable(t testing.TB, folder string) *Killable {
	t.Helper()
	path, err := chromium()
	if err != nil {
		t.Fatal(err)
	}
	m := &Killable{}
	options := append(flags(path), chromedp.UserDataDir(folder),
		chromedp.ModifyCmdFunc(func(cmd *exec.Cmd) { m.cmd = cmd }))
	allocator, stopAllocator := chromedp.NewExecAllocator(context.Background(), options...)
	browser, stopBrowser := chromedp.NewContext(allocator)
	m.browser, m.stop = browser, func() {
		_ = patiently(func() error { stopBrowser(); stopAllocator(); return nil }) // go on even if it still runs
	}
	if err := tie(browser); err != nil {
		m.stop()
		t.Fatalf("a browser does not start on %s: %v", folder, err)
	}
	return m
}

// Kill kills all of the browser's processes.
func (m *Killable) Kill() {
	for _, pid := range append([]int{m.cmd.Process.Pid}, offspring(m.cmd.Process.Pid)...) {
		_ = syscall.Kill(pid, syscall.SIGKILL) // it may have gone by itself
	}
	m.stop()
}

// KillRenderers kills the processes that run pages, except those of the browser's own windows.
func (m *Killable) KillRenderers() {
	for _, pid := range offspring(m.cmd.Process.Pid) {
		line, _ := os.ReadFile(fmt.Sprintf("/proc/%d/cmdline", pid))
		if strings.Contains(string(line), "--type=renderer") && !strings.Contains(string(line), "--top-chrome-webui") {
			_ = syscall.Kill(pid, syscall.SIGKILL)
		}
	}
}

// offspring returns the child processes of a process, their children, and so on.
func offspring(of int) (list []int) {
	parents := map[int][]int{}
	stats, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, name := range stats {
		text, err := os.ReadFile(name)
		if err != nil {
			continue // it has just ended
		}
		// The line is "4711 (name of it) S 4700 …"; the name may contain spaces and brackets.
		after := strings.Fields(string(text[strings.LastIndexByte(string(text), ')')+1:]))
		pid, _ := strconv.Atoi(filepath.Base(filepath.Dir(name)))
		if parent, err := strconv.Atoi(after[1]); err == nil {
			parents[parent] = append(parents[parent], pid)
		}
	}
	for open := []int{of}; len(open) > 0; open = open[1:] {
		list = append(list, parents[open[0]]...)
		open = append(open, parents[open[0]]...)
	}
	return list
}

// A Visit is a tab of a browser that can be killed, so everything it is asked to do may fail.
type Visit struct {
	ctx     context.Context
	id      target.ID
	stop    func()
	crashes chan struct{} // holds one if its renderer has crashed since somebody waited for that
}

// Visit opens a page. The scripts run before the page's own.
func (m *Killable) Visit(url string, scripts ...string) (*Visit, error) {
	ctx, stop := chromedp.NewContext(m.browser)
	v := &Visit{ctx: ctx, stop: stop, crashes: make(chan struct{}, 1)}
	chromedp.ListenTarget(ctx, func(event any) {
		if _, ok := event.(*inspector.EventTargetCrashed); ok {
			select {
			case v.crashes <- struct{}{}:
			default:
			}
		}
	})
	err := v.do(chromedp.ActionFunc(func(ctx context.Context) error {
		v.id = chromedp.FromContext(ctx).Target.TargetID
		for _, script := range scripts {
			if _, err := cdpage.AddScriptToEvaluateOnNewDocument(script).Do(ctx); err != nil {
				return err
			}
		}
		return v.navigate(ctx, url)
	}))
	return v, err
}

// Go visits another page in the tab.
func (v *Visit) Go(url string) error {
	return v.do(chromedp.ActionFunc(func(ctx context.Context) error { return v.navigate(ctx, url) }))
}

// Crashed waits until the browser has noticed that the tab's renderer was killed: what is asked before then is asked of
// a renderer that will never answer.
func (v *Visit) Crashed() error {
	select {
	case <-v.crashes:
		return nil
	case <-time.After(patience / 2):
		return errors.New("the browser has not noticed that the renderer is gone")
	}
}

// navigate starts loading an address without waiting for the end: the page may be killed before.
func (*Visit) navigate(ctx context.Context, url string) error {
	_, _, why, _, err := cdpage.Navigate(url).Do(ctx)
	if why != "" {
		err = errors.New(why)
	}
	return err
}

// do performs an action in the tab, within patience. The first time it creates the tab, which must not get a time limit
// of its own.
func (v *Visit) do(action chromedp.Action) error {
	return patiently(func() error { return chromedp.Run(v.ctx, action) })
}

// Eval evaluates JavaScript, waits if that returns a promise, and stores the result in into.
func (v *Visit) Eval(script string, into any) error {
	return v.do(chromedp.Evaluate(script, into, awaiting))
}

// Read evaluates a name that the page defines, as soon as it exists, and waits if it is a promise.
func (v *Visit) Read(name string, into any) error {
	for end := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
		var there bool
		if err := v.Eval(`typeof `+name+` !== 'undefined'`, &there); err != nil {
			return err
		}
		if there {
			return v.Eval(name, into)
		}
		if time.Now().After(end) {
			return fmt.Errorf("the page has no %s", name)
		}
	}
}

// Click clicks at a point, in CSS px, holding the button for as long as a hand does.
func (v *Visit) Click(x, y float64) error {
	return v.do(chromedp.Tasks{
		input.DispatchMouseEvent(input.MouseMoved, x, y),
		input.DispatchMouseEvent(input.MousePressed, x, y).WithButton(input.Left).WithClickCount(1),
		chromedp.Sleep(100 * time.Millisecond),
		input.DispatchMouseEvent(input.MouseReleased, x, y).WithButton(input.Left).WithClickCount(1),
	})
}

// Key presses a key wherever the focus is.
func (v *Visit) Key(key string) error { return v.do(chromedp.KeyEvent(key)) }

// Picture returns a screenshot of the tab, as a PNG.
func (v *Visit) Picture() (png []byte, err error) {
	err = v.do(chromedp.CaptureScreenshot(&png))
	return png, err
}

// Close closes the tab, as a player does.
func (v *Visit) Close(m *Killable) {
	ctx, cancel := context.WithTimeout(m.browser, patience/2)
	defer cancel()
	browser := cdp.WithExecutor(ctx, chromedp.FromContext(m.browser).Browser)
	_ = target.CloseTarget(v.id).Do(browser) // it may have crashed
	v.stop()
}
