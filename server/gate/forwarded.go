package gate

import (
	"net/http"
	"net/netip"
	"strings"
)

// forwarded believes the last proxy before us about who asks and how: the last entry of X-Forwarded-For, which that proxy wrote
// itself (what stands before it anybody may have written), and of X-Forwarded-Proto. It believes only who is near, for a
// stranger who reaches us past the proxy could call himself anything.
func forwarded(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if from, err := netip.ParseAddrPort(r.RemoteAddr); err == nil && near(from.Addr().Unmap()) {
			if who, ok := addressIn(last(r, "X-Forwarded-For")); ok {
				r.RemoteAddr = netip.AddrPortFrom(who, 0).String()
			}
			if strings.EqualFold(last(r, "X-Forwarded-Proto"), "https") {
				r.URL.Scheme = "https"
			}
		}
		next.ServeHTTP(w, r)
	})
}

// near says that an address is this machine's or one of a private network.
func near(a netip.Addr) bool { return a.IsLoopback() || a.IsPrivate() || a.IsLinkLocalUnicast() }

// last is the last entry of a header that holds a list.
func last(r *http.Request, name string) string {
	all := r.Header.Values(name)
	if len(all) == 0 {
		return ""
	}
	list := all[len(all)-1]
	return strings.TrimSpace(list[strings.LastIndexByte(list, ',')+1:])
}

// addressIn reads an address, with or without a port, brackets or quotes.
func addressIn(text string) (netip.Addr, bool) {
	text = strings.Trim(text, `"`)
	if at, err := netip.ParseAddrPort(text); err == nil {
		return at.Addr(), true
	}
	a, err := netip.ParseAddr(strings.Trim(text, "[]"))
	return a, err == nil
}
