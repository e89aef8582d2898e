package lang

// Texts of ground, heights and sizes.
const (
	ToolLand       Key = "toolLand"
	HintLand       Key = "hintLand"
	LandKind       Key = "landKind"
	LandPlain      Key = "landPlain"
	LandRough      Key = "landRough"
	LandSteep      Key = "landSteep"
	LandWater      Key = "landWater"
	LandChasm      Key = "landChasm"
	LandFilled     Key = "landFilled"
	GridNone       Key = "gridNone"
	Squeezing      Key = "squeezing"
	TokenClimb     Key = "tokenClimb"
	TokenSwim      Key = "tokenSwim"
	TokenFly       Key = "tokenFly"
	TokenFactClimb Key = "tokenFactClimb"
	TokenFactSwim  Key = "tokenFactSwim"
	TokenFactFly   Key = "tokenFactFly"
	TokenHeight    Key = "tokenHeight"
	TokenUp        Key = "tokenUp"
	TokenDownward  Key = "tokenDownward"
	TokenOnGround  Key = "tokenOnGround"
	TokenAbove     Key = "tokenAbove"
	TokenBelow     Key = "tokenBelow"
	TokenFlies     Key = "tokenFlies"
	TokenSqueezes  Key = "tokenSqueezes"
	TokenStands    Key = "tokenStands"
	TokenSqueezed  Key = "tokenSqueezed"
	TokenFlip      Key = "tokenFlip"
	TokenAcross    Key = "tokenAcross"
	SizeWider      Key = "sizeWider"
	SizeOther      Key = "sizeOther"
	WayGround      Key = "wayGround"
	WayOccupied    Key = "wayOccupied"
	HelpLand       Key = "helpLand"
	HelpLandText   Key = "helpLandText"
	HelpHeight     Key = "helpHeight"
	HelpHeightText Key = "helpHeightText"
	HelpOthers     Key = "helpOthers"
	HelpOthersText Key = "helpOthersText"
)

var landWords = map[Key]pair{
	ToolLand: {
		"Paint ground",
		"Malovat terén",
	},
	HintLand: {
		"Drag over cells. Each sort of ground says what a step into it costs.",
		"Tažením malujte pole. Druh terénu určuje, co stojí krok do něj.",
	},
	LandKind: {
		"Ground",
		"Terén",
	},
	LandPlain: {
		"plain (erase)",
		"obyčejný (mazat)",
	},
	LandRough: {
		"difficult: one cell more",
		"obtížný: o pole víc",
	},
	LandSteep: {
		"steep: climbed, one cell more without a climbing speed",
		"strmý: leze se, bez rychlosti lezení o pole víc",
	},
	LandWater: {
		"water: swum, one cell more without a swimming speed",
		"voda: plave se, bez rychlosti plavání o pole víc",
	},
	LandChasm: {
		"chasm: only flying",
		"propast: jen letem",
	},
	LandFilled: {
		"filled: nobody gets in or past its corners",
		"plný: nikdo do něj nevstoupí ani neřízne roh",
	},
	GridNone: {
		"none: a unit to measure by",
		"žádná: jen jednotka k měření",
	},
	Squeezing: {
		"Tokens may squeeze into a space one size smaller (each step once more)",
		"Žetony se smějí protáhnout místem o velikost menším (každý krok navíc)",
	},
	TokenClimb: {
		"Climbing speed (cells, 0 = none)",
		"Rychlost lezení (pole, 0 = žádná)",
	},
	TokenSwim: {
		"Swimming speed (cells, 0 = none)",
		"Rychlost plavání (pole, 0 = žádná)",
	},
	TokenFly: {
		"Flying speed (cells, 0 = none)",
		"Rychlost letu (pole, 0 = žádná)",
	},
	TokenFactClimb: {
		"Climbs",
		"Leze",
	},
	TokenFactSwim: {
		"Swims",
		"Plave",
	},
	TokenFactFly: {
		"Flies",
		"Létá",
	},
	TokenHeight: {
		"Height",
		"Výška",
	},
	TokenUp: {
		"Higher",
		"Výš",
	},
	TokenDownward: {
		"Lower",
		"Níž",
	},
	TokenOnGround: {
		"on the ground",
		"na zemi",
	},
	TokenAbove: {
		"{0} above the ground",
		"{0} nad zemí",
	},
	TokenBelow: {
		"{0} below the ground",
		"{0} pod zemí",
	},
	TokenFlies: {
		"Fly when moved",
		"Při pohybu letět",
	},
	TokenSqueezes: {
		"Squeeze",
		"Protáhnout se",
	},
	TokenStands: {
		"Take up the whole space again",
		"Zaujmout zase celé místo",
	},
	TokenSqueezed: {
		"squeezes",
		"protahuje se",
	},
	TokenFlip: {
		"Turn the space over",
		"Převrátit půdorys",
	},
	TokenAcross: {
		"Cells across",
		"Polí napříč",
	},
	SizeWider: {
		"Gargantuan, {0} cells across",
		"Gigantická, {0} polí napříč",
	},
	SizeOther: {
		"wider…",
		"širší…",
	},
	WayGround: {
		"no ground to walk on",
		"tudy se jít nedá",
	},
	WayOccupied: {
		"somebody stands there",
		"někdo tam stojí",
	},
	HelpLand: {
		"Ground",
		"Terén",
	},
	HelpLandText: {
		"The GM paints ground that is hard to cross; the price of a path shows it. Hatching is difficult ground, chevrons are climbed, waves are swum; a dark cell is a chasm that only flying crosses, and a grille fills its space. Difficult ground and creatures squeezed past count once; climbing and swimming cost one cell more each unless the token has that speed. You see only ground that you have explored.",
		"Pán jeskyně maluje terén, kterým se jde hůř; projeví se v ceně cesty. Šrafování je obtížný terén, na stříšky se leze, ve vlnkách se plave; tmavé pole je propast, kterou lze jen přeletět, a mříž místo zcela vyplňuje. Obtížný terén i protažení kolem tvora se počítají jednou; lezení a plavání stojí každé o pole víc, nemá-li na ně žeton rychlost. Vidíte jen terén, který jste prozkoumali.",
	},
	HelpHeight: {
		"Height",
		"Výška",
	},
	HelpHeightText: {
		"Page Up and Page Down bring the selected token higher and lower; for a player that is movement by flying, or by climbing or swimming where it stands. F makes it fly while it is dragged. Distances and areas count heights; a token in the air is passed under.",
		"Page Up a Page Down zvednou a spustí vybraný žeton; hráče to stojí pohyb letem, nebo lezením či plaváním, kde zrovna stojí. Klávesou F při tažení poletí. Vzdálenosti i oblasti výšku počítají; pod žetonem ve vzduchu se dá projít.",
	},
	HelpOthers: {
		"Others in the way",
		"Kdo stojí v cestě",
	},
	HelpOthersText: {
		"Players’ tokens are allies of each other, and so are the GM’s. Allies and Tiny creatures are passed freely, those who are down or two sizes apart like difficult ground, anyone else not at all; nobody ends a move in another’s space.",
		"Žetony hráčů jsou spojenci a žetony Pána jeskyně také. Kolem spojenců a drobných tvorů se projde volně, přes ležící a o dvě velikosti jiné jako obtížným terénem, přes ostatní vůbec; v cizím prostoru nikdo pohyb neskončí.",
	},
}
