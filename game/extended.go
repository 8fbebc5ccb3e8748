package game

// Extended wraps a Kind and adds to each game it opens what is not part of the rules: a judgement, hints, aims. Each
// game's package think makes its Kind this way.
type Extended struct {
	Kind
	Add func(Game) Game // wraps a game of the bare rules
}

// Open implements Kind.
func (e Extended) Open(setup []byte) (Game, error) {
	g, err := e.Kind.Open(setup)
	if err != nil {
		return nil, err
	}
	return e.Add(g), nil
}

// Load implements Kind.
func (e Extended) Load(position []byte, seed Seed) (Game, State, error) {
	g, s, err := e.Kind.Load(position, seed)
	if err != nil {
		return nil, nil, err
	}
	return e.Add(g), s, nil
}

// Unpack implements Kind.
func (e Extended) Unpack(packed string) (Game, View, error) {
	g, v, err := e.Kind.Unpack(packed)
	if err != nil {
		return nil, nil, err
	}
	return e.Add(g), v, nil
}
