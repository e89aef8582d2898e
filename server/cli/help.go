package cli

import (
	"flag"
	"fmt"
	"io"
	"strings"
)

var helpHead = words{
	`Sightline is a virtual tabletop for battle maps. It serves tables to browsers: the game
master lays a map and places tokens, players join with a link, and each of them is sent
only what they may see.

Usage: sightline COMMAND [ARGUMENTS] [FLAGS]

The commands are:
`,
	`Sightline je virtuální stůl pro bojové mapy. Hraje se v prohlížeči: pán jeskyně položí mapu
a rozestaví žetony, hráči přijdou přes odkaz a každému se posílá jen to, co smí vidět.

Použití: sightline PŘÍKAZ [ARGUMENTY] [PŘEPÍNAČE]

Příkazy:
`}

var helpTail = words{
	`
Every command says more about itself with --help. Flags may stand before or after arguments.
The language is that of your environment (LC_ALL, LC_MESSAGES or LANG); --lang cs or --lang en
chooses another.`,
	`
Každý příkaz o sobě řekne víc s --help. Přepínače smí stát před argumenty i za nimi.
Jazyk se bere z prostředí (LC_ALL, LC_MESSAGES nebo LANG); jiný vybere --lang cs nebo --lang en.`}

var helpFlags = words{"\nThe flags are:", "\nPřepínače:"}

// helpAll lists the commands.
func (s *session) helpAll(args []string) error {
	fs := flag.NewFlagSet("sightline", flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	fs.Usage = func() {}
	version := fs.Bool("version", false, "")
	if err := fs.Parse(args); err != nil && err != flag.ErrHelp {
		return badFlag("", err)
	}
	if *version {
		return s.version()
	}
	s.say(helpHead)
	for _, c := range commands() {
		if !c.hidden {
			fmt.Fprintf(s.Out, "  %-8s %s\n", c.name, c.short.in(s.lang))
		}
	}
	s.say(helpTail)
	return nil
}

// help says everything about one command.
func (s *session) help(c command) {
	line := "sightline " + c.name
	if u := c.usage.in(s.lang); u != "" {
		line += " " + u
	}
	fmt.Fprintf(s.Out, "%s\n\n%s\n", line, c.long.in(s.lang))
	s.say(helpFlags)
	s.flags.VisitAll(func(f *flag.Flag) {
		text, def := f.Usage, ""
		if w, ok := flagWords[c.name+" "+f.Name]; ok {
			text = w.in(s.lang)
		} else if w, ok := flagWords[f.Name]; ok {
			text = w.in(s.lang)
		}
		if f.DefValue != "" && f.DefValue != "false" && f.DefValue != "0" {
			def = " (" + defaultWord.in(s.lang) + ": " + f.DefValue + ")"
		}
		fmt.Fprintf(s.Out, "  --%-13s %s%s\n", f.Name, strings.ReplaceAll(text, "\n", "\n                  "), def)
	})
}

var defaultWord = words{"default", "výchozí"}

// flagWords explains flags, by name or by command and name.
var flagWords = map[string]words{
	"lang":         {"The language of what this command says: en or cs.", "Jazyk toho, co příkaz vypisuje: en nebo cs."},
	"addr":         {"The address to listen on; \":8080\" is every address of this machine.", "Adresa, na které server poslouchá; \":8080\" jsou všechny adresy počítače."},
	"data":         {"The folder with the database and the pictures; it is made when needed.", "Složka s databází a obrázky; když není, vytvoří se."},
	"map":          {"Begin a new table on this map: a .dd2vtt or .uvtt file, or a picture.", "Začít nový stůl na této mapě: soubor .dd2vtt nebo .uvtt, nebo obrázek."},
	"rules":        {"The table plays by the rules of this file; the panel \"Rules in play\" writes such files.", "Stůl hraje podle pravidel z tohoto souboru; takové soubory ukládá panel „Pravidla ve hře“."},
	"new":          {"Begin a new table on the sample map even if there is one already.", "Začít nový stůl na ukázkové mapě, i když už nějaký je."},
	"rooms":        {"Tables that play at the same time.", "Stolů, které hrají zároveň."},
	"seats":        {"Players at each table, beside the game master.", "Hráčů u každého stolu, kromě pána jeskyně."},
	"rate":         {"Moves a second at each table, spread over its players.", "Tahů za sekundu u každého stolu, rozdělených mezi hráče."},
	"seconds":      {"How many seconds to play without pictures, and then again with them.", "Kolik sekund hrát bez obrázků a pak znovu s nimi."},
	"walls":        {"Wall segments of the map.", "Úseků zdí na mapě."},
	"profile":      {"Write a CPU profile of what is measured to this file.", "Zapsat profil CPU toho, co se měří, do tohoto souboru."},
	"frames":       {"How many frames to pan.", "Kolik snímků posouvat mapu."},
	"zoom":         {"Pixels that a cell is wide while panning.", "Kolik bodů je pole široké při posouvání."},
	"loads":        {"How many times to load the page from nothing; the median counts.", "Kolikrát načíst stránku od nuly; počítá se medián."},
	"shot":         {"Write a picture of the page to this file.", "Zapsat obrázek stránky do tohoto souboru."},
	"revoke":       {"First make all older links to the table good for nothing; who has a seat keeps it.", "Nejdřív zneplatnit všechny starší odkazy ke stolu; kdo už sedí, zůstane."},
	"url":          {"The address that people know the server by, such as https://table.example; for the links.", "Adresa, pod kterou lidé server znají, třeba https://stul.example; kvůli odkazům."},
	"behind-proxy": {"Believe X-Forwarded-For and X-Forwarded-Proto of a proxy on this machine or its network,\nso that limits count people and not the proxy.", "Věřit hlavičkám X-Forwarded-For a X-Forwarded-Proto od proxy na tomto počítači nebo v jeho síti,\naby se omezení týkala lidí, a ne proxy."},
	"link addr":    {"The address that the server listens on, for the host in the links.", "Adresa, na které server poslouchá, kvůli hostiteli v odkazech."},
	"wasm":         {"Run as wasm under node; median_us is the mean of a batch then.", "Běžet jako wasm pod node; median_us je pak průměr dávky."},
	"facing":       {"Which way it looks: degrees clockwise from up.", "Kam se dívá: stupně po směru hodin shora."},
	"angle":        {"How wide its field of view is, in degrees; 180 unless told.", "Jak široké je zorné pole, ve stupních; bez udání 180."},
	"from":         {"The cell to look from: column,row.", "Pole, ze kterého se dívat: sloupec,řádek."},
	"to":           {"A cell to look at.", "Pole, na které se dívat."},
	"png":          {"Draw it to this file.", "Nakreslit to do tohoto souboru."},
	"grid":         {"What cells the map has: square, pointy or flat (hexes).", "Jaká pole mapa má: square (čtverce), pointy nebo flat (šestiúhelníky)."},
	"check":        {"Check the open rolls in this file by the seed in it.", "Ověřit otevřené hody v tomto souboru podle semínka v něm."},
	"seed":         {"A published seed of open rolls, 64 hexadecimal digits: say what a roll is by it.", "Zveřejněné semínko otevřených hodů, 64 šestnáctkových číslic: říct, jaký hod z něj vyjde."},
	"session":      {"The series of open rolls, up to 16 hexadecimal digits.", "Řada otevřených hodů, nejvýš 16 šestnáctkových číslic."},
	"index":        {"The place of the roll in its series, from 1.", "Pořadí hodu v řadě, od 1."},
	"json":         {"Print the result as one JSON object.", "Vypsat výsledek jako jeden objekt JSON."},
}
