package lang

// Texts of cover, flanking and facing.
const (
	HintSight        Key = "hintSight"
	ProbeFromArea    Key = "probeFromArea"
	ProbeReached     Key = "probeReached"
	ProbeUnreached   Key = "probeUnreached"
	ProbeWho         Key = "probeWho"
	ProbeCapped      Key = "probeCapped"
	ProbeBonus       Key = "probeBonus"
	GiverWall        Key = "giverWall"
	GiverWindow      Key = "giverWindow"
	GiverCurtain     Key = "giverCurtain"
	GiverTerrain     Key = "giverTerrain"
	GiverObstacle    Key = "giverObstacle"
	GiverDoor        Key = "giverDoor"
	GiverNothing     Key = "giverNothing"
	GiverLines       Key = "giverLines"
	LineBlocked      Key = "lineBlocked"
	BehindWall       Key = "behindWall"
	BehindWindow     Key = "behindWindow"
	BehindCurtain    Key = "behindCurtain"
	BehindTerrain    Key = "behindTerrain"
	BehindObstacle   Key = "behindObstacle"
	BehindDoor       Key = "behindDoor"
	BehindToken      Key = "behindToken"
	CoverBehind      Key = "coverBehind"
	CoverInWay       Key = "coverInWay"
	Flanking         Key = "flanking"
	FlankPair        Key = "flankPair"
	FlankOf          Key = "flankOf"
	FlankSides       Key = "flankSides"
	FlankCorners     Key = "flankCorners"
	FlankHexes       Key = "flankHexes"
	FlankAdvantage   Key = "flankAdvantage"
	FlankNobody      Key = "flankNobody"
	FlankDown        Key = "flankDown"
	FlankBlind       Key = "flankBlind"
	FlankApart       Key = "flankApart"
	FlankWalled      Key = "flankWalled"
	FlankNotOpposite Key = "flankNotOpposite"
	FlankNotHexes    Key = "flankNotHexes"
	ArcFront         Key = "arcFront"
	ArcLeft          Key = "arcLeft"
	ArcRight         Key = "arcRight"
	ArcRear          Key = "arcRear"
	ProbeArc         Key = "probeArc"
	ProbeArcUnseen   Key = "probeArcUnseen"
	ProbeBehind      Key = "probeBehind"
	ProbeBehindRear  Key = "probeBehindRear"
	RuleFlanking     Key = "ruleFlanking"
	RuleFacing       Key = "ruleFacing"
	RuleWideFront    Key = "ruleWideFront"
	RulesOptional    Key = "rulesOptional"
	RulesNone        Key = "rulesNone"
	WayOffMap        Key = "wayOffMap"
	WayWall          Key = "wayWall"
	WayCorner        Key = "wayCorner"
	WayNoRoom        Key = "wayNoRoom"
	WayCreature      Key = "wayCreature"
	WayNone          Key = "wayNone"
)

var tacticsWords = map[Key]pair{
	HintSight: {
		"Select who looks, then click who is looked at. From a template on the board: click where it begins first.",
		"Vyberte, kdo se dívá, a pak klepněte na cíl. Chcete-li kryt proti šabloně, klepněte nejdřív na její začátek.",
	},
	ProbeFromArea: {
		"Cover of {0} against the template",
		"Kryt proti šabloně: {0}",
	},
	ProbeReached: {
		"The effect gets there",
		"Účinek tam dosáhne",
	},
	ProbeUnreached: {
		"The effect does not get there",
		"Účinek tam nedosáhne",
	},
	ProbeWho: {
		"Blocked by: {0}.",
		"Cloní: {0}.",
	},
	ProbeCapped: {
		"By the lines alone it would be {0}, but creatures give no more than {1} here.",
		"Podle čar samotných by to byl {0}, ale bytosti tu nedají víc než {1}.",
	},
	ProbeBonus: {
		"{0} to armour class and dexterity saves",
		"{0} k obrannému číslu a záchranám na obratnost",
	},
	GiverWall: {
		"a wall",
		"zeď",
	},
	GiverWindow: {
		"a window",
		"okno",
	},
	GiverCurtain: {
		"a curtain",
		"závěs",
	},
	GiverTerrain: {
		"a low wall",
		"nízká zídka",
	},
	GiverObstacle: {
		"an obstacle",
		"překážka",
	},
	GiverDoor: {
		"a door",
		"dveře",
	},
	GiverNothing: {
		"the edge of the map",
		"okraj mapy",
	},
	GiverLines: {
		"{1} ({0} line)|{1} ({0} lines)",
		"{1} ({0} čára)|{1} ({0} čáry)|{1} ({0} čar)|{1} ({0} čáry)",
	},
	LineBlocked: {
		"blocked by {0}",
		"cloní {0}",
	},
	BehindWall: {
		"behind a wall",
		"za zdí",
	},
	BehindWindow: {
		"behind a window",
		"za oknem",
	},
	BehindCurtain: {
		"behind a curtain",
		"za závěsem",
	},
	BehindTerrain: {
		"behind a low wall",
		"za nízkou zídkou",
	},
	BehindObstacle: {
		"behind an obstacle",
		"za překážkou",
	},
	BehindDoor: {
		"behind a door",
		"za dveřmi",
	},
	BehindToken: {
		"behind {0}",
		"v cestě stojí {0}",
	},
	CoverBehind: {
		"{0} {1}",
		"{0} {1}",
	},
	CoverInWay: {
		"{0} {1}",
		"{0}, {1}",
	},
	Flanking: {
		"Flanking",
		"Obstoupení",
	},
	FlankPair: {
		"{0} and {1}",
		"{0} a {1}",
	},
	FlankOf: {
		"{0} flank {1}",
		"{0}, cíl: {1}",
	},
	FlankSides: {
		"on opposite sides",
		"stojí na protilehlých stranách",
	},
	FlankCorners: {
		"at opposite corners",
		"stojí v protilehlých rozích",
	},
	FlankHexes: {
		"{0} and {1} hexes of the ring between them",
		"mezi nimi je v kruhu {0} a {1} hexů",
	},
	FlankAdvantage: {
		"Both have advantage on melee attacks on {0}.",
		"Oba mají výhodu k útokům zblízka, cíl: {0}.",
	},
	FlankNobody: {
		"Nobody flanks {0}.",
		"Bez obstoupení, cíl: {0}.",
	},
	FlankDown: {
		"{0} is down",
		"{0} je mimo boj",
	},
	FlankBlind: {
		"{0} does not see the target",
		"{0} na cíl nevidí",
	},
	FlankApart: {
		"{0} is not next to the target",
		"{0} nestojí hned u cíle",
	},
	FlankWalled: {
		"{0} has a wall between",
		"{0} má v cestě zeď",
	},
	FlankNotOpposite: {
		"not on opposite sides",
		"nestojí proti sobě",
	},
	FlankNotHexes: {
		"not on opposite sides: {0} and {1} hexes of the ring between them",
		"nestojí proti sobě: mezi nimi je v kruhu {0} a {1} hexů",
	},
	ArcFront: {
		"in the front arc",
		"v čelním sektoru",
	},
	ArcLeft: {
		"in the left arc",
		"v levém sektoru",
	},
	ArcRight: {
		"in the right arc",
		"v pravém sektoru",
	},
	ArcRear: {
		"in the rear arc",
		"v zadním sektoru",
	},
	ProbeArc: {
		"For {0} the target is {1}.",
		"{0}: cíl je {1}.",
	},
	ProbeArcUnseen: {
		"For {0} the target is in the rear arc: neither seen nor to be targeted.",
		"{0}: cíl je v zadním sektoru, nevidí ho a nemůže na něj mířit.",
	},
	ProbeBehind: {
		"{0} has the attacker {1}.",
		"{0}: útočník je {1}.",
	},
	ProbeBehindRear: {
		"{0} has the attacker in the rear arc: advantage on the attack.",
		"{0}: útočník je v zadním sektoru a má k útoku výhodu.",
	},
	RuleFlanking: {
		"Flanking",
		"Obstoupení",
	},
	RuleFacing: {
		"Facing",
		"Rozeznávání stran",
	},
	RuleWideFront: {
		"Front arc of 120° on hexes",
		"Na hexech čelní sektor 120°",
	},
	RulesOptional: {
		"Optional rules",
		"Volitelná pravidla",
	},
	RulesNone: {
		"none",
		"žádná",
	},
	WayOffMap: {
		"off the map",
		"mimo mapu",
	},
	WayWall: {
		"a wall is in the way",
		"v cestě je zeď",
	},
	WayCorner: {
		"across the corner of an obstacle",
		"přes roh překážky",
	},
	WayNoRoom: {
		"it does not fit there",
		"nevejde se tam",
	},
	WayCreature: {
		"somebody is in the way",
		"někdo stojí v cestě",
	},
	WayNone: {
		"there is no way",
		"cesta tam nevede",
	},
}

// Texts of what is told of who is around.
const (
	NorthNorthEast Key = "northNorthEast"
	EastNorthEast  Key = "eastNorthEast"
	EastSouthEast  Key = "eastSouthEast"
	SouthSouthEast Key = "southSouthEast"
	SouthSouthWest Key = "southSouthWest"
	WestSouthWest  Key = "westSouthWest"
	WestNorthWest  Key = "westNorthWest"
	NorthNorthWest Key = "northNorthWest"
	ToldAdjacent   Key = "toldAdjacent"
	ToldHigher     Key = "toldHigher"
	ToldLower      Key = "toldLower"
	AroundOf       Key = "aroundOf"
	AroundNobody   Key = "aroundNobody"
)

var toldWords = map[Key]pair{
	NorthNorthEast: {
		"to the north-north-east",
		"na severoseverovýchod",
	},
	EastNorthEast: {
		"to the east-north-east",
		"na východoseverovýchod",
	},
	EastSouthEast: {
		"to the east-south-east",
		"na východojihovýchod",
	},
	SouthSouthEast: {
		"to the south-south-east",
		"na jihojihovýchod",
	},
	SouthSouthWest: {
		"to the south-south-west",
		"na jihojihozápad",
	},
	WestSouthWest: {
		"to the west-south-west",
		"na západojihozápad",
	},
	WestNorthWest: {
		"to the west-north-west",
		"na západoseverozápad",
	},
	NorthNorthWest: {
		"to the north-north-west",
		"na severoseverozápad",
	},
	ToldAdjacent: {
		"right next to it",
		"hned vedle",
	},
	ToldHigher: {
		"{0} higher",
		"o {0} výš",
	},
	ToldLower: {
		"{0} lower",
		"o {0} níž",
	},
	AroundOf: {
		"Who is around {0}",
		"Kdo je kolem, {0}",
	},
	AroundNobody: {
		"Nobody is to be seen.",
		"Nikoho není vidět.",
	},
}
