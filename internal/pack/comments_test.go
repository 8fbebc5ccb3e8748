package pack

import "testing"

// TestCommentsAreNotSent: a script loses the lines that are only comments, and nothing else: neither a comment behind
// code nor a line of a text that looks like one.
func TestCommentsAreNotSent(t *testing.T) {
	const script = "// What it is for.\n'use strict';\n\n  // Why.\n  const a = 1; // one\n  const b = `\n// a line of it\n`;\n// End.\n"
	const want = "'use strict';\n\n  const a = 1; // one\n  const b = `\n// a line of it\n`;\n"
	if got := string(withoutComments([]byte(script))); got != want {
		t.Errorf("what is sent is %q", got)
	}
}
