package game

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"hash/crc32"
	"math/bits"
)

// codeFormat is the first byte of every code. It changes only when codes of the old form can no longer be read.
const codeFormat = 1

// Code packs the record into a short line of letters that every copy of the game can open. Each move is stored as its
// index in the sorted legal list, in as few bits as that list needs; a forced move takes none. A digest of the final
// position comes last: if the rules have changed since without a new version, [Open] notices and refuses the code
// instead of showing a different game.
func (r *Record) Code(k Kind) (string, error) {
	_, s, err := r.Start(k)
	if err != nil {
		return "", err
	}
	b := []byte{codeFormat}
	b = appendBytes(b, []byte(k.Name()))
	b = binary.AppendUvarint(b, uint64(k.Version()))
	b = appendBytes(b, []byte(r.Seed))
	if r.Setup != nil {
		b = appendBytes(b, SetupPosition(k, r.Setup))
	} else {
		b = appendBytes(b, r.Position)
	}
	b = append(b, byte(r.Conceded))
	b = binary.AppendUvarint(b, uint64(len(r.Moves)))
	var w bitWriter
	var legal []Move
	for _, m := range r.Moves {
		legal = s.Legal(legal[:0])
		at := indexOf(legal, m)
		if err := s.Apply(m, nil); err != nil {
			return "", err
		}
		w.write(uint(at), bits.Len(uint(len(legal)-1)))
	}
	if r.Conceded != NoSeat {
		if err := s.Concede(r.Conceded, nil); err != nil {
			return "", err
		}
	}
	b = append(b, w.bytes...)
	b = append(b, digest(s)...)
	b = binary.LittleEndian.AppendUint32(b, crc32.ChecksumIEEE(b))
	return base64.RawURLEncoding.EncodeToString(b), nil
}

// digestSize is in bytes. Codes made before there were digests have none.
const digestSize = 4

// digest returns a short checksum of the whole position.
func digest(s State) []byte {
	sum := sha256.Sum256(s.Position())
	return sum[:digestSize]
}

// maxMoves limits the number of moves a code may claim, so that a forged one cannot keep the reader busy.
const maxMoves = 100_000

// KindOf returns the name of the game a code belongs to, "" if it is not a code. The code may be cut short.
func KindOf(code string) string {
	b, err := base64.RawURLEncoding.DecodeString(code)
	if err != nil || len(b) == 0 || b[0] != codeFormat {
		return ""
	}
	rd := byteReader{rest: b[1:]}
	if name := rd.bytes(); !rd.failed {
		return string(name)
	}
	return ""
}

// Open reads a code and returns the game, the record and the state after the last move. A code made under an earlier
// version is played by the rules of that version, if the kind is [Versioned]. Every error is a *LoadError.
func Open(kinds []Kind, code string) (Game, *Record, State, error) {
	bad := func(code, text string) (Game, *Record, State, error) {
		return nil, nil, nil, &LoadError{Code: code, Text: text}
	}
	b, err := base64.RawURLEncoding.DecodeString(code)
	if err != nil || len(b) < 10 {
		return bad("code", "this is not a replay code")
	}
	b, sum := b[:len(b)-4], binary.LittleEndian.Uint32(b[len(b)-4:])
	if crc32.ChecksumIEEE(b) != sum {
		return bad("code", "the replay code is damaged or incomplete")
	}
	if b[0] != codeFormat {
		return bad("version", "the replay code comes from a newer version of the game")
	}
	rd := byteReader{rest: b[1:]}
	name, version := string(rd.bytes()), rd.number()
	seed, position, conceded := string(rd.bytes()), rd.bytes(), Seat(rd.byte())
	count := rd.number()
	if rd.failed || count > maxMoves {
		return bad("code", "the replay code is damaged")
	}
	k := Named(kinds, name)
	if k == nil {
		return bad("code", "the replay code is of another game, "+name)
	}
	if k = at(k, version); k == nil {
		return bad("version", "the replay code was made under another version of the rules and would not play back")
	}
	r, g, s, err := begin(k, position, seed)
	if err != nil {
		return nil, nil, nil, err
	}
	r.Conceded = conceded
	if err := r.readMoves(s, int(count), rd.rest); err != nil {
		return nil, nil, nil, err
	}
	return g, r, s, nil
}

func begin(k Kind, position []byte, seed string) (*Record, Game, State, error) {
	if position == nil {
		return Deal(k, nil, seed)
	}
	return From(k, position, seed)
}

// at returns a kind as it was at a version, nil if that version is not available.
func at(k Kind, version uint64) Kind {
	if version == uint64(k.Version()) {
		return k
	}
	if old, ok := k.(Versioned); ok && version < uint64(k.Version()) {
		if then, ok := old.At(int(version)); ok {
			return then
		}
	}
	return nil
}

// readMoves plays count moves out of the packed bits on s, then the concession if there was one, and compares the
// digest that follows.
func (r *Record) readMoves(s State, count int, packed []byte) error {
	in := bitReader{bytes: packed}
	var legal []Move
	for range count {
		legal = s.Legal(legal[:0])
		if len(legal) == 0 {
			return &LoadError{Code: "code", Text: "the replay code goes on after the end of the game"}
		}
		at := in.read(bits.Len(uint(len(legal) - 1)))
		if at >= uint(len(legal)) || in.failed {
			return &LoadError{Code: "code", Text: "the replay code holds an impossible move"}
		}
		m := legal[at]
		if err := s.Apply(m, nil); err != nil {
			return err
		}
		r.Moves = append(r.Moves, m)
	}
	if r.Conceded != NoSeat {
		if err := s.Concede(r.Conceded, nil); err != nil {
			return &LoadError{Code: "code", Text: "the replay code ends with an impossible concession"}
		}
	}
	if sum := in.rest(); len(sum) > 0 && !bytes.Equal(sum, digest(s)) {
		return &LoadError{Code: "version", Text: "the rules have changed since the replay code was made, and it " +
			"would not play back as it was played"}
	}
	return nil
}

// Named finds a kind by its name, nil if it is not in the list.
func Named(kinds []Kind, name string) Kind {
	for _, k := range kinds {
		if k.Name() == name {
			return k
		}
	}
	return nil
}

func indexOf(list []Move, m Move) int {
	for i, x := range list {
		if x == m {
			return i
		}
	}
	return 0 // Apply refuses the move next
}
