package pack

import (
	"bytes"
	"os"
	"path/filepath"
)

// stripComments takes the comments that have lines of their own out of the page's scripts: for visitors they are a
// quarter of what those weigh, and whoever wants to read them has the repository. It is called before the loader of the
// Go toolchain is copied, whose comments are its licence.
func stripComments(dir string) error {
	scripts, err := filepath.Glob(filepath.Join(dir, "*.js"))
	if err != nil {
		return err
	}
	for _, name := range scripts {
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		if err := os.WriteFile(name, withoutComments(text), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// withoutComments returns a script without the lines that are only comments. Inside a template literal no line is one.
func withoutComments(script []byte) []byte {
	var out bytes.Buffer
	literal := false
	for line := range bytes.Lines(script) {
		if !literal && bytes.HasPrefix(bytes.TrimSpace(line), []byte("//")) {
			continue
		}
		literal = literal != (bytes.Count(line, []byte("`"))%2 == 1)
		out.Write(line)
	}
	return out.Bytes()
}
