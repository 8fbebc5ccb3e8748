package engines

import (
	"bufio"
	"net"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// A process is a program in a process group of its own, since browsers start children.
type process struct{ cmd *exec.Cmd }

// begin starts a program and kills it at the end of the test. extra, unless nil, is its file descriptor 3.
func begin(t testing.TB, env []string, extra *os.File, name string, args ...string) *process {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Env = append(os.Environ(), env...)
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if extra != nil {
		cmd.ExtraFiles = []*os.File{extra}
	}
	if err := cmd.Start(); err != nil {
		t.Fatalf("%v; on Debian or Ubuntu: .ci/browsers installs it", err)
	}
	p := &process{cmd}
	t.Cleanup(p.Kill)
	return p
}

// Kill kills the whole group, which may have ended already.
func (p *process) Kill() {
	_ = syscall.Kill(-p.cmd.Process.Pid, syscall.SIGKILL)
	_ = p.cmd.Wait()
}

// screen is the X server that all tests share.
var screen struct {
	sync.Once
	name string
	err  error
	stop func()
}

// display starts an X server on a free display number, once, and returns its name.
func display(t testing.TB) string {
	t.Helper()
	screen.Do(func() {
		r, w, err := os.Pipe()
		if err != nil {
			screen.err = err
			return
		}
		defer w.Close()
		cmd := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp")
		cmd.ExtraFiles = []*os.File{w}
		if screen.err = cmd.Start(); screen.err != nil {
			return
		}
		screen.stop = func() { _ = cmd.Process.Kill(); _ = cmd.Wait() }
		w.Close() // so that reading ends if the server dies
		line, err := bufio.NewReader(r).ReadString('\n')
		screen.name, screen.err = ":"+strings.TrimSpace(line), err
	})
	if screen.err != nil {
		t.Fatalf("no display: %v; on Debian or Ubuntu: apt-get install xvfb", screen.err)
	}
	return screen.name
}

// drawn returns the environment of a browser that draws on a display without a graphics card, and has its own home
// folder.
func drawn(display, home string) []string {
	return []string{"DISPLAY=" + display, "HOME=" + home, "XDG_RUNTIME_DIR=" + home,
		"XDG_CONFIG_HOME=" + home + "/config",
		"XDG_DATA_HOME=" + home + "/data", "XDG_CACHE_HOME=" + home + "/cache", "LIBGL_ALWAYS_SOFTWARE=1",
		"MOZ_CRASHREPORTER_DISABLE=1", "NO_AT_BRIDGE=1", "GTK_A11Y=none"}
}

// freePort returns a free TCP port.
func freePort(t testing.TB) int {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().(*net.TCPAddr).Port
}

// dial connects to a port as soon as somebody listens on it.
func dial(t testing.TB, port int) net.Conn {
	t.Helper()
	for end := time.Now().Add(patience); ; time.Sleep(50 * time.Millisecond) {
		conn, err := net.Dial("tcp", "127.0.0.1:"+strconv.Itoa(port))
		if err == nil {
			return conn
		}
		if time.Now().After(end) {
			t.Fatal(err)
		}
	}
}
