package think

import _ "embed"

// weights.bin is made by cmd/train, weights.txt is the record of how.
//
//go:embed weights.bin
var learned []byte

// Weights are those of the learned player.
func (Rules) Weights() []byte { return learned }
