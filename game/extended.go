package game

// Extended is a Kind to whose games something is added that is no rule: a judgement, hints, aims. A game's package
// think opens, loads and unpacks its games by it.
type Extended struct {
	Kind
	Add func(Game) Game // the game of the rules, with what is added
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
