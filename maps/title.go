package maps

import (
	"strings"
	"unicode"
)

// endings are what a file's name may end in, the longest first.
var endings = []string{".uvtt.json", ".dd2vtt", ".df2vtt", ".uvtt", ".json", ".png", ".jpeg", ".jpg", ".webp"}

// Title makes a map's name of a file's: no folders, no known ending, nothing that can't be shown, at most MaxName bytes. It
// may be "".
func Title(file string) string {
	file = file[strings.LastIndexAny(file, `/\`)+1:]
	for _, e := range endings {
		if n := len(file) - len(e); n > 0 && strings.EqualFold(file[n:], e) {
			file = file[:n]
			break
		}
	}
	file = strings.Map(func(c rune) rune {
		if !unicode.IsPrint(c) || c == unicode.ReplacementChar {
			return -1
		}
		return c
	}, file)
	return strings.TrimSpace(strings.ToValidUTF8(file[:min(len(file), MaxName)], ""))
}
