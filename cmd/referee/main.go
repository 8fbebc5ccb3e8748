// Command referee plays the games by the text protocol of docs/rules/referee.md: one JSON object per line, in and out.
package main

import (
	"fmt"
	"os"

	"onelongnight/game"
	"onelongnight/game/games"
	"onelongnight/game/referee"
)

func main() {
	var offers []referee.Offer
	voices := games.Voices()
	for _, kind := range games.Kinds() {
		speak := voices[kind.Name()]
		refusal := func(g game.Game, s game.State, err *game.Illegal) string { return speak(g).Refusal(s, err) }
		offers = append(offers, referee.Offer{Kind: kind, Words: refusal, Levels: games.Levels(kind.Name())})
	}
	if err := referee.New(offers, games.AllLevels()).Serve(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "referee:", err)
		os.Exit(1)
	}
}
