package uvtt

import (
	"strconv"
	"strings"
)

// colour reads RRGGBB, AARRGGBB or RRGGBBAA, with or without "#", as 0xRRGGBB. Of eight digits the ones that are ff
// are taken for the opacity: at the front first, since that is how the format's own editor writes.
func colour(t string) (uint32, bool) {
	t = strings.ToLower(strings.TrimPrefix(strings.TrimSpace(t), "#"))
	v, err := strconv.ParseUint(t, 16, 32)
	if err != nil {
		return 0, false
	}
	switch {
	case len(t) == 6:
		return uint32(v), true
	case len(t) != 8:
		return 0, false
	case strings.HasPrefix(t, "ff"), !strings.HasSuffix(t, "ff"):
		return uint32(v) & 0xFFFFFF, true
	}
	return uint32(v >> 8), true
}
