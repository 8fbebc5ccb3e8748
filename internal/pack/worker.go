package pack

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"os"
	"path/filepath"
)

// workerFile is the service worker's script.
const workerFile = "sw.js"

// listFiles tells the service worker what belongs to this build: the files' names and hashes, and a
// name for the build, which is the hash of that list.
func listFiles(dir string) error {
	found, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	var list [][2]string
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
			name = "./" // as the page is asked for: some hosts send on from index.html
		}
		sum := sha256.Sum256(data)
		list = append(list, [2]string{name, hex.EncodeToString(sum[:])})
	}
	text, err := json.Marshal(list)
	if err != nil {
		return err
	}
	sum := sha256.Sum256(text)
	return fill(filepath.Join(dir, workerFile), map[string]string{"%BUILD%": hex.EncodeToString(sum[:8]),
		"%FILES%": string(text)})
}
