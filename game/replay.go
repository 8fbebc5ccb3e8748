package game

import (
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"math/bits"
)

// Record is a game as it was played: the seed (or the position it went on
// from) and every move. It is all that a save or a replay code holds, since
// playing it again gives every position of the game.
type Record struct {
	Seed     string // the text the seed was made of
	Position []byte // nil when the game began with a deal
	Moves    []Move
	Conceded Seat // who gave up after the last move; NoSeat if nobody did
}

// Start is the state before the first move.
func (r *Record) Start(g Game) (State, error) {
	if r.Position != nil {
		return g.Load(r.Position, SeedOf(r.Seed))
	}
	return g.New(SeedOf(r.Seed)), nil
}

// Play is the state after the last move. The log, which may be nil, takes
// the events of the whole game.
func (r *Record) Play(g Game, log *Log) (State, error) {
	s, err := r.Start(g)
	if err != nil {
		return nil, err
	}
	for i, m := range r.Moves {
		if err := s.Apply(m, log); err != nil {
			return nil, fmt.Errorf("move %d, %s: %w", i+1, g.MoveText(m), err)
		}
	}
	if r.Conceded != NoSeat {
		if err := s.Concede(r.Conceded, log); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// codeFormat is the first byte of every code. It changes only if codes of
// the old form could no longer be read.
const codeFormat = 1

// Code packs the record into a short line of letters that every copy of the
// game can open. A move is written as its place in the sorted legal list, in
// as few bits as that list needs; a move without alternative costs nothing.
func (r *Record) Code(g Game) (string, error) {
	s, err := r.Start(g)
	if err != nil {
		return "", err
	}
	b := []byte{codeFormat}
	b = appendBytes(b, []byte(g.Name()))
	b = binary.AppendUvarint(b, uint64(g.Version()))
	b = appendBytes(b, []byte(r.Seed))
	b = appendBytes(b, r.Position)
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
	b = append(b, w.bytes...)
	b = binary.LittleEndian.AppendUint32(b, crc32.ChecksumIEEE(b))
	return base64.RawURLEncoding.EncodeToString(b), nil
}

// maxMoves bounds what a code may claim, so that a forged one cannot keep the
// reader busy.
const maxMoves = 100_000

// Open reads a code of one of the given games and returns the game, the
// record and the state it leads to. Whatever is wrong with a code comes back
// as a *LoadError.
func Open(games []Game, code string) (Game, *Record, State, error) {
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
	r := &Record{Seed: string(rd.bytes()), Position: rd.bytes(), Conceded: Seat(rd.byte())}
	count := rd.number()
	if rd.failed || count > maxMoves {
		return bad("code", "the replay code is damaged")
	}
	g := find(games, name)
	if g == nil {
		return bad("code", "the replay code is of another game, "+name)
	}
	if version != uint64(g.Version()) {
		return bad("version", "the replay code was made under other rules data and would not play back")
	}
	s, err := r.Start(g)
	if err != nil {
		return nil, nil, nil, err
	}
	if err := r.readMoves(s, int(count), rd.rest); err != nil {
		return nil, nil, nil, err
	}
	return g, r, s, nil
}

// readMoves plays count moves out of packed bits on s.
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
	if r.Conceded == NoSeat {
		return nil
	}
	if err := s.Concede(r.Conceded, nil); err != nil {
		return &LoadError{Code: "code", Text: "the replay code ends with an impossible concession"}
	}
	return nil
}

func find(games []Game, name string) Game {
	for _, g := range games {
		if g.Name() == name {
			return g
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
