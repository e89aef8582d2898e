package dice

import (
	"strconv"
	"strings"
)

// Record is the open rolls of a session, in a form that can be kept in a file and checked by anybody.
type Record struct {
	Session    uint64
	Commitment Key
	Seed       Key // zero: not published yet
	Rolls      []Told
}

// recordHead is the first line of a file.
const recordHead = "sightline open rolls 1"

// Verdict is what checking a record came to.
type Verdict struct {
	Published bool     // there is a seed to check by
	Committed bool     // it is the one that was committed to
	Wrong     []uint32 // rolls that the seed does not give
	Gaps      []uint32 // rolls that do not follow the one before them by one
}

// Holds says that the record stands.
func (v Verdict) Holds() bool {
	return v.Published && v.Committed && len(v.Wrong) == 0 && len(v.Gaps) == 0
}

// Check checks the commitment, each roll and that none is missing between the first and the last of the record.
func (r Record) Check() Verdict {
	v := Verdict{Published: r.Seed != Key{}}
	v.Committed = v.Published && Commit(r.Session, r.Seed) == r.Commitment
	for i, t := range r.Rolls {
		if v.Published && !r.Seed.Holds(r.Session, t) {
			v.Wrong = append(v.Wrong, t.Index)
		}
		if i > 0 && t.Index != r.Rolls[i-1].Index+1 {
			v.Gaps = append(v.Gaps, t.Index)
		}
	}
	return v
}

// Text is the record as a file: a line each for what it is, session, commitment, seed and every roll. A roll's line is index,
// expression, total, faces (with spaces) and name, with tabs between.
func (r Record) Text() string {
	var b strings.Builder
	b.WriteString(recordHead + "\nsession\t" + hex16(r.Session) + "\ncommitment\t" + r.Commitment.String() + "\n")
	if (r.Seed != Key{}) {
		b.WriteString("seed\t" + r.Seed.String() + "\n")
	}
	for _, t := range r.Rolls {
		b.WriteString(strconv.FormatUint(uint64(t.Index), 10) + "\t" + t.Expr + "\t" + strconv.Itoa(int(t.Total)) + "\t")
		for i, f := range t.Faces {
			if i > 0 {
				b.WriteByte(' ')
			}
			b.WriteString(strconv.Itoa(int(f)))
		}
		b.WriteString("\t" + strings.Join(strings.Fields(t.Who), " ") + "\n")
	}
	return b.String()
}

// hex16 is a number in 16 hexadecimal digits.
func hex16(n uint64) string {
	s := strconv.FormatUint(n, 16)
	return strings.Repeat("0", 16-len(s)) + s
}

// RecordError says which line of a file is wrong, counted from 1.
type RecordError struct{ Line int }

// Error is for the log; who shows it to people words it.
func (e *RecordError) Error() string {
	return "dice: line " + strconv.Itoa(e.Line) + " of the open rolls is wrong"
}

// ReadRecord reads what Text wrote. Empty lines are passed over; anything else that is no such line is a *RecordError.
func ReadRecord(text string) (Record, error) {
	var r Record
	line, began := 0, false
	for s := range strings.Lines(text) {
		line++
		s = strings.TrimRight(s, "\r\n")
		ok := true
		switch {
		case strings.TrimSpace(s) == "":
		case !began:
			ok = strings.TrimPrefix(s, "\ufeff") == recordHead
			began = true
		default:
			ok = r.read(strings.Split(s, "\t"))
		}
		if !ok {
			return Record{}, &RecordError{line}
		}
	}
	if !began || (r.Commitment == Key{}) {
		return Record{}, &RecordError{line + 1}
	}
	return r, nil
}

// read takes in one line.
func (r *Record) read(f []string) bool {
	if len(f) == 2 {
		var ok bool
		switch f[0] {
		case "session":
			var err error
			r.Session, err = strconv.ParseUint(f[1], 16, 64)
			return err == nil
		case "commitment":
			r.Commitment, ok = ReadKey(f[1])
		case "seed":
			r.Seed, ok = ReadKey(f[1])
		}
		return ok
	}
	t, ok := readTold(f)
	r.Rolls = append(r.Rolls, t)
	return ok
}

// readTold reads a roll.
func readTold(f []string) (t Told, ok bool) {
	if len(f) != 5 {
		return t, false
	}
	index, err := strconv.ParseUint(f[0], 10, 32)
	total, bad := strconv.ParseInt(f[2], 10, 32)
	t = Told{Index: uint32(index), Expr: f[1], Total: int32(total), Who: f[4]}
	for s := range strings.FieldsSeq(f[3]) {
		n, err := strconv.ParseInt(s, 10, 32)
		if err != nil {
			return t, false
		}
		t.Faces = append(t.Faces, int32(n))
	}
	return t, err == nil && bad == nil && index > 0 && t.Expr != ""
}
