package rules

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// MaxHouse is the longest text of house rules, in characters: every option changed, and a few words of its own a line.
const MaxHouse = 16 << 10

// HouseFault is what is wrong with a line of house rules.
type HouseFault uint8

// The faults.
const (
	HouseShape   HouseFault = iota // no "key = value"
	HouseKey                       // no option has that key
	HouseValue                     // the option can't be so
	HouseTwice                     // the key stands in an earlier line too
	HouseProfile                   // no rule set has that name, or it stands below an option
	HouseLong                      // more than MaxHouse characters in all
)

// HouseError says what is wrong with house rules, and where.
type HouseError struct {
	Fault HouseFault
	Line  int    // from 1
	Text  string // the key, the value, or the line
	Takes string // of HouseValue: what would be right
}

// Error is the fault in English.
func (e *HouseError) Error() string {
	return "line " + strconv.Itoa(e.Line) + ": " + [...]string{
		"\"" + e.Text + "\" is not of the form key = value",
		"no rule is called \"" + e.Text + "\"",
		"\"" + e.Text + "\" can't stand here: " + e.Takes,
		"\"" + e.Text + "\" stands in an earlier line too",
		"\"" + e.Text + "\" names no rule set, or stands below a rule",
		"the text is too long",
	}[min(e.Fault, HouseLong)]
}

// Change is the rules with the lines of a text in force: "key = value" each, blank lines and what follows a # passed over. The
// first line may name the rule set that p must be (profile = dnd14), which ReadHouse of package all reads. The error, if any,
// is a *HouseError, and the rules are then p.
func (p Profile) Change(text string) (Profile, error) {
	if utf8.RuneCountInString(text) > MaxHouse {
		return p, &HouseError{Fault: HouseLong, Line: 1}
	}
	h := house{now: p}
	for i, line := range strings.Split(text, "\n") {
		if fault := h.take(line); fault != nil {
			fault.Line = i + 1
			return p, fault
		}
	}
	return h.now, nil
}

// house is rules as far as the lines were read.
type house struct {
	now  Profile
	seen []string // keys
}

// take reads one line.
func (h *house) take(line string) *HouseError {
	key, value, ok := houseLine(line)
	switch {
	case !ok:
		return &HouseError{Fault: HouseShape, Text: short(strings.TrimSpace(line))}
	case key == "":
		return nil
	case key == "profile" && len(h.seen) == 0 && h.now.Called(value):
		return nil
	case key == "profile":
		return &HouseError{Fault: HouseProfile, Text: short(value)}
	}
	o, known := OptionOf(key)
	if !known {
		return &HouseError{Fault: HouseKey, Text: short(key)}
	}
	if slices.Contains(h.seen, o.Key) {
		return &HouseError{Fault: HouseTwice, Text: o.Key}
	}
	h.seen = append(h.seen, o.Key)
	if h.now, ok = o.With(h.now, value); !ok {
		return &HouseError{Fault: HouseValue, Text: short(value), Takes: o.Takes()}
	}
	return nil
}

// Called says whether this is the rule set's name (dnd14) or its code in the catalog (r014), in letters of either case.
func (p Profile) Called(name string) bool {
	return strings.EqualFold(name, p.Name) || strings.EqualFold(name, p.Code)
}

// BaseOf is the name of the rule set that a text of house rules begins with, and its line; "" when it names none.
func BaseOf(text string) (name string, line int) {
	for i, l := range strings.Split(text, "\n") {
		if key, value, ok := houseLine(l); !ok || key != "" {
			if key == "profile" {
				return value, i + 1
			}
			return "", 0
		}
	}
	return "", 0
}

// houseLine is a line's key in small letters and value; "" and true for one that says nothing.
func houseLine(line string) (key, value string, ok bool) {
	line, _, _ = strings.Cut(line, "#")
	if line = strings.TrimSpace(strings.TrimPrefix(line, "\ufeff")); line == "" {
		return "", "", true
	}
	key, value, ok = strings.Cut(line, "=")
	key, value = strings.TrimSpace(key), strings.TrimSpace(value)
	if strings.EqualFold(key, "profile") {
		key = "profile"
	}
	return key, value, ok && key != "" && value != ""
}

// Differences are the options of p that base has otherwise, as Change reads them: a line each, in the order of the list. "" when
// there are none.
func (p Profile) Differences(base Profile) string {
	var b strings.Builder
	for _, o := range options {
		if o.get(p) != o.get(base) {
			b.WriteString(o.Key + " = " + o.Value(p) + "\n")
		}
	}
	return b.String()
}

// House is the rules as a file: the base's name, then what differs, each line with the row and the name of its rule.
func (p Profile) House(base Profile, language string) string {
	var b strings.Builder
	b.WriteString("profile = " + base.Name + "\n")
	for _, o := range options {
		if o.get(p) != o.get(base) {
			b.WriteString(o.Key + " = " + o.Value(p) + "  # " + o.Row + " " + o.Name.In(language) + "\n")
		}
	}
	return b.String()
}

// short is the beginning of a text, for an error.
func short(s string) string {
	if r := []rune(s); len(r) > 40 {
		return string(r[:40]) + "…"
	}
	return s
}
