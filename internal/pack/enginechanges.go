package pack

// An engineChange removes something that makes Ebitengine import a large package no page needs, or that limits it
// without need. Each could be offered to Ebitengine as it is; none of them changes what is drawn.
type engineChange struct {
	name    string   // what is gone with it
	away    []string // files and folders
	edits   []edit
	shaders bool // compile the shaders now, see package shaders in _engine/tool, and add the files of _engine/changed
}

// An edit replaces the text from the first occurrence of from up to the next occurrence of to, which stays. If to is
// empty, it replaces only from.
type edit struct{ file, from, to, with string }

var engineChanges = []engineChange{
	// Without this change, the page compiles the shaders' Kage sources at each start, with Go's parser, exact constants
	// and regular expressions. The sources never change, and templates make them; since templates call methods by name,
	// the linker has to keep every method of every type.
	{
		name: "the compiler of shaders, text/template",
		away: []string{"internal/legacyshader", "internal/shaderir/glsl", "internal/graphics/shader.go"},
		edits: []edit{
			{"internal/builtinshader/shader.go", "import (", "type Filter int", ""},
			{"internal/builtinshader/shader.go", "var (\n\tshaders ", "\treturn b\n}\n", shaderSource},
			{"internal/colormshader/shader.go", "import (", "// Filter must", ""},
			{"internal/colormshader/shader.go", "var (\n\tshaders ", "\treturn b\n}\n", shaderSource},
		},
		shaders: true,
	},
	// FirstCaller looks for Ebitengine's source, to say which line of a program is at fault. A browser has no source.
	{
		name: "go/build",
		edits: []edit{
			{"internal/debug/caller.go", "import (", "type CallerType", ""},
			{"internal/debug/caller.go", "\tebitengineFileDirOnce.Do(", "\treturn \"\", 0, CallerTypeNone\n}\n", ""},
		},
	},
	// A page never runs as the guest of a virtual machine, and only such a guest needs that protocol. This saves less
	// than one part in twenty, but it is only two lines, and the largest game needs the room to stay below its limit.
	{
		name: "encoding/gob, net",
		edits: []edit{
			{"internal/ui/ui_other.go", "\t\"" + ebitengine + "/internal/vmguest\"\n", "", ""},
			{"internal/ui/ui_other.go", "\tvmguest.MarkGuest(false)\n", "", ""},
		},
	},
	// The limit is for textures. What a window shows is no texture, so a window may be larger.
	{
		name:  "the check of a window's size",
		edits: []edit{{"internal/graphicsdriver/opengl/graphics.go", "\tg.checkSize(width, height)\n", "", ""}},
	},
}

const shaderSource = `// ShaderSource returns the built-in shader source based on the given parameters.
func ShaderSource(filter Filter, address Address) []byte {
	b := []byte(sources[filter][address])
`
