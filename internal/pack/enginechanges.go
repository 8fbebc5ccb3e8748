package pack

// An engineChange takes away what makes Ebitengine import something large that no page needs, or stop where it need
// not. Each could be offered to Ebitengine as it is; together they have no effect on what is drawn.
type engineChange struct {
	name    string   // what is not there with it
	away    []string // files and folders
	edits   []edit
	shaders bool // compile the shaders now, see package shaders in _engine/tool, and add the files of _engine/changed
}

// An edit puts other words for those from From up to the first To after it, which stays, or for From alone if To is
// empty.
type edit struct{ file, from, to, with string }

var engineChanges = []engineChange{
	// Kage is compiled in the page by a compiler with Go's parser, exact constants and patterns, each time it begins;
	// its sources are the same each time, and made by templates, which call methods by their names, so that the linker
	// keeps every method of every type there is.
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
	// FirstCaller looks for the source of Ebitengine, to say which line of a program is at fault. A browser has none.
	{
		name: "go/build",
		edits: []edit{
			{"internal/debug/caller.go", "import (", "type CallerType", ""},
			{"internal/debug/caller.go", "\tebitengineFileDirOnce.Do(", "\treturn \"\", 0, CallerTypeNone\n}\n", ""},
		},
	},
	// A page is never the guest of a virtual machine, and only such a guest speaks its protocol. This is less than one
	// part in twenty, but two lines, and the largest game needs it for the room that its limit has to have.
	{
		name: "encoding/gob, net",
		edits: []edit{
			{"internal/ui/ui_other.go", "\t\"" + ebitengine + "/internal/vmguest\"\n", "", ""},
			{"internal/ui/ui_other.go", "\tvmguest.MarkGuest(false)\n", "", ""},
		},
	},
	// What a window shows is no texture, so a window may be larger than those can be.
	{
		name:  "the check of a window's size",
		edits: []edit{{"internal/graphicsdriver/opengl/graphics.go", "\tg.checkSize(width, height)\n", "", ""}},
	},
}

const shaderSource = `// ShaderSource returns the built-in shader source based on the given parameters.
func ShaderSource(filter Filter, address Address) []byte {
	b := []byte(sources[filter][address])
`
