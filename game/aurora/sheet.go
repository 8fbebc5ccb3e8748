package aurora

// Sheet is the referee's form of the game's data: the file of cards, with what was retuned since.
func (r Rules) Sheet() map[string]any {
	return sheetAt(r.Version()).(map[string]tree)
}
