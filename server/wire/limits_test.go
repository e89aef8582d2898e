package wire

import (
	"reflect"
	"strings"
	"testing"

	"sightline/geom"
	"sightline/geom/area"
	"sightline/geom/grid"
	"sightline/rules"
	"sightline/rules/effect"
	"sightline/rules/turn"
)

// TestLimitsAreExact tries each limit with as much as it allows and with one more, for players and for GMs.
func TestLimitsAreExact(t *testing.T) {
	text := func(n int) string { return strings.Repeat("ž", n) }
	path := func(n int) []grid.Place { return make([]grid.Place, n) }
	points := func(n int) []geom.Point { return make([]geom.Point, n) }
	for who, l := range map[string]Limits{"player": DefaultLimits(), "GM": LimitsGM()} {
		for name, c := range map[string]struct {
			most int
			body func(n int) Body
		}{
			"path":          {l.Path, func(n int) Body { return MoveToken{Path: path(n)} }},
			"shown path":    {l.Path, func(n int) Body { return Show{Thing{Path: path(n)}} }},
			"ruler":         {l.Points, func(n int) Body { return Show{Thing{Points: points(n)}} }},
			"text":          {l.Text, func(n int) Body { return Say{Text: text(n)} }},
			"expression":    {l.Expr, func(n int) Body { return Roll{Expr: text(n)} }},
			"readers":       {l.To, func(n int) Body { return Say{To: make([]SeatID, n)} }},
			"token's name":  {l.Name, func(n int) Body { return AddToken{Spec: TokenSpec{Name: text(n)}} }},
			"edited name":   {l.Name, func(n int) Body { return EditToken{Spec: TokenSpec{Name: text(n)}} }},
			"entry's name":  {l.Name, func(n int) Body { return AddEntry{Name: text(n)} }},
			"seat's name":   {l.Name, func(n int) Body { return RenameSeat{Name: text(n)} }},
			"fog":           {l.MaskBits / 8, func(n int) Body { return BrushFog{Area: geom.NewMask(8, int32(n))} }},
			"table's name":  {maxName, func(n int) Body { return SetTable{Table{Name: text(n)}} }},
			"house rules":   {l.House, func(n int) Body { return SetTable{Table{House: text(n)}} }},
			"picture's id":  {maxPicture, func(n int) Body { return AddToken{Spec: TokenSpec{Picture: PictureID(text(n))}} }},
			"speed":         {maxSize / geom.Unit, func(n int) Body { return AddToken{Spec: TokenSpec{Speed: int32(n)}} }},
			"fields":        {int(AllFields), func(n int) Body { return EditToken{Fields: Field(n)} }},
			"facing":        {359, func(n int) Body { return TurnToken{Facing: int16(n)} }},
			"place":         {maxCell, func(n int) Body { return PutToken{At: grid.Place{Cell: grid.Cell{X: int32(n)}}} }},
			"point":         {geom.Limit, func(n int) Body { return RevealRoom{At: geom.Point{Y: int32(n)}} }},
			"quarter":       {3, func(n int) Body { return PutToken{At: grid.Place{Quarter: uint8(n)}} }},
			"size":          {int(grid.Widest), func(n int) Body { return AddToken{Spec: TokenSpec{Size: grid.Size(n)}} }},
			"grid":          {int(grid.Gridless), func(n int) Body { return SetScene{Grid: grid.Grid{Kind: grid.Kind(n)}} }},
			"light":         {int(LightDark), func(n int) Body { return SetScene{Light: SceneLight(n)} }},
			"door":          {int(DoorLocked), func(n int) Body { return SetDoor{To: DoorState(n)} }},
			"distance rule": {int(grid.Taxicab), func(n int) Body { return SetTable{Table{Diagonal: grid.Rule(n)}} }},
			"move limit":    {int(LimitTurn), func(n int) Body { return SetTable{Table{Limit: Limit(n)}} }},
			"fog mode":      {int(FogHand), func(n int) Body { return SetTable{Table{Fog: FogMode(n)}} }},
			"form":          {area.Kinds - 1, func(n int) Body { return Show{Thing{Shape: area.Shape{Kind: area.Kind(n)}}} }},
			"length":        {MaxTemplate, func(n int) Body { return Show{Thing{Shape: area.Shape{Length: int32(n)}}} }},
			"width":         {MaxTemplate, func(n int) Body { return Show{Thing{Shape: area.Shape{Width: int32(n)}}} }},
			"height":        {MaxTemplate, func(n int) Body { return Show{Thing{Shape: area.Shape{Height: int32(n)}}} }},
			"lift":          {geom.Limit, func(n int) Body { return Show{Thing{Shape: area.Shape{Lift: int32(n)}}} }},
			"depth":         {geom.Limit, func(n int) Body { return Show{Thing{Shape: area.Shape{Lift: int32(-n)}}} }},
			"pivot":         {int(area.RightEnd), func(n int) Body { return Show{Thing{Shape: area.Shape{Pivot: area.Pivot(n)}}} }},
			"space's size":  {int(grid.Widest), func(n int) Body { return Show{Thing{Shape: area.Shape{Size: grid.Size(n)}}} }},
			"space's place": {maxCell, func(n int) Body { return Show{Thing{Shape: area.Shape{At: grid.Place{Cell: grid.Cell{X: int32(n)}}}}} }},
			"count":         {int(grid.Taxicab), func(n int) Body { return Show{Thing{Shape: area.Shape{Count: grid.Rule(n)}}} }},
			"count up":      {int(grid.Taxicab), func(n int) Body { return Show{Thing{Shape: area.Shape{Up: grid.Rule(n)}}} }},
			"effect's kind": {maxKind, func(n int) Body { return AddEffect{Spec: EffectSpec{Kind: text(n)}} }},
			"effect's name": {l.Name, func(n int) Body { return AddEffect{Spec: EffectSpec{Name: text(n)}} }},
			"affected":      {l.To, func(n int) Body { return AddEffect{Tokens: make([]TokenID, n)} }},
			"until":         {int(effect.Untold), func(n int) Body { return AddEffect{Spec: EffectSpec{Lasting: effect.Lasting{Until: effect.Until(n)}}} }},
			"audience":      {int(SeeGM), func(n int) Body { return AddEffect{Spec: EffectSpec{See: Audience(n)}} }},
			"rolled for":    {l.To, func(n int) Body { return RollInitiative{Tokens: make([]TokenID, n)} }},
			"used":          {int(turn.AllUsed), func(n int) Body { return UseTurn{Used: turn.Used(n)} }},
			"labels":        {int(rules.LabelStyles) - 1, func(n int) Body { return LabelTokens{Style: rules.LabelStyle(n)} }},
			"style":         {int(turn.Styles) - 1, func(n int) Body { return SetTable{Table{Order: turn.Style(n)}} }},
			"health shown":  {int(HealthNumbers), func(n int) Body { return SetTable{Table{Health: HealthShown(n)}} }},
			"thing":         {int(ThingTemplate), func(n int) Body { return Show{Thing{Kind: ThingKind(n)}} }},
		} {
			if _, err := DecodeCommand(EncodeCommand(Command{Body: c.body(c.most)}), l); err != nil {
				t.Errorf("%s: %s of %d: %v", who, name, c.most, err)
			}
			if _, err := DecodeCommand(EncodeCommand(Command{Body: c.body(c.most + 1)}), l); err == nil {
				t.Errorf("%s: %s of %d is more than the limit", who, name, c.most+1)
			}
		}
	}
}

// TestLargestCommandsFit: whatever the other limits allow must not be stopped by the limit on bytes, but for text and readers
// at once, which nobody writes.
func TestLargestCommandsFit(t *testing.T) {
	far := grid.Place{Cell: grid.Cell{X: maxCell, Y: -maxCell}, Turned: true}
	for who, l := range map[string]Limits{"player": DefaultLimits(), "GM": LimitsGM()} {
		path := make([]grid.Place, l.Path)
		for i := range path {
			path[i] = far
		}
		for name, b := range map[string]Body{
			"path": MoveToken{Token: 1 << 63, Path: path},
			"text": Say{Text: strings.Repeat("日", l.Text)},
		} {
			if n := len(EncodeCommand(Command{Body: b})); n > l.Message {
				t.Errorf("%s: the longest %s takes %d bytes, %d are allowed", who, name, n, l.Message)
			}
		}
	}
}

// TestLimitsSayWhatTheyAre: each field has its usage, and a GM may all that a player may.
func TestLimitsSayWhatTheyAre(t *testing.T) {
	player, gm := reflect.ValueOf(DefaultLimits()), reflect.ValueOf(LimitsGM())
	for i := range player.NumField() {
		f := player.Type().Field(i)
		if f.Tag.Get("usage") == "" {
			t.Errorf("%s does not say what it bounds", f.Name)
		}
		if gm.Field(i).Int() < player.Field(i).Int() {
			t.Errorf("a GM's %s is smaller than a player's", f.Name)
		}
	}
	if DefaultLimits().Message != 4<<10 || LimitsGM().Message != 64<<10 {
		t.Error("commands are of 4 and 64 KiB")
	}
}

// TestEachEnumHasItsRange decodes one more than the last value of each kind of value in a view.
func TestEachEnumHasItsRange(t *testing.T) {
	for name, v := range map[string]*View{
		"role":       {Me: Me{Role: GM + 1}},
		"rule":       {Table: Table{Diagonal: grid.Taxicab + 1}},
		"limit":      {Table: Table{Limit: LimitTurn + 1}},
		"fog":        {Table: Table{Fog: FogHand + 1}},
		"grid":       {Scene: Scene{Grid: grid.Grid{Kind: grid.Gridless + 1}}},
		"light":      {Scene: Scene{Light: LightDark + 1}},
		"pixels":     {Scene: Scene{PixelsX: -1}},
		"wall":       {Walls: []Wall{{Kind: 99}}},
		"side":       {Walls: []Wall{{Sides: 4}}},
		"wall's end": {Walls: []Wall{{A: geom.Point{X: geom.Limit + 1}}}},
		"door":       {Doors: []Door{{State: DoorLocked + 1}}},
		"size":       {Tokens: []Token{{Size: grid.Widest + 1}}},
		"floor":      {Tokens: []Token{{Floor: maxFloor + 1}}},
		"depth":      {Tokens: []Token{{Floor: -maxFloor - 1}}},
		"land":       {Land: []Land{{Run{N: 1}, rules.AllLand + 1}}},
		"empty run":  {Land: []Land{{Run{}, rules.Rough}}},
		"far run":    {Land: []Land{{Run{grid.Cell{X: maxCell + 1}, 1}, rules.Rough}}},
		"fly":        {Tokens: []Token{{Sheet: &Sheet{Fly: -1}}}},
		"facing":     {Tokens: []Token{{Facing: -1}}},
		"quarter":    {Tokens: []Token{{At: grid.Place{Quarter: 4}}}},
		"speed":      {Tokens: []Token{{Sheet: &Sheet{Speed: -1}}}},
		"reach":      {Lights: []Light{{Dim: -1}}},
		"round":      {Turn: Turn{Round: -1}},
		"name":       {Seats: []Seat{{Name: strings.Repeat("x", maxName+1)}}},
	} {
		if got, err := DecodeView(EncodeView(v)); err == nil {
			t.Errorf("%s: a value out of range was read: %+v", name, got)
		}
	}
}

// TestStrokesOfGround: a stroke that paints ground is a GM's and has its limit, and no row of it is empty.
func TestStrokesOfGround(t *testing.T) {
	runs := make([]Run, 30)
	for i := range runs {
		runs[i] = Run{Cell: grid.Cell{Y: int32(i)}, N: 3}
	}
	b := EncodeCommand(Command{ID: 1, Body: PaintLand{Kind: rules.Rough, Runs: runs}})
	few := LimitsGM()
	few.Runs = 29
	for name, c := range map[string]struct {
		l  Limits
		ok bool
	}{"a GM's": {LimitsGM(), true}, "a player's": {DefaultLimits(), false}, "one too many": {few, false}} {
		if _, err := DecodeCommand(b, c.l); (err == nil) != c.ok {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, b := range map[string]Body{
		"an empty row": PaintLand{Runs: []Run{{}}}, "no such ground": PaintLand{Kind: rules.AllLand + 1}, "too high": RaiseToken{Floor: maxFloor + 1},
	} {
		if got, err := DecodeCommand(EncodeCommand(Command{Body: b}), LimitsGM()); err == nil {
			t.Errorf("%s: %+v was read", name, got)
		}
	}
}

// TestFieldsOfATokenOnly: bits that name no field are refused: the table uses those between for itself.
func TestFieldsOfATokenOnly(t *testing.T) {
	for bit := range 32 {
		f := Field(1) << bit
		_, err := DecodeCommand(EncodeCommand(Command{Body: EditToken{Fields: f}}), LimitsGM())
		if known := f&AllFields != 0; (err == nil) != known {
			t.Errorf("bit %d: %v", bit, err)
		}
	}
}
