package cli

import (
	"errors"
	"io/fs"
	"net"
	"net/url"
	"strconv"
	"strings"
	"syscall"
)

// checkAddr says what is wrong with an address to listen on, as far as it shows.
func checkAddr(addr string) error {
	_, port, err := net.SplitHostPort(addr)
	_, bad := strconv.ParseUint(port, 10, 16)
	if err != nil || bad != nil {
		return misuse("--addr must be a port or a host and a port, such as :8080 or 192.168.1.5:8080, not %q. Ports go up to 65535.",
			"--addr musí být port, nebo adresa a port, třeba :8080 nebo 192.168.1.5:8080, ne %q. Porty jdou do 65535.", addr)
	}
	return nil
}

// checkURL says what is wrong with the address under which people are to reach the server. "" is none.
func checkURL(text string) error {
	if text == "" {
		return nil
	}
	u, err := url.Parse(text)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || strings.Trim(u.Path, "/") != "" || u.RawQuery != "" || u.Fragment != "" {
		return misuse("--url must be the front part of an address, such as https://table.example, not %q.",
			"--url musí být přední část adresy, třeba https://stul.example, ne %q.", text)
	}
	return nil
}

// listen takes the port, or says who has it.
func listen(addr string) (net.Listener, error) {
	l, err := net.Listen("tcp", addr)
	var unknown *net.DNSError
	switch {
	case err == nil:
		return l, nil
	case errors.Is(err, syscall.EADDRINUSE):
		return nil, trouble("Something else already listens on %s. Choose another address with --addr, such as --addr :8081.",
			"Na %s už poslouchá jiný program. Zvolte jinou adresu přes --addr, třeba --addr :8081.", addr)
	case errors.Is(err, syscall.EADDRNOTAVAIL), errors.As(err, &unknown):
		return nil, trouble("This machine has no address %s. Leave the host out to listen on all it has, as in --addr :8080.",
			"Adresu %s tento počítač nemá. Vynechte ji a bude se poslouchat na všech, které má, třeba --addr :8080.", addr)
	case errors.Is(err, fs.ErrPermission):
		return nil, trouble("The system does not let you listen on %s. Choose a port above 1023, such as --addr :8080.",
			"Na %s vám systém poslouchat nedovolí. Zvolte port nad 1023, třeba --addr :8080.", addr)
	}
	return nil, trouble("Cannot listen on %s: %v.", "Na %s nelze poslouchat: %v.", addr, err)
}

// hosts are the names under which an address to listen on is reached: from this machine, and from others on the network
// ("" if it is not).
func hosts(addr string) (local, lan string) {
	host, port, err := net.SplitHostPort(addr)
	if err != nil {
		return addr, ""
	}
	ip := net.ParseIP(host)
	switch {
	case host == "" || ip != nil && ip.IsUnspecified():
		if own := ownAddress(); own != "" {
			lan = net.JoinHostPort(own, port)
		}
		return net.JoinHostPort("localhost", port), lan
	case host == "localhost" || ip != nil && ip.IsLoopback():
		return addr, ""
	}
	return addr, addr
}

// ownAddress is this machine's address on its network: a private IPv4 address if it has one, else any that is not its own
// alone.
func ownAddress() string {
	addrs, _ := net.InterfaceAddrs() // without them there is no address to tell
	other := ""
	for _, a := range addrs {
		n, ok := a.(*net.IPNet)
		if !ok || n.IP.IsLoopback() || n.IP.To4() == nil || n.IP.IsLinkLocalUnicast() {
			continue
		}
		if n.IP.IsPrivate() {
			return n.IP.String()
		}
		other = n.IP.String()
	}
	return other
}
