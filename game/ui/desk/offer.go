package desk

import (
	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/edition"
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/scene"
	"onelongnight/game/words"
)

// Offer is a game that can be played here.
type Offer struct {
	Kind  game.Kind
	Speak table.Speaker
	// NewSkin makes the skin for a game as it was set up.
	NewSkin func(game.Game) scene.Skin
	// Levels are the players that people can choose from, weakest first; nil means the shared ones that the game
	// supports.
	Levels []string
	// Chapters are the kinds of missions there are, nil for none.
	Chapters []mission.Chapter
}

// NewOffer offers a game in a language. file is that language's file of words.Join; "en" needs none. It fails if the
// file cannot be read.
func NewOffer(g edition.Game, look scene.Look, lang, file string) (Offer, error) {
	local, err := look.In(lang, words.Part(file, words.Table), words.Part(file, look.Game))
	if err != nil {
		return Offer{}, err
	}
	return Offer{Kind: g.Kind, Speak: local.Speak, NewSkin: local.Skin, Levels: g.Offered, Chapters: g.Chapters}, nil
}

// Opened is an offer with a setup, on which words and skin may depend.
type Opened struct {
	Offer
	Game  game.Game
	Voice table.Voice
	Skin  scene.Skin
}

// Players returns the players that people can choose from.
func (o Opened) Players() []string {
	if o.Levels != nil {
		return o.Levels
	}
	return bot.Offered(o.Game)
}

// Advised reports whether a player can give hints and judge moves.
func (o Opened) Advised() bool { return bot.CanAdvise(o.Players()) }

// Beats groups steps into beats; first is the number of the first step. It returns nil if the skin animates nothing.
func (o Opened) Beats(first int, steps []table.Step) []motion.Beat {
	if skin, ok := o.Skin.(scene.Animator); ok {
		return skin.Beats(first, steps)
	}
	return nil
}

// Open opens an offer for a game of its kind.
func (o Offer) Open(g game.Game) Opened { return Opened{o, g, o.Speak(g), o.NewSkin(g)} }

// Usual opens an offer with the default setup.
func (o Offer) Usual() Opened {
	g, err := o.Kind.Open(nil)
	if err != nil {
		panic(err) // cannot happen: the default setup opens
	}
	return o.Open(g)
}
