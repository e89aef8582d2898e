package dice

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"slices"
	"strings"
)

// Key is 256 bits: the seed of a session's open rolls, or what commits to it. A holds the first eight bytes, big end first.
type Key struct{ A, B, C, D uint64 }

// Bytes are those of the key, in order.
func (k Key) Bytes() []byte {
	b := make([]byte, 0, sha256.Size)
	for _, w := range []uint64{k.A, k.B, k.C, k.D} {
		b = binary.BigEndian.AppendUint64(b, w)
	}
	return b
}

// String is the key in 64 hexadecimal digits.
func (k Key) String() string { return hex.EncodeToString(k.Bytes()) }

func keyOf(b []byte) Key {
	w := func(i int) uint64 { return binary.BigEndian.Uint64(b[8*i:]) }
	return Key{w(0), w(1), w(2), w(3)}
}

// ReadKey reads what String wrote, letters of either case; false when text is none.
func ReadKey(text string) (Key, bool) {
	b, err := hex.DecodeString(strings.TrimSpace(text))
	if err != nil || len(b) != sha256.Size {
		return Key{}, false
	}
	return keyOf(b), true
}

// What is hashed begins with what it is for, so that no hash can stand for another.
const (
	forCommitment = "sightline open rolls 1\n"
	forRoll       = "sightline open roll 1\n"
)

// Commit is what a table shows at the beginning of a session: SHA-256 of "sightline open rolls 1\n", the session's number (8 bytes,
// big end first) and the seed (32 bytes). Nobody finds a seed for it, nor another seed that fits.
func Commit(session uint64, seed Key) Key {
	b := binary.BigEndian.AppendUint64([]byte(forCommitment), session)
	sum := sha256.Sum256(append(b, seed.Bytes()...))
	return keyOf(sum[:])
}

// Stream is where the dice of one open roll come from: HMAC-SHA256 under the seed, of "sightline open roll 1\n", the session's number (8
// bytes), the roll's index (4 bytes) and a count of blocks from 0 (4 bytes), all big end first. Each block is four words of 64 bits, big
// end first. Rolls do not depend on one another.
type Stream struct {
	seed    Key
	session uint64
	index   uint32
	block   uint32
	words   []uint64
}

// Open is the stream of the roll of an index, the first of which is 1, in a session.
func (k Key) Open(session uint64, index uint32) *Stream {
	return &Stream{seed: k, session: session, index: index}
}

// word is the next word.
func (s *Stream) word() uint64 {
	if len(s.words) == 0 {
		b := binary.BigEndian.AppendUint64([]byte(forRoll), s.session)
		b = binary.BigEndian.AppendUint32(b, s.index)
		b = binary.BigEndian.AppendUint32(b, s.block)
		mac := hmac.New(sha256.New, s.seed.Bytes())
		mac.Write(b)
		k := keyOf(mac.Sum(nil))
		s.words = []uint64{k.A, k.B, k.C, k.D}
		s.block++
	}
	w := s.words[0]
	s.words = s.words[1:]
	return w
}

// Intn is the next word that is below the largest multiple of n below 2^64, modulo n: so each number is as likely as the others. Others
// are passed over. n is at least 1.
func (s *Stream) Intn(n int) int {
	m := uint64(max(n, 1))
	most := ^uint64(0) - ^uint64(0)%m
	for {
		if w := s.word(); w < most {
			return int(w % m)
		}
	}
}

// Told is an open roll as everybody was told it.
type Told struct {
	Index uint32
	Expr  string
	Total int32
	Faces []int32 // of all dice, as they fell, in the order a roll shows them
	Who   string
}

// Fallen are the faces of all dice as they fell, in the order a roll shows them, those that do not count included.
func (r Result) Fallen() []int32 {
	var faces []int32
	for _, t := range r.Terms {
		for _, d := range t.Dice {
			faces = append(faces, d.Fell)
		}
	}
	return faces
}

// Holds says whether the seed gives an open roll of a session as it was told.
func (k Key) Holds(session uint64, t Told) bool {
	e, err := Parse(t.Expr)
	if err != nil {
		return false
	}
	r := e.Roll(k.Open(session, t.Index))
	return r.Total == t.Total && slices.Equal(r.Fallen(), t.Faces)
}
