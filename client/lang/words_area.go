package lang

// Texts of templates.
const (
	ToolArea      Key = "toolArea"
	FormCircle    Key = "formCircle"
	FormCone      Key = "formCone"
	FormLine      Key = "formLine"
	FormCube      Key = "formCube"
	FormEmanation Key = "formEmanation"
	FormWall      Key = "formWall"
	FormSphere    Key = "formSphere"
	FormCylinder  Key = "formCylinder"
	Forms         Key = "forms"
	AreaRadius    Key = "areaRadius"
	AreaLength    Key = "areaLength"
	AreaSide      Key = "areaSide"
	AreaReach     Key = "areaReach"
	AreaLonger    Key = "areaLonger"
	AreaShorter   Key = "areaShorter"
	AreaWidth     Key = "areaWidth"
	AreaHeight    Key = "areaHeight"
	AreaLift      Key = "areaLift"
	AreaBegin     Key = "areaBegin"
	BeginRules    Key = "beginRules"
	BeginCorner   Key = "beginCorner"
	BeginCentre   Key = "beginCentre"
	BeginEdge     Key = "beginEdge"
	BeginFree     Key = "beginFree"
	AreaAround    Key = "areaAround"
	AreaMore      Key = "areaMore"
	HintRound     Key = "hintRound"
	HintPoints    Key = "hintPoints"
	HintAround    Key = "hintAround"
	AreaMissed    Key = "areaMissed"
	AreaCoverOf   Key = "areaCoverOf"
	AreaTakeAway  Key = "areaTakeAway"
)

var areaWords = map[Key]pair{
	ToolArea: {
		"Templates of areas",
		"Šablony oblastí",
	},
	FormCircle: {
		"Circle",
		"Kruh",
	},
	FormCone: {
		"Cone",
		"Kužel",
	},
	FormLine: {
		"Line",
		"Dráha",
	},
	FormCube: {
		"Cube",
		"Krychle",
	},
	FormEmanation: {
		"Around a creature",
		"Kolem tvora",
	},
	FormWall: {
		"Wall",
		"Zeď",
	},
	FormSphere: {
		"Sphere",
		"Koule",
	},
	FormCylinder: {
		"Cylinder",
		"Válec",
	},
	Forms: {
		"Form of the template",
		"Tvar šablony",
	},
	AreaRadius: {
		"Radius",
		"Poloměr",
	},
	AreaLength: {
		"Length",
		"Délka",
	},
	AreaSide: {
		"Side",
		"Strana",
	},
	AreaReach: {
		"Reach",
		"Dosah",
	},
	AreaLonger: {
		"Larger (Shift and wheel, Page Up)",
		"Zvětšit (Shift a kolečko, Page Up)",
	},
	AreaShorter: {
		"Smaller (Shift and wheel, Page Down)",
		"Zmenšit (Shift a kolečko, Page Down)",
	},
	AreaWidth: {
		"Width",
		"Šířka",
	},
	AreaHeight: {
		"Height",
		"Výška",
	},
	AreaLift: {
		"Above the ground",
		"Nad zemí",
	},
	AreaBegin: {
		"It begins",
		"Začátek",
	},
	BeginRules: {
		"as the rules say",
		"podle pravidel",
	},
	BeginCorner: {
		"at a corner",
		"v rohu pole",
	},
	BeginCentre: {
		"in a cell",
		"uprostřed pole",
	},
	BeginEdge: {
		"at an edge",
		"na hraně pole",
	},
	BeginFree: {
		"anywhere",
		"kdekoli",
	},
	AreaAround: {
		"Spreads round corners",
		"Šíří se za roh",
	},
	AreaMore: {
		"More",
		"Víc",
	},
	HintRound: {
		"It follows the pointer; a click lays it.",
		"Jde za ukazatelem, klepnutím ji položíte.",
	},
	HintPoints: {
		"Click or press where it begins, then point it and click or let go. On a creature it begins at its space.",
		"Klepněte nebo stiskněte, kde začíná, pak namiřte a klepněte nebo pusťte. Na tvorovi začne u jeho prostoru.",
	},
	HintAround: {
		"Click a creature, or a cell.",
		"Klepněte na tvora nebo na pole.",
	},
	AreaMissed: {
		"{0} more lies behind what stops it|{0} more lie behind what stops it",
		"{0} další zůstává za překážkou|{0} další zůstávají za překážkou|{0} dalších zůstává za překážkou|{0} dalšího zůstává za překážkou",
	},
	AreaCoverOf: {
		"Cover of {0} against the template",
		"Kryt proti šabloně: {0}",
	},
	AreaTakeAway: {
		"Take the template away",
		"Odebrat šablonu",
	},
}
