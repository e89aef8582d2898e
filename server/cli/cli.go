package cli

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
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
	return []command{serveCommand, playCommand, tablesCommand, linkCommand, rollCommand, benchCommand, benchChildCommand, versionCommand}
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
	name, args := cut(args)
	if name == "" {
		return s.helpAll(args)
	}
	if name == "help" {
		if name, _ = cut(args); name == "" {
			return s.helpAll(nil)
		}
		args = []string{"--help"}
	}
	for _, c := range commands() {
		if c.name == name {
			return s.start(ctx, c, args)
		}
	}
	return misuse("There is no command %q. Run `sightline --help` to see all.", "Příkaz %q neexistuje. Všechny vypíše `sightline --help`.", name)
}

// cut takes the first word that is no flag out of args; a flag with its value in the next word must be written --flag=value
// to stand before the command.
func cut(args []string) (word string, rest []string) {
	for i, a := range args {
		if !strings.HasPrefix(a, "-") {
			return a, append(args[:i:i], args[i+1:]...)
		}
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
	if n := len(s.args); n < c.least || c.most >= 0 && n > c.most {
		return misuse("Usage: sightline %s", "Použití: sightline %s", strings.TrimSpace(c.name+" "+c.usage.in(s.lang)))
	}
	return run(ctx)
}

// badFlag says which flag is none, or what is wrong with its value.
func badFlag(command string, err error) error {
	if name, none := strings.CutPrefix(err.Error(), "flag provided but not defined: -"); none {
		return misuse("There is no flag --%s. Run `sightline %s --help` to see those there are.",
			"Přepínač --%s neexistuje. Které jsou, vypíše `sightline %s --help`.", name, command)
	}
	return misuse("A flag has a wrong value: %s. Run `sightline %s --help` to see what it takes.",
		"Přepínač má špatnou hodnotu: %s. Co příkaz přijímá, vypíše `sightline %s --help`.", err, command)
}

// parse reads flags before, between and after arguments; all after "--" is an argument.
func (s *session) parse(args []string) error {
	for {
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
