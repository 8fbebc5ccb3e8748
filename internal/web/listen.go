package web

import (
	"errors"
	"fmt"
	"net"
	"strconv"
	"syscall"
)

// tries is how many ports Listen looks at.
const tries = 20

// Listen listens on addr, or on the next free port above it when that one is taken, so that a
// forgotten server does not stand in the way. Port 0 takes any free one.
func Listen(addr string) (net.Listener, error) {
	host, text, err := net.SplitHostPort(addr)
	if err != nil {
		return nil, fmt.Errorf("address %q: %w", addr, err)
	}
	first, err := strconv.ParseUint(text, 10, 16)
	if err != nil {
		return nil, fmt.Errorf("address %q: the port must be a number up to 65535", addr)
	}
	for port := first; port < first+tries && port <= 65535; port++ {
		l, err := net.Listen("tcp", net.JoinHostPort(host, strconv.FormatUint(port, 10)))
		if !errors.Is(err, syscall.EADDRINUSE) {
			return l, err
		}
	}
	return nil, fmt.Errorf("address %q: this port and the next %d are all taken", addr, tries-1)
}

// Addresses are those that browsers reach a listener at: its own, or if it listens on all of this
// machine, localhost first and then those that others in the same network use.
func Addresses(l net.Listener) []string {
	at, ok := l.Addr().(*net.TCPAddr)
	if !ok || !at.IP.IsUnspecified() {
		return []string{"http://" + l.Addr().String() + "/"}
	}
	port := strconv.Itoa(at.Port)
	list := []string{"http://" + net.JoinHostPort("localhost", port) + "/"}
	// A machine that does not tell its addresses is still reached under the first.
	known, _ := net.InterfaceAddrs()
	for _, a := range known {
		if n, ok := a.(*net.IPNet); ok && n.IP.To4() != nil && n.IP.IsGlobalUnicast() {
			list = append(list, "http://"+net.JoinHostPort(n.IP.String(), port)+"/")
		}
	}
	return list
}
