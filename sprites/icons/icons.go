// Package icons holds the table's icons as text.
package icons

import _ "embed" // the file is embedded as text

// Text is the drawings of all icons, on a grid of 24 by 24; its head says how to read them.
//
//go:embed icons.txt
var Text string
