package uvtt

import (
	"bytes"
	"encoding/json"
	"strconv"
	"strings"
	"unicode"

	"sightline/maps"
)

// maxDepth is how deep values may be nested.
const maxDepth = 100

// maxText is how long a text other than the picture may be.
const maxText = 4096

// scan walks over JSON in place, leniently, and knows where it is. Values that nobody asks for are skipped without
// being built, so its memory does not grow with the file.
type scan struct {
	data []byte
	pos  int
	path []step
	rep  *maps.Report
}

// step is a part of the place of a value: a key, or an index where the key is "".
type step struct {
	key   string
	index int
}

// where is the place of the value at hand, such as "portals[2].bounds": text that can be shown, and not long.
func (s *scan) where() string {
	var b strings.Builder
	for i, p := range s.path {
		switch {
		case b.Len() > maxPlace:
			return b.String() + "…"
		case p.key == "":
			b.WriteString("[" + strconv.Itoa(p.index) + "]")
		case i > 0:
			b.WriteString("." + shown(p.key))
		default:
			b.WriteString(shown(p.key))
		}
	}
	return b.String()
}

// maxPlace is about how many bytes the text of a place may have, and maxKey how many letters of each key are shown.
const (
	maxPlace = 200
	maxKey   = 40
)

// shown is a key of the file as it may stand on a screen: whoever made the file chose its letters.
func shown(key string) string {
	n := 0
	return strings.Map(func(c rune) rune {
		if n++; n > maxKey {
			return -1
		}
		if !unicode.IsPrint(c) || c == unicode.ReplacementChar {
			return '?'
		}
		return c
	}, key)
}

// note counts something repaired or left out; its place is worked out for the first one only.
func (s *scan) note(c maps.Code) {
	at := ""
	if s.rep.Count(c) == 0 {
		at = s.where()
	}
	s.rep.Add(c, at)
}

func (s *scan) fail(k maps.ErrorKind, limit int64) error {
	if s.pos >= len(s.data) && k == maps.ErrSyntax {
		k = maps.ErrCut
	}
	return &maps.ReadError{Kind: k, Where: s.where(), Offset: int64(s.pos), Limit: limit}
}

// peek gives the first byte of what comes next, 0 at the end.
func (s *scan) peek() byte {
	for s.pos < len(s.data) {
		switch c := s.data[s.pos]; c {
		case ' ', '\t', '\r', '\n':
			s.pos++
		default:
			return c
		}
	}
	return 0
}

// object calls f for each key; f must take the value. Call it when the next byte is '{'.
func (s *scan) object(f func(key string) error) error {
	return s.list('}', func(int) error {
		if s.peek() != '"' {
			return s.fail(maps.ErrSyntax, 0)
		}
		key, err := s.text()
		if err != nil {
			return err
		}
		if s.peek() != ':' {
			return s.fail(maps.ErrSyntax, 0)
		}
		s.pos++
		s.path[len(s.path)-1].key = key
		return f(key)
	})
}

// array calls f for each value; f must take it. Call it when the next byte is '['.
func (s *scan) array(f func(i int) error) error { return s.list(']', f) }

// list walks over what stands between brackets and commas.
func (s *scan) list(end byte, f func(i int) error) error {
	if len(s.path) >= maxDepth {
		return s.fail(maps.ErrTooDeep, maxDepth)
	}
	s.pos++
	s.path = append(s.path, step{})
	for i := 0; s.peek() != end; i++ {
		s.path[len(s.path)-1] = step{index: i}
		if err := f(i); err != nil {
			return err
		}
		switch s.peek() {
		case end:
		case ',':
			s.pos++
			if s.peek() == end {
				s.note(maps.CodeComma)
			}
		default:
			return s.fail(maps.ErrSyntax, 0)
		}
	}
	s.pos++
	s.path = s.path[:len(s.path)-1]
	return nil
}

// raw takes a text as it stands between its quotes, escapes and all, without a copy.
func (s *scan) raw() ([]byte, error) {
	start := s.pos + 1
	for i := start; ; {
		n := bytes.IndexAny(s.data[i:], "\"\\")
		if n < 0 {
			s.pos = len(s.data)
			return nil, s.fail(maps.ErrCut, 0)
		}
		if i += n; s.data[i] == '"' {
			s.pos = i + 1
			return s.data[start:i], nil
		}
		i = min(i+2, len(s.data))
	}
}

// text takes a short text and resolves its escapes.
func (s *scan) text() (string, error) {
	at := s.pos
	raw, err := s.raw()
	if err != nil {
		return "", err
	}
	if len(raw) > maxText {
		s.pos = at
		return "", s.fail(maps.ErrTooMany, maxText)
	}
	if bytes.IndexByte(raw, '\\') < 0 {
		return string(raw), nil
	}
	var t string
	if json.Unmarshal(s.data[at:s.pos], &t) != nil {
		return string(raw), nil // an escape that JSON does not know: as it stands
	}
	return t, nil
}

// word takes a number or a bare word such as true, null or NaN.
func (s *scan) word() (string, error) {
	start := s.pos
	for s.pos < len(s.data) && isWord(s.data[s.pos]) {
		s.pos++
	}
	if s.pos == start || s.pos-start > 64 {
		s.pos = min(start, len(s.data))
		return "", s.fail(maps.ErrSyntax, 0)
	}
	return string(s.data[start:s.pos]), nil
}

func isWord(c byte) bool {
	return c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '-' || c == '+' || c == '.'
}

// skip takes a value of any kind.
func (s *scan) skip() error {
	var err error
	switch s.peek() {
	case '{':
		return s.object(func(string) error { return s.skip() })
	case '[':
		return s.array(func(int) error { return s.skip() })
	case '"':
		_, err = s.raw()
	default:
		_, err = s.word()
	}
	return err
}

// number takes a number, also one written as text. ok is false, and the value skipped, when it is none or not finite.
func (s *scan) number() (x float64, ok bool, err error) {
	var t string
	switch s.peek() {
	case '{', '[':
		return 0, false, s.skip()
	case '"':
		if t, err = s.text(); err != nil {
			return 0, false, err
		}
		t = strings.Replace(strings.TrimSpace(t), ",", ".", 1)
		if x, ok = parse(t); ok {
			s.note(maps.CodeText)
		}
		return x, ok, nil
	}
	if t, err = s.word(); err != nil {
		return 0, false, err
	}
	x, ok = parse(t)
	return x, ok, nil
}

// parse reads a decimal number that is finite.
func parse(t string) (float64, bool) {
	if t == "" || strings.Trim(t, "0123456789+-.eE") != "" {
		return 0, false
	}
	x, err := strconv.ParseFloat(t, 64)
	return x, err == nil
}

// flag takes a yes or no: true, "true", 1, or one of these in a list. odd tells that it was not a plain one; ok is
// false when it can't be told.
func (s *scan) flag() (v, odd, ok bool, err error) {
	var t string
	switch s.peek() {
	case '[':
		err = s.array(func(i int) error {
			if i > 0 {
				return s.skip()
			}
			v, _, ok, err = s.flag()
			return err
		})
		return v, true, ok, err
	case '{':
		return false, true, false, s.skip()
	case '"':
		odd = true
		t, err = s.text()
	default:
		t, err = s.word()
	}
	switch strings.ToLower(t) {
	case "true", "1", "yes":
		return true, odd || t != "true", true, err
	case "false", "0", "no":
		return false, odd || t != "false", true, err
	}
	return false, true, false, err
}
