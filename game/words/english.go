package words

import _ "embed"

// English is the table's own text in English; a game adds its file to it.
//
//go:embed en.txt
var English string
