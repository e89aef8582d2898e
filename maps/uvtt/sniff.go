package uvtt

import (
	"bytes"
	"strings"

	"sightline/maps"
)

// magics are the beginnings of files that people take for a map by mistake.
var magics = []struct {
	magic string
	kind  maps.ErrorKind
	what  string
}{
	{"\x89PNG\r\n\x1a\n", maps.ErrPicture, "png"},
	{"\xff\xd8\xff", maps.ErrPicture, "jpeg"},
	{"GIF8", maps.ErrPicture, "gif"},
	{"version https://git-lfs", maps.ErrPointer, "git-lfs"},
	{"PK\x03\x04", maps.ErrArchive, "zip"},
	{"\x1f\x8b", maps.ErrArchive, "gzip"},
	{"7z\xbc\xaf", maps.ErrArchive, "7z"},
	{"Rar!", maps.ErrArchive, "rar"},
	{"%PDF", maps.ErrOther, "pdf"},
	{"\xff\xfe", maps.ErrEncoding, "utf-16"},
	{"\xfe\xff", maps.ErrEncoding, "utf-16"},
}

// sniff refuses what is no JSON object by its first bytes, and gives where the object begins.
func sniff(data []byte) (int, error) {
	for _, m := range magics {
		if bytes.HasPrefix(data, []byte(m.magic)) {
			return 0, &maps.ReadError{Kind: m.kind, Where: m.what, Offset: 0}
		}
	}
	if len(data) >= 12 && string(data[:4]) == "RIFF" && string(data[8:12]) == "WEBP" {
		return 0, &maps.ReadError{Kind: maps.ErrPicture, Where: "webp", Offset: 0}
	}
	start := 0
	if bytes.HasPrefix(data, []byte("\xef\xbb\xbf")) {
		start = 3
	}
	rest := bytes.TrimLeft(data[start:], " \t\r\n")
	start = len(data) - len(rest)
	switch {
	case len(bytes.Trim(rest, "\x00")) == 0:
		return 0, &maps.ReadError{Kind: maps.ErrEmpty, Offset: -1}
	case rest[0] == '{':
		return start, nil
	case rest[0] == '<':
		return 0, &maps.ReadError{Kind: maps.ErrOther, Where: markup(rest), Offset: int64(start)}
	}
	return 0, &maps.ReadError{Kind: maps.ErrUnknown, Offset: int64(start)}
}

// markup names what a file in angle brackets is.
func markup(data []byte) string {
	head := strings.ToLower(string(data[:min(len(data), 512)]))
	for _, what := range []string{"svg", "html", "map"} {
		if strings.Contains(head, "<"+what) {
			return map[string]string{"svg": "svg", "html": "html", "map": "tiled"}[what]
		}
	}
	return "xml"
}

// other names the format of a JSON object with these keys but none of ours.
func other(keys map[string]bool) (string, bool) {
	for _, f := range []struct {
		name string
		keys []string
	}{
		{"foundry", []string{"walls", "tokens"}},
		{"tiled", []string{"tilewidth", "layers"}},
		{"watabou", []string{"rects", "doors"}},
	} {
		if keys[f.keys[0]] && keys[f.keys[1]] {
			return f.name, true
		}
	}
	return "", false
}
