package lab

import (
	"fmt"
	"runtime"
	"sync"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/mission"
)

// RateSeed is the seed of the games behind published rates.
const RateSeed = "rates"

// Rate says how often a level reached the aims of a mission.
type Rate struct {
	Games int
	Stars [mission.MaxStars + 1]int // number of games by stars; 0 stars is a loss
}

// Won returns the share of the games in which the aim was reached, 0 to 1.
func (r Rate) Won() float64 { return 1 - float64(r.Stars[0])/float64(r.Games) }

// RateMission lets a level play a mission against the mission's opponents, on all cores. The same seed gives the same
// games.
func RateMission(k game.Kind, m *mission.Mission, levels []bot.Level, level, seed string, games int) (Rate, error) {
	rate := Rate{Games: games}
	var lock sync.Mutex
	var failed error
	queue := make(chan int)
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for n := range queue {
				stars, err := play(k, m, levels, level, fmt.Sprint(seed, "/", m.Name, "/", n))
				lock.Lock()
				rate.Stars[stars]++
				if err != nil {
					failed = err
				}
				lock.Unlock()
			}
		})
	}
	for n := range games {
		queue <- n
	}
	close(queue)
	workers.Wait()
	return rate, failed
}

func play(k game.Kind, m *mission.Mission, levels []bot.Level, level, seed string) (stars int, err error) {
	_, g, s, err := m.Begin(k, seed)
	if err != nil {
		return 0, err
	}
	watch, err := m.NewWatch(g, s)
	if err != nil {
		return 0, err
	}
	player := game.SeatNamed(g, m.Seat)
	seats := map[bool]bot.Player{}
	for who, name := range map[bool]string{true: level, false: m.Level} {
		if seats[who], err = bot.Among(levels, name, g, nil); err != nil {
			return 0, fmt.Errorf("%s: level %q: %w", m.Name, name, err)
		}
	}
	var log game.Log
	for n := 0; !s.Result().Over; n++ {
		c := seats[s.Turn() == player].Decide(s.View(s.Turn()), game.SeedOf(fmt.Sprint(seed, "/", n)))
		log.Events = log.Events[:0]
		if err := s.Apply(c.Move, &log); err != nil {
			return 0, err
		}
		watch.Saw(log.Events, s)
	}
	return watch.Outcome().Stars, nil
}
