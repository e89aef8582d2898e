package lang

// What became of a map's file. {0} of a counted text is the number.
const (
	LaidTitle            Key = "laid.title"
	laidHead             Key = "laid.head"
	laidNameless         Key = "laid.nameless"
	laidPlain            Key = "laid.plain"
	laidPlainNameless    Key = "laid.plainNameless"
	laidInFile           Key = "laid.inFile"
	laidBare             Key = "laid.bare"
	laidWindows          Key = "laid.windows"
	laidOutside          Key = "laid.outside"
	laidOverfull         Key = "laid.overfull"
	laidJoined           Key = "laid.joined"
	laidWalls            Key = "laid.walls"
	laidDoors            Key = "laid.doors"
	laidLights           Key = "laid.lights"
	laidAnd              Key = "laid.and"
	laidAt               Key = "laid.at"
	laidFirst            Key = "laid.first"
	laidObject           Key = "laid.object"
	laidNumber           Key = "laid.number"
	laidShort            Key = "laid.short"
	laidZero             Key = "laid.zero"
	laidDoor             Key = "laid.door"
	laidTail             Key = "laid.tail"
	laidText             Key = "laid.text"
	laidComma            Key = "laid.comma"
	laidClosed           Key = "laid.closed"
	laidBounds           Key = "laid.bounds"
	laidColour           Key = "laid.colour"
	laidReach            Key = "laid.reach"
	laidSize             Key = "laid.size"
	laidScale            Key = "laid.scale"
	laidPictureNone      Key = "laid.pictureNone"
	laidPicturePath      Key = "laid.picturePath"
	laidPictureBroken    Key = "laid.pictureBroken"
	laidPictureDot       Key = "laid.pictureDot"
	laidPictureScaled    Key = "laid.pictureScaled"
	laidPictureStretched Key = "laid.pictureStretched"
)

var laidWords = map[Key]pair{
	LaidTitle: {
		"The map lies on the table",
		"Mapa leží na stole",
	},
	laidHead: {
		"The map “{0}” lies on the table: {1} × {2} cells of {3} pixels.",
		"Mapa „{0}“ leží na stole: {1} × {2} polí po {3} pixelech.",
	},
	laidNameless: {
		"The map lies on the table: {1} × {2} cells of {3} pixels.",
		"Mapa leží na stole: {1} × {2} polí po {3} pixelech.",
	},
	laidPlain: {
		"The picture “{0}” lies on the table: {1} × {2} cells of {3} pixels. It has no walls: fog is played by hand.",
		"Obrázek „{0}“ leží na stole: {1} × {2} polí po {3} pixelech. Nemá zdi, mlha se vede ručně.",
	},
	laidPlainNameless: {
		"The picture lies on the table: {1} × {2} cells of {3} pixels. It has no walls: fog is played by hand.",
		"Obrázek leží na stole: {1} × {2} polí po {3} pixelech. Nemá zdi, mlha se vede ručně.",
	},
	laidInFile: {
		"In the file: {0}.",
		"Obsahuje {0}.",
	},
	laidBare: {
		"There are no walls, doors or lights in the file: fog is played by hand.",
		"V souboru nejsou zdi, dveře ani světla, mlha se vede ručně.",
	},
	laidWindows: {
		"{0} of the doors is a window.|{0} of the doors are windows.",
		"Mezi dveřmi je {0} okno.|Mezi dveřmi jsou {0} okna.|Mezi dveřmi je {0} oken.|Mezi dveřmi je {0} okna.",
	},
	laidOutside: {
		"Outside the picture lay, and were left out: {0}.",
		"Mimo obrázek leží a na stůl nepřišlo: {0}.",
	},
	laidOverfull: {
		"There are more walls and crossings of walls than sight can handle, so nobody sees anything. Simplify the map and lay it again.",
		"Zdí a jejich křížení je víc, než kolik zvládne výpočet výhledu, takže nikdo nic nevidí. Mapu zjednodušte a položte ji znovu.",
	},
	laidJoined: {
		"{0} end of a wall that nearly met another wall was joined to it, so that no light leaks through.|{0} ends of walls that nearly met another wall were joined to it, so that no light leaks through.",
		"{0} konec zdi, který se jiné zdi téměř dotýkal, se k ní připojil, aby tudy neprosvítalo světlo.|{0} konce zdí, které se jiné zdi téměř dotýkaly, se k ní připojily, aby tudy neprosvítalo světlo.|{0} konců zdí, které se jiné zdi téměř dotýkaly, se k ní připojilo, aby tudy neprosvítalo světlo.|{0} konce zdi se připojilo k jiné zdi, aby tudy neprosvítalo světlo.",
	},
	laidWalls: {
		"{0} wall segment|{0} wall segments",
		"{0} úsek zdi|{0} úseky zdi|{0} úseků zdi|{0} úseku zdi",
	},
	laidDoors: {
		"{0} door|{0} doors",
		"{0} dveře|{0} dveře|{0} dveří|{0} dveří",
	},
	laidLights: {
		"{0} light|{0} lights",
		"{0} světlo|{0} světla|{0} světel|{0} světla",
	},
	laidAnd: {
		"{0} and {1}",
		"{0} a {1}",
	},
	laidAt: {
		"Place in the file: {0}.",
		"Místo v souboru: {0}.",
	},
	laidFirst: {
		"First place in the file: {0}.",
		"První místo v souboru: {0}.",
	},
	laidObject: {
		"{0} thing that is not of the shape it must have was left out.|{0} things that are not of the shape they must have were left out.",
		"Vynechala se {0} věc, která nemá náležitý tvar.|Vynechaly se {0} věci, které nemají náležitý tvar.|Vynechalo se {0} věcí, které nemají náležitý tvar.|Vynechalo se {0} věci, která nemá náležitý tvar.",
	},
	laidNumber: {
		"{0} point or thing with a number that is missing or impossible was left out; a wall has a gap there.|{0} points or things with numbers that are missing or impossible were left out; walls have gaps there.",
		"Vynechal se {0} bod nebo věc s číslem, které chybí nebo není možné; zeď tam má mezeru.|Vynechaly se {0} body nebo věci s čísly, která chybí nebo nejsou možná; zdi tam mají mezery.|Vynechalo se {0} bodů nebo věcí s čísly, která chybí nebo nejsou možná; zdi tam mají mezery.|Vynechalo se {0} bodu nebo věci s číslem, které chybí nebo není možné; zeď tam má mezeru.",
	},
	laidShort: {
		"{0} wall of fewer than two points was left out.|{0} walls of fewer than two points were left out.",
		"Vynechala se {0} zeď, která nemá ani dva body.|Vynechaly se {0} zdi, které nemají ani dva body.|Vynechalo se {0} zdí, které nemají ani dva body.|Vynechalo se {0} zdi, která nemá ani dva body.",
	},
	laidZero: {
		"{0} wall segment or door of no length was left out.|{0} wall segments or doors of no length were left out.",
		"Vynechal se {0} úsek zdi nebo dveře bez délky.|Vynechaly se {0} úseky zdí nebo dveře bez délky.|Vynechalo se {0} úseků zdí nebo dveří bez délky.|Vynechalo se {0} úseku zdi nebo dveří bez délky.",
	},
	laidDoor: {
		"{0} door was left out because nothing tells where it begins and ends.|{0} doors were left out because nothing tells where they begin and end.",
		"Vynechaly se {0} dveře, o kterých soubor neříká, odkud kam sahají.|Vynechaly se {0} dveře, o kterých soubor neříká, odkud kam sahají.|Vynechalo se {0} dveří, o kterých soubor neříká, odkud kam sahají.|Vynechalo se {0} dveří, o kterých soubor neříká, odkud kam sahají.",
	},
	laidTail: {
		"The file goes on after the end of the map; that was left out.",
		"Za koncem mapy soubor ještě pokračuje; to se vynechalo.",
	},
	laidText: {
		"{0} number was written as text and was read all the same.|{0} numbers were written as text and were read all the same.",
		"{0} číslo je zapsané jako text a přečetlo se i tak.|{0} čísla jsou zapsaná jako text a přečetla se i tak.|{0} čísel je zapsaných jako text a přečetlo se i tak.|{0} čísla je zapsáno jako text a přečetlo se i tak.",
	},
	laidComma: {
		"{0} comma before a closing bracket is one too many and was ignored.|{0} commas before closing brackets are too many and were ignored.",
		"{0} čárka před uzavírací závorkou je navíc a nevadila.|{0} čárky před uzavírací závorkou jsou navíc a nevadily.|{0} čárek před uzavírací závorkou je navíc a nevadilo.|{0} čárky před uzavírací závorkou je navíc a nevadilo.",
	},
	laidClosed: {
		"{0} mark of a door (such as open or closed) is written in an unusual way; look at the doors.|{0} marks of doors (such as open or closed) are written in an unusual way; look at the doors.",
		"Údaj o dveřích (třeba zda jsou zavřené) je zapsaný nezvykle ({0}×). Dveře zkontrolujte.",
	},
	laidBounds: {
		"{0} door does not say plainly where it begins and ends; that was worked out.|{0} doors do not say plainly where they begin and end; that was worked out.",
		"U {0} dveří soubor neříká přímo, odkud kam sahají; dopočítalo se to.",
	},
	laidColour: {
		"{0} colour could not be read; white was taken.|{0} colours could not be read; white was taken.",
		"{0} barva nešla přečíst, místo ní je bílá.|{0} barvy nešly přečíst, místo nich je bílá.|{0} barev nešlo přečíst, místo nich je bílá.|{0} barvy nešlo přečíst, místo ní je bílá.",
	},
	laidReach: {
		"{0} reach or strength of a light could not be read or was below zero; look at the lights.|{0} reaches or strengths of lights could not be read or were below zero; look at the lights.",
		"Dosah nebo síla světla nejde přečíst nebo je pod nulou ({0}×). Světla zkontrolujte.",
	},
	laidSize: {
		"The file does not say how large the map is; that was worked out from the picture.",
		"Soubor neříká, jak je mapa velká; dopočítalo se to z obrázku.",
	},
	laidScale: {
		"The file does not say how many pixels a cell is wide; that was worked out or assumed.",
		"Soubor neříká, kolik pixelů má pole; dopočítalo nebo odhadlo se to.",
	},
	laidPictureNone: {
		"There is no picture in the file, so only walls, doors and lights are shown.",
		"V souboru není obrázek, vidět jsou tedy jen zdi, dveře a světla.",
	},
	laidPicturePath: {
		"The file only names its picture and does not hold it. Export the map again with the picture inside.",
		"Soubor svůj obrázek jen jmenuje, ale neobsahuje ho. Vyexportujte mapu znovu i s obrázkem.",
	},
	laidPictureBroken: {
		"The picture in the file is damaged, or is neither PNG, JPEG nor WebP, and was left out.",
		"Obrázek v souboru je poškozený, nebo to není PNG, JPEG ani WebP, a vynechal se.",
	},
	laidPictureDot: {
		"The picture in the file is a single pixel and was taken for none.",
		"Obrázek v souboru má jediný pixel, bere se tedy, jako by tam nebyl.",
	},
	laidPictureScaled: {
		"The picture is of another size than the file says; it was fitted to the map.",
		"Obrázek má jinou velikost, než soubor říká; přizpůsobil se mapě.",
	},
	laidPictureStretched: {
		"The picture's sides are not as the map's, so it is stretched. Check that walls and picture agree.",
		"Obrázek má jiný poměr stran než mapa, je proto roztažený. Zkontrolujte, jestli na něm zdi sedí.",
	},
}
