package lang

// What is wrong with a map file or a picture. {0} is the place in the file, {1} the limit; of bytes in MB.
const (
	mapBroken   Key = "map.broken"
	mapWhere    Key = "map.where"
	mapOffset   Key = "map.offset"
	mapEmpty    Key = "map.empty"
	mapPicture  Key = "map.picture"
	mapPointer  Key = "map.pointer"
	mapEditor   Key = "map.editor"
	mapArchive  Key = "map.archive"
	mapOther    Key = "map.other"
	mapDialect  Key = "map.dialect"
	mapUnknown  Key = "map.unknown"
	mapEncoding Key = "map.encoding"
	mapSyntax   Key = "map.syntax"
	mapCut      Key = "map.cut"
	mapLarge    Key = "map.large"
	mapMany     Key = "map.many"
	mapSize     Key = "map.size"
	mapDeep     Key = "map.deep"
	mapScale    Key = "map.scale"

	mapFormat   Key = "map.format"
	mapAnimated Key = "map.animated"
	mapBytes    Key = "map.bytes"
	mapSide     Key = "map.side"
	mapMemory   Key = "map.memory"
	mapDamaged  Key = "map.damaged"
)

// mapKeys has a text for every maps.ErrorKind and every media.Code, as they come in Reason.Text.
var mapKeys = map[string]Key{
	"empty": mapEmpty, "picture": mapPicture, "pointer": mapPointer, "editor": mapEditor, "archive": mapArchive,
	"other": mapOther, "dialect": mapDialect, "unknown": mapUnknown, "encoding": mapEncoding, "syntax": mapSyntax,
	"cut": mapCut, "large": mapLarge, "many": mapMany, "size": mapSize, "deep": mapDeep, "scale": mapScale,
	"format": mapFormat, "animated": mapAnimated, "bytes": mapBytes, "side": mapSide, "memory": mapMemory, "broken": mapDamaged,
}

var mapWords = map[Key]pair{
	mapBroken: {
		"The map file is broken and cannot be read. Export it again and try once more.",
		"Soubor s mapou je poškozený a nejde přečíst. Vyexportujte ho znovu a zkuste to ještě jednou.",
	},
	mapWhere:  {"The fault is at {0}.", "Chyba je zde: {0}."},
	mapOffset: {"(byte {0})", "(bajt {0})"},
	mapEmpty: {
		"The file is empty. Was it saved or downloaded completely?",
		"Soubor je prázdný. Uložil nebo stáhl se celý?",
	},
	mapPicture: {
		"This is a plain picture ({0}), not a map with walls. Lay it as a picture, or export a .dd2vtt.",
		"Tohle je obyčejný obrázek ({0}), ne mapa se zdmi. Položte ho jako obrázek, nebo vyexportujte .dd2vtt.",
	},
	mapPointer: {
		"This is only a pointer of Git LFS, not the map itself. Fetch the real file (git lfs pull) and try again.",
		"Tohle je jen odkaz z Git LFS, ne samotná mapa. Stáhněte skutečný soubor (git lfs pull) a zkuste to znovu.",
	},
	mapEditor: {
		"This is a map editor's own save file ({0}). In the editor, export it as Universal VTT (.dd2vtt) and use that.",
		"Tohle je uložený projekt z editoru map ({0}). Vyexportujte ho z editoru jako Universal VTT (.dd2vtt) a použijte ten.",
	},
	mapArchive: {
		"This is an archive ({0}). Unpack it and choose the map in it.",
		"Tohle je archiv ({0}). Rozbalte ho a vyberte mapu uvnitř.",
	},
	mapOther: {
		"This is a file of another kind ({0}), which cannot be laid yet. Universal VTT (.dd2vtt, .uvtt) and pictures can.",
		"Tohle je soubor jiného druhu ({0}), který zatím položit nejde. Fungují Universal VTT (.dd2vtt, .uvtt) a obrázky.",
	},
	mapDialect: {
		"The walls are written in the form of another program. Export the map as Universal VTT (.dd2vtt).",
		"Zdi jsou zapsané po způsobu jiného programu. Vyexportujte mapu jako Universal VTT (.dd2vtt).",
	},
	mapUnknown: {
		"I do not know what kind of file this is. Use Universal VTT (.dd2vtt, .uvtt) or a picture (PNG, JPEG, WebP).",
		"Nepoznávám, co je to za soubor. Použijte Universal VTT (.dd2vtt, .uvtt) nebo obrázek (PNG, JPEG, WebP).",
	},
	mapEncoding: {
		"The text in the file is not UTF-8. Save or export it again as UTF-8.",
		"Text v souboru není v UTF-8. Uložte nebo vyexportujte ho znovu v UTF-8.",
	},
	mapSyntax: {
		"The map file is malformed. Export it again; if that does not help, the program that made it has a bug.",
		"Soubor s mapou má chybu v zápisu. Vyexportujte ho znovu; když to nepomůže, je chyba v programu, který ho vytvořil.",
	},
	mapCut: {
		"The file ends in the middle. It was probably not downloaded or copied completely.",
		"Soubor končí uprostřed. Nejspíš se nestáhl nebo nezkopíroval celý.",
	},
	mapLarge: {
		"The file is too large: it may have at most {1} MB. Export it with fewer pixels per cell.",
		"Soubor je příliš velký: může mít nejvýš {1} MB. Vyexportujte ho s méně pixely na pole.",
	},
	mapMany: {
		"There are too many of {0} in the map; at most {1} can be read. Simplify the map.",
		"V mapě je příliš mnoho: {0}. Přečíst jich jde nejvýš {1}. Mapu zjednodušte.",
	},
	mapSize: {
		"The size of the map is missing or cannot be right; a side has at most {1} cells.",
		"Velikost mapy chybí nebo nemůže být správně; strana má nejvýš {1} polí.",
	},
	mapDeep: {
		"The file is nested too deeply to be a map. Export it again.",
		"Soubor je na mapu příliš zanořený. Vyexportujte ho znovu.",
	},
	mapScale: {
		"The file does not say how many pixels a cell has. Export it again with a grid.",
		"V souboru není, kolik pixelů má pole. Vyexportujte ho znovu s mřížkou.",
	},
	mapFormat: {
		"The picture is neither PNG, JPEG nor WebP. Save it as one of these.",
		"Obrázek není PNG, JPEG ani WebP. Uložte ho v jednom z těchto formátů.",
	},
	mapAnimated: {
		"The picture moves. Save a single frame of it as PNG or JPEG.",
		"Obrázek je animovaný. Uložte z něj jediný snímek jako PNG nebo JPEG.",
	},
	mapBytes: {
		"The picture's file is too large: it may have at most {1} MB. Save it smaller or with fewer pixels.",
		"Soubor s obrázkem je příliš velký: může mít nejvýš {1} MB. Uložte ho menší nebo s méně pixely.",
	},
	mapSide: {
		"The picture is too wide or too high: a side may have at most {1} pixels. Scale it down or cut it.",
		"Obrázek je příliš široký nebo vysoký: strana může mít nejvýš {1} pixelů. Zmenšete ho nebo rozřízněte.",
	},
	mapMemory: {
		"The picture ({0}) takes too much memory to read. Saved as PNG (not interlaced) it may fit; else scale it down.",
		"Obrázek ({0}) při čtení zabere příliš mnoho paměti. Jako PNG (neprokládané) se možná vejde, jinak ho zmenšete.",
	},
	mapDamaged: {
		"The picture is damaged or is not what it says it is. Save it again.",
		"Obrázek je poškozený, nebo není tím, za co se vydává. Uložte ho znovu.",
	},
}
