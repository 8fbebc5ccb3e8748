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
