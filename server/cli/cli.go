package cli

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"regexp"
	"strings"
)

// Env is what a command may use of the world around it.
type Env struct {
	Out, Err io.Writer
	Getenv   func(string) string
}

// session is one run of one command.
type session struct {
	Env
	lang  lang
	flags *flag.FlagSet
	given []string // all that stands after the command's name
	args  []string // what of it is no flag
	json  *bool    // of bench: print JSON
}

// command is a sub-command. flags adds its own to the set and returns what runs after parsing.
type command struct {
	name   string
	usage  words // the arguments, such as "TABLE"
	short  words // one line for the list
	long   words // full sentences for its own help
	hidden bool  // used by other commands only
	least  int   // arguments it needs
	most   int   // arguments it takes; negative: any number
	setup  func(*session) func(context.Context) error
}

// commands are all, in the order of the help.
func commands() []command {
	return []command{serveCommand, playCommand, tablesCommand, linkCommand, rollCommand, tableCommand, rulesCommand, sightCommand, benchCommand, benchChildCommand, versionCommand}
}

// Run runs the command line without the program's name and returns the exit code: 0 done, 1 it failed, 2 it was not
// understood.
func Run(ctx context.Context, args []string, env Env) int {
	s := &session{Env: env, lang: langFrom(env.Getenv)}
	err := s.run(ctx, args)
	var p problem
	var u usage
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
		return 0
	case errors.As(err, &u):
		fmt.Fprintln(s.Err, "sightline:", u.problem.words.in(s.lang, u.problem.args...))
		return 2
	case errors.As(err, &p):
		fmt.Fprintln(s.Err, "sightline:", p.words.in(s.lang, p.args...))
	default:
		fmt.Fprintln(s.Err, "sightline:", err)
	}
	return 1
}

// usage is a problem with the command line itself.
type usage struct{ problem }

func misuse(en, cs string, args ...any) error { return usage{problem{words{en, cs}, args}} }

func (s *session) run(ctx context.Context, args []string) error {
	args, err := s.takeLang(args)
	if err != nil {
		return err
	}
	name, args := cut(args, isCommand)
	if name == "help" {
		if name, args = cut(args, isCommand); name != "" {
			args = []string{"--help"}
		}
	}
	if name == "" {
		return s.helpAll(args)
	}
	if c, ok := commandOf(name); ok {
		return s.start(ctx, c, args)
	}
	return misuse("There is no command %q. Run `sightline --help` to see all.", "Příkaz %q neexistuje. Všechny vypíše `sightline --help`.", name)
}

func commandOf(name string) (command, bool) {
	for _, c := range commands() {
		if c.name == name {
			return c, true
		}
	}
	return command{}, false
}

func isCommand(name string) bool {
	_, ok := commandOf(name)
	return ok || name == "help"
}

// cut takes the first word out of args that is no flag. What may be the value of the flag before it is taken only if it names
// what is looked for.
func cut(args []string, names func(string) bool) (word string, rest []string) {
	for i, a := range args {
		if strings.HasPrefix(a, "-") {
			continue
		}
		if i > 0 && strings.HasPrefix(args[i-1], "-") && !strings.Contains(args[i-1], "=") && !names(a) {
			if later, rest := cut(args[i+1:], names); later != "" {
				return later, append(args[:i+1:i+1], rest...)
			}
		}
		return a, append(args[:i:i], args[i+1:]...)
	}
	return "", args
}

// start parses the flags of a command, wherever they stand among its arguments, and runs it.
func (s *session) start(ctx context.Context, c command, args []string) error {
	s.flags = flag.NewFlagSet(c.name, flag.ContinueOnError)
	s.flags.SetOutput(io.Discard)
	s.flags.Usage = func() {}
	s.flags.String("lang", "", "") // taken already; here for the help
	s.given = args
	run := c.setup(s)
	err := s.parse(args)
	if errors.Is(err, flag.ErrHelp) {
		s.help(c)
		return nil
	}
	if err != nil {
		return badFlag(c.name, err)
	}
	line := words{strings.TrimSpace("sightline " + c.name + " " + c.usage.en), strings.TrimSpace("sightline " + c.name + " " + c.usage.cs)}
	switch n := len(s.args); {
	case n < c.least:
		return misuse("Something is missing. Usage: %s", "Něco chybí. Použití: %s", line)
	case c.most >= 0 && n > c.most:
		return misuse("%q is too much. Usage: %s", "%q je navíc. Použití: %s", s.args[c.most], line)
	}
	return run(ctx)
}

// flagFaults are how the flag package says what is wrong, and how we say it. The last word is how to get help.
var flagFaults = []struct {
	is   *regexp.Regexp
	what words
}{
	{regexp.MustCompile(`^flag provided but not defined: -(.+)$`), words{
		"There is no flag --%s. Run `%s` to see those there are.", "Přepínač --%s neexistuje. Které jsou, vypíše `%s`."}},
	{regexp.MustCompile(`^flag needs an argument: -(.+)$`), words{
		"The flag --%s needs a value. Run `%s` to see which.", "Přepínač --%s potřebuje hodnotu. Jakou, vypíše `%s`."}},
	{regexp.MustCompile(`^invalid (?:boolean )?value "(.*)" for (?:flag )?-(\S+): `), words{
		"The value %q does not suit the flag --%s. Run `%s` to see what it takes.", "Hodnota %q se k přepínači --%s nehodí. Co přijímá, vypíše `%s`."}},
}

// badFlag says which flag is none, or what is wrong with its value.
func badFlag(command string, err error) error {
	help := strings.TrimSpace("sightline "+command) + " --help"
	for _, f := range flagFaults {
		if found := f.is.FindStringSubmatch(err.Error()); found != nil {
			var args []any
			for _, part := range found[1:] {
				args = append(args, part)
			}
			return usage{problem{f.what, append(args, help)}}
		}
	}
	return misuse("The flags cannot be read: %v. Run `%s` to see those there are.", "Přepínače nejde přečíst: %v. Které jsou, vypíše `%s`.", err, help)
}

// parse reads flags before, between and after arguments; all after "--" is an argument, and so is what looks like a number.
func (s *session) parse(args []string) error {
	for {
		if len(args) > 0 && negative.MatchString(args[0]) {
			s.args, args = append(s.args, args[0]), args[1:]
			continue
		}
		if err := s.flags.Parse(args); err != nil {
			return err
		}
		rest := s.flags.Args()
		if len(rest) == 0 {
			return nil
		}
		if at := len(args) - len(rest); at > 0 && args[at-1] == "--" {
			s.args = append(s.args, rest...)
			return nil
		}
		s.args = append(s.args, rest[0])
		args = rest[1:]
	}
}

// negative is a word that begins with a minus but is no flag, such as "-1d6".
var negative = regexp.MustCompile(`^-\d`)

// takeLang takes --lang out of args, wherever it stands: every command has it, and errors are said in it too.
func (s *session) takeLang(args []string) ([]string, error) {
	for i, a := range args {
		name, value, given := strings.Cut(a, "=")
		switch {
		case a == "--":
			return args, nil
		case name != "--lang" && name != "-lang":
			continue
		case !given && i+1 < len(args):
			value = args[i+1]
			args = append(args[:i+1:i+1], args[i+2:]...)
		}
		l, ok := langOf(value)
		if !ok {
			return nil, misuse("--lang must be en or cs, not %q.", "--lang musí být en nebo cs, ne %q.", value)
		}
		s.lang = l
		return append(args[:i:i], args[i+1:]...), nil
	}
	return args, nil
}

// say writes a line to a person.
func (s *session) say(w words, args ...any) { fmt.Fprintln(s.Out, w.in(s.lang, args...)) }
