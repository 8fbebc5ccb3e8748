// Command shaders writes Ebitengine's built-in shaders, and those in files, as Go source: the Kage of the built-in ones
// for packages builtinshader and colormshader, and what becomes of each shader in a browser for package legacyshader.
//
// It is run as a part of Ebitengine. Run as a part of what was changed with its help, it writes the same.
package main

import (
	"fmt"
	"go/format"
	"log"
	"os"
	"path/filepath"
	"slices"

	"github.com/hajimehoshi/ebiten/v2/internal/builtinshader"
	"github.com/hajimehoshi/ebiten/v2/internal/colormshader"
	"github.com/hajimehoshi/ebiten/v2/internal/legacyshader"
	"github.com/hajimehoshi/ebiten/v2/internal/shaderir"
	"github.com/hajimehoshi/ebiten/v2/internal/shaderir/glsl"
	"github.com/hajimehoshi/ebiten/v2/internal/shaderprecomp"
)

func main() {
	log.SetFlags(0)
	if len(os.Args) < 2 {
		log.Fatal("usage: shaders FOLDER [FILE.kage ...]")
	}
	if err := run(os.Args[1], os.Args[2:]); err != nil {
		log.Fatal(err)
	}
}

func run(out string, files []string) error {
	var plain, colorm [builtinshader.FilterCount][builtinshader.AddressCount]string
	sources := []string{builtinshader.ClearShaderSource}
	for f := range plain {
		for a := range plain[f] {
			plain[f][a] = string(builtinshader.ShaderSource(builtinshader.Filter(f), builtinshader.Address(a)))
			colorm[f][a] = string(colormshader.ShaderSource(colormshader.Filter(f), colormshader.Address(a)))
		}
		sources = slices.Concat(sources, plain[f][:], colorm[f][:])
	}
	for _, file := range files {
		source, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		sources = append(sources, string(source))
	}
	shaders := "import \"github.com/hajimehoshi/ebiten/v2/internal/shaderir\"\n\nvar shaders = []compiled{\n"
	for _, source := range sources {
		shader, err := compiled([]byte(source))
		if err != nil {
			return err
		}
		shaders += shader
	}
	return write(out, map[string]string{
		"builtinshader": fmt.Sprintf("var sources = %#v\n", plain),
		"colormshader":  fmt.Sprintf("var sources = %#v\n", colorm),
		"legacyshader":  shaders + "}\n",
	})
}

// compiled is a value of the type compiled of package legacyshader.
func compiled(source []byte) (string, error) {
	ir, unit, err := legacyshader.CompileShader(source)
	if err != nil {
		return "", err
	}
	var vertex, fragment string
	if v, f, ok := shaderprecomp.GLSL(ir.SourceID, true); ok { // as opengl.Shader does it
		vertex, fragment = string(v), string(f)
	} else {
		vertex, fragment = glsl.Compile(ir, glsl.GLSLVersionES300)
	}
	return fmt.Sprintf("{%#v, %d, %#v, %#v, %#v, %#v, %q, %q},\n", shaderir.CalcSourceID(source), unit, ir.SourceID,
		ir.UniformNames, ir.Uniforms, used(ir), vertex, fragment), nil
}

// used are the places of the uniforms that are not set to 0 before the shader runs.
func used(ir *shaderir.Program) (places []int) {
	var firsts []int // the first words of the uniforms
	var words []uint32
	for _, uniform := range ir.Uniforms {
		firsts = append(firsts, len(words))
		words = append(words, slices.Repeat([]uint32{1}, uniform.DwordCount())...)
	}
	ir.FilterUniformVariables(words)
	for i, first := range firsts {
		if words[first] != 0 {
			places = append(places, i)
		}
	}
	return places
}

// write makes a Go file of each text, in the package that it is for.
func write(out string, texts map[string]string) error {
	for name, text := range texts {
		source, err := format.Source([]byte("package " + name + "\n\n" + text))
		if err != nil {
			return err
		}
		folder := filepath.Join(out, "internal", name)
		if err := os.MkdirAll(folder, 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(folder, "compiled.go"), source, 0o644); err != nil {
			return err
		}
	}
	return nil
}
