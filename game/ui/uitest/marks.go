package uitest

import "regexp"

// doubled matches punctuation marks that must not follow each other, with or without marks of emphasis between them,
// and misplaced spaces.
var doubled = regexp.MustCompile(`[.!?…:;,]\**[.,;:]|[.:;,]\**[!?]|[ \x{a0}]{2}|\( *\)|[ ][.,]( |$)`)

// Untidy returns the first doubled mark or space in a text, "" if there is none.
func Untidy(text string) string { return doubled.FindString(text) }
