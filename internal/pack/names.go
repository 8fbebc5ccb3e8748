package pack

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// keepsName reports whether a file keeps its plain name, because people, browsers or hosts ask for it by name. All
// other names carry a hash of the content, so that browsers may cache the files for ever.
func keepsName(name string) bool {
	switch filepath.Ext(name) {
	case ".html", ".webmanifest", ".png", ".svg":
		return true
	}
	return name == workerFile || name == licenceFile
}

// refers reports whether files of this type name other files.
func refers(name string) bool {
	return slices.Contains([]string{".html", ".js", ".css"}, filepath.Ext(name))
}

// hashed matches a name with a hash of the content before its extension.
var hashed = regexp.MustCompile(`^(.+)\.[0-9a-f]{16}(\.[a-z0-9]+)$`)

// Hashed returns a name without the hash of its content, and whether it had one.
func Hashed(name string) (plain string, ok bool) {
	parts := hashed.FindStringSubmatch(name)
	if parts == nil {
		return name, false
	}
	return parts[1] + parts[2], true
}

// plainName returns a name without the hash.
func plainName(name string) string {
	plain, _ := Hashed(name)
	return plain
}

// nameByContent renames the files of dir after their contents, and updates the names in quotation marks in other files.
// A file is renamed after all files that it names.
func nameByContent(dir string) error {
	n := namer{dir: dir, texts: map[string]string{}, names: map[string]string{}, open: map[string]bool{}}
	found, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	for _, entry := range found {
		n.files = append(n.files, entry.Name())
	}
	for _, name := range n.files {
		if _, err := n.name(name); err != nil {
			return err
		}
	}
	return nil
}

type namer struct {
	dir   string
	files []string
	texts map[string]string
	names map[string]string // new names by old ones
	open  map[string]bool   // being renamed now, to find cycles
}

// name renames a file and returns the new name.
func (n *namer) name(old string) (string, error) {
	if name, done := n.names[old]; done {
		return name, nil
	}
	if n.open[old] {
		return "", fmt.Errorf("%s names a file that names it, so neither can have a hash of the other", old)
	}
	n.open[old] = true
	data, err := os.ReadFile(filepath.Join(n.dir, old))
	if err != nil {
		return "", err
	}
	if refers(old) {
		text := string(data)
		for _, other := range n.files {
			if other == old || keepsName(other) || !mentions(text, other) {
				continue
			}
			name, err := n.name(other)
			if err != nil {
				return "", err
			}
			for _, form := range forms {
				text = strings.ReplaceAll(text, fmt.Sprintf(form, other), fmt.Sprintf(form, name))
			}
		}
		data = []byte(text)
	}
	name := old
	if !keepsName(old) {
		sum := sha256.Sum256(data)
		ext := filepath.Ext(old)
		name = strings.TrimSuffix(old, ext) + "." + hex.EncodeToString(sum[:8]) + ext
		if err := os.Remove(filepath.Join(n.dir, old)); err != nil {
			return "", err
		}
	}
	n.names[old] = name
	return name, os.WriteFile(filepath.Join(n.dir, name), data, 0o644)
}

// forms are the ways in which files name each other: a script that imports another one names its folder too.
var forms = []string{`"%s"`, `'%s'`, `'./%s'`}

func mentions(text, name string) bool {
	return slices.ContainsFunc(forms, func(form string) bool { return strings.Contains(text, fmt.Sprintf(form, name)) })
}
