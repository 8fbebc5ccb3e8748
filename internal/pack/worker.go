package pack

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
)

// workerFile is the name of the service worker's script.
const workerFile = "sw.js"

// listFiles tells the service worker which files belong to this build: their names and hashes, and their game, "" for
// the page's own. It also names the build after the hash of that list.
func listFiles(dir string, list []Game) error {
	found, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	var files [][3]string
	for _, entry := range found {
		name := entry.Name()
		if name == workerFile {
			continue
		}
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			return err
		}
		if name == "index.html" {
			name = "./" // the page is requested under this name: some hosts redirect index.html
		}
		sum := sha256.Sum256(data)
		files = append(files, [3]string{name, hex.EncodeToString(sum[:]), ownerOf(name, list)})
	}
	text, err := json.Marshal(files)
	if err != nil {
		return err
	}
	sum := sha256.Sum256(text)
	return fill(filepath.Join(dir, workerFile), map[string]string{"%BUILD%": hex.EncodeToString(sum[:8]),
		"%FILES%": string(text)})
}

// ownerOf returns the game that a file belongs to, "" for the page's own, including covers.
func ownerOf(name string, list []Game) string {
	for _, g := range list {
		if strings.HasPrefix(name, g.Name+"-") && filepath.Ext(name) != coverExt {
			return g.Name
		}
	}
	return ""
}
