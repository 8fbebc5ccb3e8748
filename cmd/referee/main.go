// Command referee plays games by the text protocol of
// docs/rules/referee.md: a JSON object a line in, one out.
package main

import (
	"fmt"
	"os"

	"onelongnight/game/bot"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/referee"
)

func main() {
	offers := []referee.Offer{{Game: convoy.Rules{}, Words: voice.English()}}
	if err := referee.New(offers, bot.Levels()).Serve(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "referee:", err)
		os.Exit(1)
	}
}
