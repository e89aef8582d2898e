package uvtt

import (
	"bytes"
	"errors"
	"os"
	"strings"
	"testing"

	"sightline/maps"
)

// small is a good file in which tests break something.
const small = `{"format": 0.3, "resolution": {"map_origin": {"x": 0, "y": 0}, "map_size": {"x": 6, "y": 5}, "pixels_per_grid": 50},
"line_of_sight": [[{"x": 1, "y": 1}, {"x": 2, "y": 1}]], "objects_line_of_sight": [],
"portals": [{"position": {"x": 2.5, "y": 1}, "bounds": [{"x": 2, "y": 1}, {"x": 3, "y": 1}], "rotation": 0, "closed": true, "freestanding": false}],
"environment": {"baked_lighting": false, "ambient_light": "ffffffff"},
"lights": [{"position": {"x": 3, "y": 2.5}, "range": 3, "intensity": 1.3, "color": "ffeccd8b", "shadows": true}], "image": ""}`

// with is small with one part replaced by another.
func with(t *testing.T, from, to string) string {
	t.Helper()
	if strings.Count(small, from) != 1 {
		t.Fatalf("%q is in the file %d times", from, strings.Count(small, from))
	}
	return strings.Replace(small, from, to, 1)
}

// TestRefusals names what a file is and where it breaks.
func TestRefusals(t *testing.T) {
	deep := strings.Repeat(`{"a":`, 200)
	for name, c := range map[string]struct {
		data string
		want maps.ReadError
	}{
		"empty":                {"", maps.ReadError{Kind: maps.ErrEmpty, Offset: -1}},
		"white":                {" \r\n\t", maps.ReadError{Kind: maps.ErrEmpty, Offset: -1}},
		"a mark alone":         {"\xef\xbb\xbf", maps.ReadError{Kind: maps.ErrEmpty, Offset: -1}},
		"zeros":                {strings.Repeat("\x00", 512), maps.ReadError{Kind: maps.ErrEmpty, Offset: -1}},
		"png":                  {"\x89PNG\r\n\x1a\n....", maps.ReadError{Kind: maps.ErrPicture, Where: "png"}},
		"jpeg":                 {"\xff\xd8\xff\xe0", maps.ReadError{Kind: maps.ErrPicture, Where: "jpeg"}},
		"webp (#76)":           {"RIFF\x10\x00\x00\x00WEBPVP8 ", maps.ReadError{Kind: maps.ErrPicture, Where: "webp"}},
		"pointer":              {"version https://git-lfs.github.com/spec/v1\n", maps.ReadError{Kind: maps.ErrPointer, Where: "git-lfs"}},
		"zip":                  {"PK\x03\x04", maps.ReadError{Kind: maps.ErrArchive, Where: "zip"}},
		"utf-16":               {"\xff\xfe{\x00", maps.ReadError{Kind: maps.ErrEncoding, Where: "utf-16"}},
		"svg":                  {"\n<svg xmlns=''>", maps.ReadError{Kind: maps.ErrOther, Where: "svg", Offset: 1}},
		"tiled":                {"<?xml?><map tilewidth='3'>", maps.ReadError{Kind: maps.ErrOther, Where: "tiled"}},
		"text":                 {"hello", maps.ReadError{Kind: maps.ErrUnknown}},
		"a list":               {"[1]", maps.ReadError{Kind: maps.ErrUnknown}},
		"another object":       {`{"a":1}`, maps.ReadError{Kind: maps.ErrUnknown, Offset: -1}},
		"foundry":              {`{"walls":[],"tokens":[]}`, maps.ReadError{Kind: maps.ErrOther, Where: "foundry", Offset: -1}},
		"watabou":              {`{"rects":[],"doors":[]}`, maps.ReadError{Kind: maps.ErrOther, Where: "watabou", Offset: -1}},
		"tiled json":           {`{"layers":[],"tilewidth":3}`, maps.ReadError{Kind: maps.ErrOther, Where: "tiled", Offset: -1}},
		"editor":               {`{"header":{"a":1},"world":{}}`, maps.ReadError{Kind: maps.ErrEditor, Where: "dungeondraft", Offset: -1}},
		"cut in a key":         {`{"line_of_s`, maps.ReadError{Kind: maps.ErrCut, Where: "[0]", Offset: 11}},
		"cut in the picture":   {`{"resolution":{},"image":"iVBOR`, maps.ReadError{Kind: maps.ErrCut, Where: "image", Offset: 31}},
		"cut in a portal":      {`{"portals":[{"closed":true},{"bounds":[{"x":1`, maps.ReadError{Kind: maps.ErrCut, Where: "portals[1].bounds[0].x", Offset: 45}},
		"no comma":             {`{"lights":[] "portals":[]}`, maps.ReadError{Kind: maps.ErrSyntax, Where: "lights", Offset: 13}},
		"no colon":             {`{"lights" []}`, maps.ReadError{Kind: maps.ErrSyntax, Where: "[0]", Offset: 10}},
		"no value":             {`{"lights":,}`, maps.ReadError{Kind: maps.ErrSyntax, Where: "lights", Offset: 10}},
		"two commas":           {`{"lights":[1,,2]}`, maps.ReadError{Kind: maps.ErrSyntax, Where: "lights[1]", Offset: 13}},
		"wrong bracket":        {`{"lights":[}`, maps.ReadError{Kind: maps.ErrSyntax, Where: "lights[0]", Offset: 11}},
		"too deep":             {deep, maps.ReadError{Kind: maps.ErrTooDeep, Where: strings.TrimSuffix(strings.Repeat("a.", 100), "."), Offset: 500, Limit: 100}},
		"no size":              {`{"resolution":{"pixels_per_grid":50},"line_of_sight":[]}`, maps.ReadError{Kind: maps.ErrSize, Where: "resolution.map_size", Offset: -1, Limit: maps.MaxSide}},
		"no resolution":        {`{"line_of_sight":[]}`, maps.ReadError{Kind: maps.ErrSize, Where: "resolution.map_size", Offset: -1, Limit: maps.MaxSide}},
		"size 0":               {with(t, `"x": 6`, `"x": 0`), maps.ReadError{Kind: maps.ErrSize, Where: "resolution.map_size", Offset: -1, Limit: maps.MaxSide}},
		"size below 0":         {with(t, `"x": 6`, `"x": -6`), maps.ReadError{Kind: maps.ErrSize, Where: "resolution.map_size", Offset: -1, Limit: maps.MaxSide}},
		"size too large":       {with(t, `"x": 6`, `"x": 1025`), maps.ReadError{Kind: maps.ErrSize, Where: "resolution.map_size", Offset: -1, Limit: maps.MaxSide}},
		"scale below 0":        {with(t, `"pixels_per_grid": 50`, `"pixels_per_grid": -1`), maps.ReadError{Kind: maps.ErrResolution, Where: "resolution.pixels_per_grid", Offset: -1}},
		"dialect: walls":       {`{"format":2,"line_of_sight":[{"polygon":[]}]}`, maps.ReadError{Kind: maps.ErrDialect, Where: "line_of_sight[0].polygon", Offset: 40}},
		"dialect: door bounds": {`{"portals":[{"bounds":{"x":1,"w":2}}]}`, maps.ReadError{Kind: maps.ErrDialect, Where: "portals[0].bounds", Offset: 22}},
	} {
		t.Run(name, func(t *testing.T) {
			m, p, rep, err := Read("a.dd2vtt", []byte(c.data))
			var e *maps.ReadError
			if !errors.As(err, &e) {
				t.Fatalf("read %+v", m)
			}
			if *e != c.want {
				t.Errorf("%+v, want %+v", *e, c.want)
			}
			if m != nil || p != nil || rep != nil {
				t.Error("something was given beside the error")
			}
			if e.Error() == "" {
				t.Error("says nothing")
			}
		})
	}
}

// TestCutAnywhereIsCut cuts a good file after each byte: it is refused as cut off, at its end, or as empty.
func TestCutAnywhereIsCut(t *testing.T) {
	for i := range len(small) - 1 {
		_, _, _, err := Read("", []byte(small[:i]))
		var e *maps.ReadError
		switch {
		case !errors.As(err, &e):
			t.Fatalf("cut after %d bytes: read", i)
		case i == 0 && e.Kind != maps.ErrEmpty, i > 0 && (e.Kind != maps.ErrCut || e.Offset != int64(i)):
			t.Errorf("cut after %d bytes: %v", i, e)
		}
	}
}

// TestFileSizeIsSaid refuses a file that is too large before looking at it, and says the limit (moo-man/FVTT-DD-Import #142).
func TestFileSizeIsSaid(t *testing.T) {
	_, _, _, err := Read("", make([]byte, MaxFile+1))
	var e *maps.ReadError
	if !errors.As(err, &e) || e.Kind != maps.ErrTooLarge || e.Limit != MaxFile {
		t.Errorf("%v", err)
	}
}

// TestTooManyIsRefused goes just beyond each limit of counts: the file is refused with the limit, not taken in part.
func TestTooManyIsRefused(t *testing.T) {
	point := `{"x":1,"y":1},`
	door := `{"bounds":[{"x":1,"y":1},{"x":2,"y":1}]},`
	lamp := `{"position":{"x":1,"y":1}},`
	for name, c := range map[string]struct {
		key, one, pre, post string
		most                int
	}{
		"points": {"line_of_sight", point, "[[", "]]", maps.MaxSegments},
		"doors":  {"portals", door, "[", "]", maps.MaxDoors},
		"lights": {"lights", lamp, "[", "]", maps.MaxLights},
	} {
		make := func(n int) []byte {
			return []byte(`{"resolution":{"map_size":{"x":9,"y":9}},"` + c.key + `":` + c.pre + strings.Repeat(c.one, n) + c.post + `}`)
		}
		if _, _, _, err := Read("", make(c.most)); err != nil {
			t.Errorf("%s at the limit: %v", name, err)
		}
		_, _, _, err := Read("", make(c.most+1))
		var e *maps.ReadError
		if !errors.As(err, &e) || e.Kind != maps.ErrTooMany || e.Limit != int64(c.most) {
			t.Errorf("%s over the limit: %v", name, err)
		}
	}
}

// TestEditorSaveIsNamed reads the save of an editor, which people choose by mistake.
func TestEditorSaveIsNamed(t *testing.T) {
	_, _, _, err := Read("x.dd2vtt", load(t, "vttmaps-safe-room.dungeondraft_map"))
	var e *maps.ReadError
	if !errors.As(err, &e) || e.Kind != maps.ErrEditor {
		t.Errorf("%v", err)
	}
}

// TestBadObjectsAreDroppedAlone breaks one object in each way: the rest of the map is there, and the loss is counted.
func TestBadObjectsAreDroppedAlone(t *testing.T) {
	for name, c := range map[string]struct {
		from, to             string
		code                 maps.Code
		walls, doors, lights int
	}{
		"a wall that is a number":       {`[[{"x": 1, "y": 1}, {"x": 2, "y": 1}]]`, `[7, [{"x": 1, "y": 1}, {"x": 2, "y": 1}]]`, maps.CodeObject, 1, 1, 1},
		"walls that are a text":         {`"objects_line_of_sight": []`, `"objects_line_of_sight": "none"`, maps.CodeObject, 1, 1, 1},
		"a point without y":             {`{"x": 1, "y": 1}, {"x": 2, "y": 1}]]`, `{"x": 1}, {"x": 1, "y": 1}, {"x": 2, "y": 1}]]`, maps.CodeNumber, 1, 1, 1},
		"a point of infinity":           {`[[{"x": 1, "y": 1}`, `[[{"x": -Infinity, "y": 1}, {"x": 1, "y": 1}`, maps.CodeNumber, 1, 1, 1},
		"a point too far":               {`[[{"x": 1, "y": 1}`, `[[{"x": 1e300, "y": 1}, {"x": 1, "y": 1}`, maps.CodeNumber, 1, 1, 1},
		"a point beyond numbers":        {`[[{"x": 1, "y": 1}`, `[[{"x": 1e999, "y": 1}, {"x": 1, "y": 1}`, maps.CodeNumber, 1, 1, 1},
		"a point that is null":          {`[[{"x": 1, "y": 1}`, `[[null, {"x": 1, "y": 1}`, maps.CodeObject, 1, 1, 1},
		"a line of one point":           {`"line_of_sight": [[`, `"line_of_sight": [[{"x": 1, "y": 1}],[`, maps.CodeShort, 1, 1, 1},
		"a door of nothing":             {`"portals": [`, `"portals": [{},`, maps.CodeDoor, 1, 1, 1},
		"a door of no width":            {`"portals": [`, `"portals": [{"bounds":[{"x":1,"y":1},{"x":1,"y":1}]},`, maps.CodeZero, 1, 1, 1},
		"a door that is a text":         {`"portals": [`, `"portals": ["door",`, maps.CodeObject, 1, 1, 1},
		"a door far from any wall":      {`"portals": [`, `"portals": [{"position":{"x":5,"y":5}},`, maps.CodeDoor, 1, 1, 1},
		"a light without a place":       {`"lights": [`, `"lights": [{"range":3},`, maps.CodeNumber, 1, 1, 1},
		"a light of a reach below 0":    {`"range": 3`, `"range": -3`, maps.CodeReach, 1, 1, 1},
		"a light of a colour unknown":   {`"ffeccd8b"`, `"warm"`, maps.CodeColour, 1, 1, 1},
		"a light of a colour in a list": {`"ffeccd8b"`, `[1,2,3]`, maps.CodeColour, 1, 1, 1},
		"closed as a word":              {`"closed": true`, `"closed": "maybe"`, maps.CodeClosed, 1, 1, 1},
		"something after the end":       {`"image": ""}`, `"image": ""} and more`, maps.CodeTail, 1, 1, 1},
	} {
		t.Run(name, func(t *testing.T) {
			m, _, rep, err := Read("", []byte(with(t, c.from, c.to)))
			if err != nil {
				t.Fatal(err)
			}
			if len(m.Walls) != c.walls || len(m.Doors) != c.doors || len(m.Lights) != c.lights {
				t.Errorf("%d walls, %d doors, %d lights", len(m.Walls), len(m.Doors), len(m.Lights))
			}
			if rep.Count(c.code) != 1 {
				t.Errorf("notes %v, want %q once", rep.Notes, c.code)
			}
		})
	}
}

// TestWhatMayBeMissing takes away each key that FORMATS in the wild lack.
func TestWhatMayBeMissing(t *testing.T) {
	for _, key := range []string{"map_origin", "pixels_per_grid", "objects_line_of_sight", "environment", "shadows", "rotation", "position", "freestanding", "intensity", "format", "image"} {
		data := strings.Replace(small, `"`+key+`"`, `"not_`+key+`"`, -1)
		m, _, _, err := Read("", []byte(data))
		if err != nil || len(m.Walls) != 1 || len(m.Doors) != 1 || len(m.Lights) == 0 && key != "position" {
			t.Errorf("without %s: %+v, %v", key, m, err)
		}
	}
}

// TestOddNumbers reads numbers in the forms that programs give them.
func TestOddNumbers(t *testing.T) {
	for text, want := range map[string]float64{`"6"`: 6, `" 6.5 "`: 6.5, `"6,5"`: 6.5, "6e0": 6, "+6": 6, "06": 6, "6.": 6} {
		m, _, _, err := Read("", []byte(with(t, `"x": 6`, `"x": `+text)))
		if err != nil || m.Size.X != want {
			t.Errorf("%s: %+v, %v", text, m, err)
		}
	}
}

// TestClosedFalseIsNeverNothing: an opening a cell wide stands open, a narrow one is a window
// (moo-man/FVTT-DD-Import #146, RPTools/maptool #3110, #5406).
func TestClosedFalseIsNeverNothing(t *testing.T) {
	open := func(width, closed string) maps.Door {
		data := with(t, `{"x": 3, "y": 1}]`, `{"x": `+width+`, "y": 1}]`)
		data = strings.Replace(data, `"closed": true`, `"closed": `+closed, 1)
		m, _, _, err := Read("", []byte(data))
		if err != nil || len(m.Doors) != 1 {
			t.Fatalf("%+v, %v", m, err)
		}
		return m.Doors[0]
	}
	for _, c := range []struct {
		width, closed string
		open, window  bool
	}{
		{"3", "true", false, false}, {"3", "false", true, false}, {"3.02", `"false"`, true, false}, {"3", "[false]", true, false},
		{"2.762", "true", false, true}, {"2.762", "false", false, true}, {"2.84", "0", false, true}, {"2.86", "1", false, false},
	} {
		if d := open(c.width, c.closed); d.Open != c.open || d.Window != c.window {
			t.Errorf("to x %s, closed %s: %+v", c.width, c.closed, d)
		}
	}
}

// TestPictureForms takes the same picture in every form it comes in.
func TestPictureForms(t *testing.T) {
	_, want, _ := read(t, "m02-data-uri-image.uvtt")
	const text = "iVBORw0KGgoAAAANSUhEUgAAASwAAAD6AQMAAAAho+iwAAAABlBMVEWZmYhgYFAttNSCAAAAIElEQVR42u3BAQ0AAADCoPdPbQ8HFAAAAAAAAAAAAD8GJhYAAaqKu7kAAAAASUVORK5CYII="
	broken := strings.Join(strings.SplitAfter(text, "AAAA"), "\\n")
	for name, c := range map[string]struct {
		text string
		ok   bool
		code maps.Code
	}{
		"plain":           {text, true, ""},
		"no padding":      {strings.TrimRight(text, "="), true, ""},
		"escaped breaks":  {broken, true, ""},
		"windows breaks":  {strings.ReplaceAll(broken, `\n`, `\r\n`), true, ""},
		"real breaks":     {strings.ReplaceAll(broken, `\n`, "\r\n"), true, ""},
		"escaped slashes": {strings.ReplaceAll(text, "/", `\/`), true, ""},
		"url alphabet":    {strings.NewReplacer("+", "-", "/", "_").Replace(text), true, ""},
		"data:":           {"data:image/png;base64," + text, true, ""},
		"nothing":         {"", false, maps.CodePictureNone},
		"a path":          {"maps/cave.png", false, maps.CodePicturePath},
		"a path (base64)": {"maps/cave", false, maps.CodePicturePath},
		"an address":      {"https://example.org/map.webp", false, maps.CodePicturePath},
		"damaged":         {strings.Repeat("AAAA", 500), false, maps.CodePictureBroken},
		"a dot":           {"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", false, maps.CodePictureDot},
	} {
		t.Run(name, func(t *testing.T) {
			m, p, rep, err := Read("", []byte(with(t, `"image": ""`, `"image": "`+c.text+`"`)))
			if err != nil || len(m.Walls) != 1 {
				t.Fatalf("%+v, %v", m, err)
			}
			if c.ok && !bytes.Equal(p, want) || !c.ok && p != nil {
				t.Errorf("picture of %d bytes", len(p))
			}
			if c.code != "" && rep.Count(c.code) != 1 {
				t.Errorf("notes %v", rep.Notes)
			}
		})
	}
}

// TestRealSizeOfThePicture: the file's pixels_per_grid stays what the file says; the report tells of the picture's own size.
func TestRealSizeOfThePicture(t *testing.T) {
	m, _, rep := read(t, "dd-oganm-test.noimg.dd2vtt")
	if m.PixelsPerCell != 64 || rep.PictureW != 20 || rep.Count(maps.CodePictureScaled) != 1 || rep.Count(maps.CodePictureStretched) != 0 {
		t.Errorf("%v, %+v", m.PixelsPerCell, rep)
	}
	if _, _, rep = read(t, "dd-oganm-test.flatimg.dd2vtt"); rep.PictureW != 1280 || len(rep.Notes) != 0 {
		t.Errorf("%+v", rep)
	}
	sized := with(t, `"map_size": {"x": 6, "y": 5},`, "")
	data, err := os.ReadFile("testdata/m02-data-uri-image.uvtt")
	if err != nil {
		t.Fatal(err)
	}
	image := data[bytes.Index(data, []byte("data:")):bytes.LastIndexByte(data, '"')]
	m, _, rep, err = Read("", []byte(strings.Replace(sized, `"image": ""`, `"image": "`+string(image)+`"`, 1)))
	if err != nil || m.Size != (maps.XY{X: 6, Y: 5}) || rep.Count(maps.CodeSize) != 1 {
		t.Errorf("size from the picture: %+v, %v", m, err)
	}
}

// TestReadDoesNotTouchItsInput holds data to be the caller's.
func TestReadDoesNotTouchItsInput(t *testing.T) {
	data := load(t, "m01-closed-in-a-list-wrapped-base64.dd2vtt")
	was := bytes.Clone(data)
	_, p, _, err := Read("", data)
	if err != nil || !bytes.Equal(data, was) {
		t.Fatal(err)
	}
	clear(data)
	if bytes.Count(p, []byte{0}) == len(p) {
		t.Error("the picture lies in the caller's bytes")
	}
}
