package art

// Unexported things that tests use.
var (
	Tiles     = tiles
	PenOf     = penOf
	OutlineOf = outlineOf
)

// EffectSign returns the name of the drawing of an effect's sign, "" if it is no effect.
func EffectSign(effect string) string {
	if e, ok := effects[effect]; ok {
		return "sign-" + e.sign
	}
	return ""
}

// AuraSign returns the name of the drawing of what an army's HQ gives.
func AuraSign(a Army) string { return auras[a].sign }
