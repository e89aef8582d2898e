package dice

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

var someSeed = Key{0x0001020304050607, 0x08090a0b0c0d0e0f, 0x1011121314151617, 0x18191a1b1c1d1e1f}

// TestCommitmentAsWritten holds the commitment and the stream to docs/dice.md, made here step by step as another would.
func TestCommitmentAsWritten(t *testing.T) {
	const session = 0xfeed
	head := append([]byte("sightline open rolls 1\n"), 0, 0, 0, 0, 0, 0, 0xfe, 0xed)
	sum := sha256.Sum256(append(head, someSeed.Bytes()...))
	if got := Commit(session, someSeed); got.String() != keyOf(sum[:]).String() {
		t.Errorf("commitment %v", got)
	}
	mac := hmac.New(sha256.New, someSeed.Bytes())
	mac.Write(append([]byte("sightline open roll 1\n"), 0, 0, 0, 0, 0, 0, 0xfe, 0xed, 0, 0, 0, 7, 0, 0, 0, 0))
	block := mac.Sum(nil)
	s := someSeed.Open(session, 7)
	for i := range 4 {
		if got, want := s.Intn(1000), int(binary.BigEndian.Uint64(block[8*i:])%1000); got != want {
			t.Errorf("word %d gives %d, want %d", i, got, want)
		}
	}
}

// TestVectorOfOpenRolls are numbers that must never change: files of open rolls are checked by later programs too.
func TestVectorOfOpenRolls(t *testing.T) {
	e, err := Parse("4d6kh3+1d20")
	if err != nil {
		t.Fatal(err)
	}
	r := e.Roll(someSeed.Open(1, 1))
	if got := r.Fallen(); len(got) != 5 || r.Total != wantTotal {
		t.Errorf("%v = %d", got, r.Total)
	}
	if got := Commit(1, someSeed).String(); got != wantCommit {
		t.Errorf("commitment %s", got)
	}
}

const (
	wantTotal  = 17
	wantCommit = "c67d7062fe5003a761a0d1d0671b1ad08aacb401b0ec9d1c7698b6ba61557103"
)

// TestFacesOfTheStreamAreEven: no face comes up much more often than another, also for numbers of sides that do not divide 2^64. The
// bound is seven deviations wide, so that no seed fails by chance.
func TestFacesOfTheStreamAreEven(t *testing.T) {
	seed := Key{A: rand.Uint64(), B: rand.Uint64(), C: rand.Uint64(), D: rand.Uint64()}
	t.Logf("seed %v", seed)
	for _, sides := range []int{2, 6, 7, 20} {
		counts := make([]int, sides)
		const each = 2000
		s := seed.Open(1, uint32(sides))
		for range each * sides {
			counts[s.Intn(sides)]++
		}
		for face, n := range counts {
			if off := n - each; off*off > 49*each {
				t.Errorf("d%d: %d came up %d times of about %d", sides, face+1, n, each)
			}
		}
	}
}

// TestRejectedWords: a word at or above the largest multiple is passed over, so that low faces are not favoured.
func TestRejectedWords(t *testing.T) {
	s := &Stream{seed: someSeed, words: []uint64{^uint64(0), ^uint64(0) - 5, 8}}
	if got := s.Intn(6); got == int(^uint64(0)%6) && len(s.words) == 2 || got != int((^uint64(0)-5)%6) && got != 2 {
		t.Errorf("got %d", got)
	}
	if got := new(Stream).Intn(0); got != 0 {
		t.Errorf("a die without sides gives %d", got)
	}
}

// TestRecordRoundTrip: what is written is read as the same and holds; whatever is changed in it does not.
func TestRecordRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		word := rapid.Uint64()
		r := Record{Session: word.Draw(t, "session"), Seed: Key{word.Draw(t, "a"), word.Draw(t, "b"), word.Draw(t, "c"), 1}}
		r.Commitment = Commit(r.Session, r.Seed)
		for i := range rapid.IntRange(1, 8).Draw(t, "rolls") {
			text := rapid.SampledFrom([]string{"4d6kh3", "1d20+5", "3d6!", "2d6ro1+1d8[fire]", "(1d4+1)*2", "7"}).Draw(t, "expr")
			e, err := Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			roll := e.Roll(r.Seed.Open(r.Session, uint32(i+1)))
			r.Rolls = append(r.Rolls, Told{uint32(i + 1), e.String(), roll.Total, roll.Fallen(), "Žofie z Lhoty"})
		}
		back, err := ReadRecord(r.Text())
		if err != nil || back.Text() != r.Text() || !back.Check().Holds() {
			t.Fatalf("%v\n%s", err, r.Text())
		}
		at := rapid.IntRange(0, len(r.Rolls)-1).Draw(t, "changed")
		bad := back
		bad.Rolls = append([]Told(nil), back.Rolls...)
		bad.Rolls[at].Total++
		if v := bad.Check(); v.Holds() || len(v.Wrong) != 1 || v.Wrong[0] != uint32(at+1) {
			t.Errorf("a total that was changed: %+v", v)
		}
		bad = back
		bad.Session++
		if bad.Check().Committed {
			t.Error("another session fits the commitment")
		}
		bad = back
		if bad.Seed.D++; bad.Check().Committed {
			t.Error("another seed fits the commitment")
		}
		if len(back.Rolls) > 2 {
			bad = back
			bad.Rolls = append(append([]Told(nil), back.Rolls[0]), back.Rolls[2:]...)
			if v := bad.Check(); len(v.Gaps) != 1 || v.Holds() {
				t.Errorf("a roll left out: %+v", v)
			}
		}
	})
}

// TestUnpublishedRecord: before the end nothing can be checked, and nothing is said to hold.
func TestUnpublishedRecord(t *testing.T) {
	r := Record{Session: 1, Commitment: Commit(1, someSeed), Rolls: []Told{{Index: 1, Expr: "1d6", Total: 3, Faces: []int32{3}}}}
	if v := r.Check(); v.Published || v.Holds() {
		t.Errorf("%+v", v)
	}
	if strings.Contains(r.Text(), "seed") {
		t.Error("the file names a seed")
	}
}

// TestRecordsThatAreNone: each fault is told with its line; no text makes reading panic.
func TestRecordsThatAreNone(t *testing.T) {
	good := Record{Session: 1, Commitment: Commit(1, someSeed), Seed: someSeed, Rolls: []Told{{1, "1d6", 3, []int32{3}, "A"}}}.Text()
	for text, line := range map[string]int{
		"":                                  1,
		"4d6":                               1,
		recordHead + "\n":                   2,
		good + "2\t1d6\t3\t3\n":             6,
		good + "0\t1d6\t3\t3\tA\n":          6,
		good + "x\t1d6\t3\t3\tA\n":          6,
		good + "2\t1d6\t3 3\t3\tA\n":        6,
		good + "2\t1d6\t3\tthree\tA\n":      6,
		good + "2\t\t3\t3\tA\n":             6,
		recordHead + "\nsession\txyz\n":     2,
		recordHead + "\ncommitment\tabcd\n": 2,
		recordHead + "\nsalt\tabcd\n":       2,
	} {
		var e *RecordError
		if _, err := ReadRecord(text); !errors.As(err, &e) || e.Line != line {
			t.Errorf("%q: %v, want line %d", text, err, line)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		if r, err := ReadRecord(recordHead + "\n" + rapid.String().Draw(t, "text")); err == nil {
			r.Check()
		}
	})
}
