package pack

import (
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"
)

// While a build writes the modules that stand in, before their go.mod is there, nobody who lists our packages finds them among ours.
func TestAModuleHalfWrittenIsNoPackageOfOurs(t *testing.T) {
	root := fillDir(t, map[string]string{"go.mod": "module house\n", "house.go": "package house\n"})
	half := filepath.Join(root, modulesFolder, "golang.org", "x", "part.go")
	if err := copyFile(filepath.Join(root, "house.go"), half); err != nil {
		t.Fatal(err)
	}
	listed, err := goTool(t.Context(), root, "list", "./...")
	if err != nil || listed != "house" {
		t.Errorf("listed %q, %v", listed, err)
	}
	files, err := os.ReadDir(filepath.Dir(half))
	if err != nil || len(files) != 1 || files[0].Name() != path.Base(filepath.ToSlash(half)) {
		t.Errorf("a written file left %v, %v", files, err)
	}
	if text, err := os.ReadFile(half); !strings.HasPrefix(string(text), "package house") {
		t.Errorf("wrote %q, %v", text, err)
	}
}
