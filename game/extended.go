package game

// Extended is a kind whose rules are R, and whose games are G: those of the rules with what is no part of them, such as
// a judgement, hints and aims. Each game's package think has one.
//
// It has the optional interfaces of rules that have them. Of others only one version is known, and a setup leaves
// nothing to chance.
type Extended[R interface {
	Kind
	Arranged
}, G Extension] struct{ Rules R }

// Extension is a Game that wraps one of the bare rules.
type Extension interface {
	Game
	// Extend wraps a game of the bare rules. It does not depend on the value that it is called on.
	Extend(bare Game) Game
}

// Name implements Kind.
func (e Extended[R, G]) Name() string { return e.Rules.Name() }

// Version implements Kind.
func (e Extended[R, G]) Version() int { return e.Rules.Version() }

// Sheet implements Kind.
func (e Extended[R, G]) Sheet() map[string]any { return e.Rules.Sheet() }

// Open implements Kind.
func (e Extended[R, G]) Open(setup []byte) (Game, error) {
	g, err := e.Rules.Open(setup)
	if err != nil {
		return nil, err
	}
	return extend[G](g), nil
}

// Load implements Kind.
func (e Extended[R, G]) Load(position []byte, seed Seed) (Game, State, error) {
	g, s, err := e.Rules.Load(position, seed)
	if err != nil {
		return nil, nil, err
	}
	return extend[G](g), s, nil
}

// Unpack implements Kind.
func (e Extended[R, G]) Unpack(packed string) (Game, View, error) {
	g, v, err := e.Rules.Unpack(packed)
	if err != nil {
		return nil, nil, err
	}
	return extend[G](g), v, nil
}

// extend wraps a game of the bare rules.
func extend[G Extension](bare Game) Game {
	var of G
	return of.Extend(bare)
}

// Choices implements Arranged.
func (e Extended[R, G]) Choices() []SetupChoice { return e.Rules.Choices() }

// Arrange implements Arranged.
func (e Extended[R, G]) Arrange(pick func(choice string) string, seed Seed) (setup []byte, seat Seat) {
	return e.Rules.Arrange(pick, seed)
}

// Draw implements Drawer.
func (e Extended[R, G]) Draw(setup []byte, seed Seed) ([]byte, error) {
	if drawer, ok := Kind(e.Rules).(Drawer); ok {
		return drawer.Draw(setup, seed)
	}
	return setup, nil
}

// At implements Versioned.
func (e Extended[R, G]) At(version int) (Kind, bool) {
	old, ok := Kind(e.Rules).(Versioned)
	if !ok {
		return e, version == e.Version()
	}
	then, ok := old.At(version)
	if !ok {
		return nil, false
	}
	return Extended[R, G]{then.(R)}, true
}
