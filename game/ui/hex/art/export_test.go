package art

// What tests look at.
var (
	Tiles     = tiles
	PenOf     = penOf
	OutlineOf = outlineOf
)

// EffectSign is the drawing of an effect's sign, "" for what is none.
func EffectSign(effect string) string {
	if e, ok := effects[effect]; ok {
		return "sign-" + e.sign
	}
	return ""
}

// AuraSign is the drawing of what an army's HQ gives.
func AuraSign(a Army) string { return auras[a].sign }
