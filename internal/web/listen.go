package web

import (
	"errors"
	"fmt"
	"net"
	"strconv"
	"syscall"
)

// tries is the number of ports that Listen tries.
const tries = 20

// Listen listens on addr, or if its port is taken, on the next free one above, so that a forgotten server does not get
// in the way. Port 0 means any free port.
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

// Addresses returns the addresses at which browsers reach a listener: its own, or if it listens on all interfaces,
// first localhost and then the machine's addresses in its networks.
func Addresses(l net.Listener) []string {
	at, ok := l.Addr().(*net.TCPAddr)
	if !ok || !at.IP.IsUnspecified() {
		return []string{"http://" + l.Addr().String() + "/"}
	}
	port := strconv.Itoa(at.Port)
	list := []string{"http://" + net.JoinHostPort("localhost", port) + "/"}
	// If the machine does not tell its addresses, localhost still works.
	known, _ := net.InterfaceAddrs()
	for _, a := range known {
		if n, ok := a.(*net.IPNet); ok && n.IP.To4() != nil && n.IP.IsGlobalUnicast() {
			list = append(list, "http://"+net.JoinHostPort(n.IP.String(), port)+"/")
		}
	}
	return list
}
