package lab

import (
	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/think"
	"onelongnight/game/lab"
	"onelongnight/game/mission"
)

// Puzzles returns where puzzles come from: duels of all armies, in the middle of which a seat is offered a few tiles
// and asked to destroy the enemy's HQ.
func Puzzles() *lab.PuzzleSource {
	games := Setups()
	return &lab.PuzzleSource{Game: games[0], Games: games, Positions: puzzlePositions, Aims: aims, Subjects: subjects,
		Terms: mission.Terms{Bound: 150_000}}
}

// A puzzle offers at most mostOffered tiles, of which mostKept are kept, and at least leastLoss points of the enemy's
// HQ must be destroyed: fewer would be too easy. The search for the most that can be destroyed stops after mostBoards
// boards.
const (
	mostOffered = 3
	mostKept    = 2
	leastLoss   = 3
	mostBoards  = 60_000
)

// puzzlePositions offers the seat to move a few tiles of its hand and its pile, and gives the enemy's HQ exactly the
// points that can be destroyed with them.
func puzzlePositions(state game.State, rng *game.Stream) [][][]byte {
	s := state.(*hex.State)
	if s.Ask != hex.AskAct || s.Round() < 6 || s.Last > 0 {
		return nil
	}
	seat := s.Turn()
	tiles := append([]hex.Tile(nil), s.Hand[seat].Tiles()...)
	tiles = append(tiles, s.Pile[seat].Tiles()...)
	game.Shuffle(rng, tiles[s.Hand[seat].N:])
	var hand []hex.Tile
	for _, t := range tiles {
		if t.Kind().Data().Action != hex.Battle && len(hand) < mostOffered {
			hand = append(hand, t)
		}
	}
	doc := puzzle(s, seat, hand, int(hex.Puzzle.Most()))
	_, start, err := think.Rules{}.Load(lab.Encode(doc), game.Seed{})
	if err != nil {
		return nil
	}
	loss := most(start.(*hex.State), seat)
	if loss < leastLoss {
		return nil
	}
	return [][][]byte{{lab.Encode(puzzle(s, seat, hand, loss))}}
}

// puzzle returns a position as a puzzle (10.3).
func puzzle(s *hex.State, seat game.Seat, hand []hex.Tile, hp int) map[string]any {
	doc := lab.Document(s)
	phase := "act"
	if len(hand) > mostKept {
		phase = "discard"
	}
	doc["mode"], doc["phase"], doc["turn"] = hex.Puzzle.String(), phase, int(seat)+1
	doc["puzzle"] = map[string]any{"keep": mostKept, "goal": "destroy"}
	delete(doc, "last")
	var ids []string
	for _, t := range hand {
		ids = append(ids, t.ID())
	}
	for i, a := range doc["armies"].([]any) {
		army := a.(map[string]any)
		delete(army, "pile")
		delete(army, "discard")
		delete(army, "hand")
		if i == int(seat) {
			army["hand"] = ids
		} else {
			army["hp"] = hp
		}
	}
	for _, u := range doc["units"].([]any) {
		delete(u.(map[string]any), "moved")
	}
	return doc
}

// most returns the most points that the seat can take from the enemy's HQ while its own stands. Questions in the battle
// are answered by think.Answer.
func most(start *hex.State, seat game.Seat) (loss int) {
	aim, err := think.Game{Game: start.Game()}.Aim("solve", seat, start)
	if err != nil {
		return 0
	}
	var after hex.State
	all := lab.Reach(start.Game(), start, aim.(game.Provable), mostBoards, func(s *hex.State) {
		if s.Ask == hex.AskAct {
			think.Forecast(s, &after, nil)
			if after.Points[seat] > 0 {
				loss = max(loss, int(s.Points[1-seat])-int(after.Points[1-seat]))
			}
		}
	}, func(s *hex.State, m game.Move) bool {
		return hex.ActOf(m).Verb != hex.DoEnd && s.Apply(m, nil) == nil && !s.Result().Over &&
			s.Phase != hex.PhaseBattle
	})
	if !all {
		return 0
	}
	return loss
}

func aims(game.State) []string { return []string{"solve"} }

// subjects returns the kinds of the tiles that the solution plays or moves.
func subjects(state game.State, aim string, line []game.Move) []string {
	list := []string{aim}
	for _, m := range line {
		switch act := hex.ActOf(m); act.Verb {
		case hex.DoPlace, hex.DoPlay, hex.DoMove:
			list = append(list, hex.Tile(act.A).Kind().Data().ID)
		}
	}
	return list
}
