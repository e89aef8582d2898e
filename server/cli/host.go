package cli

import "net"

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
