package aurora

// Sheet returns the game's data as the referee shows them: cards.json with what was retuned up to this version.
func (r Rules) Sheet() map[string]any {
	return sheetAt(r.Version()).(map[string]tree)
}
