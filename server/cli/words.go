package cli

import (
	"fmt"
	"slices"
	"strings"
)

// lang is the language that a person is spoken to in.
type lang uint8

// The languages.
const (
	english lang = iota
	czech
)

// words is one text in both languages, with the verbs of fmt.
type words struct{ en, cs string }

// in is the text in a language. Arguments that are words are said in it too.
func (w words) in(l lang, args ...any) string {
	text := w.en
	if l == czech {
		text = w.cs
	}
	if len(args) == 0 {
		return text
	}
	args = slices.Clone(args)
	for i, a := range args {
		if part, ok := a.(words); ok {
			args[i] = part.in(l)
		}
	}
	return fmt.Sprintf(text, args...)
}

// langOf chooses a language by name ("cs", "cs_CZ.UTF-8"); false if it is none of ours.
func langOf(name string) (lang, bool) {
	name, _, _ = strings.Cut(strings.ToLower(name), ".")
	name, _, _ = strings.Cut(strings.ReplaceAll(name, "-", "_"), "_")
	switch name {
	case "cs":
		return czech, true
	case "en":
		return english, true
	}
	return english, false
}

// langFrom is the language of the environment: the first of the usual variables that is set decides.
func langFrom(getenv func(string) string) lang {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := getenv(name); v != "" {
			l, _ := langOf(v)
			return l
		}
	}
	return english
}

// problem is an error that a person can mend: it is told in their language, without a trace of the program.
type problem struct {
	words words
	args  []any
}

// Error says it in English.
func (p problem) Error() string { return p.words.in(english, p.args...) }

func trouble(en, cs string, args ...any) error { return problem{words{en, cs}, args} }
