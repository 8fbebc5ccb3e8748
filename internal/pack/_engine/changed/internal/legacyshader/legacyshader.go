// Package legacyshader has the shaders of a program as they were compiled when the program was built.
package legacyshader

import (
	"errors"
	"slices"

	"github.com/hajimehoshi/ebiten/v2/internal/shaderir"
	"github.com/hajimehoshi/ebiten/v2/internal/shaderprecomp"
)

// Unit is the coordinate unit a Kage shader is authored in, selected by the //kage:unit directive.
type Unit int

const (
	Texels Unit = iota
	Pixels
)

// A compiled shader.
type compiled struct {
	source           shaderir.SourceID // of what CompileShader is given
	unit             Unit
	id               shaderir.SourceID // of the program
	uniformNames     []string
	uniforms         []shaderir.Type
	used             []int // places of the uniforms that matter
	vertex, fragment string
}

func init() {
	for _, c := range shaders {
		shaderprecomp.RegisterGLSL(c.id, nil, nil, []byte(c.vertex), []byte(c.fragment))
	}
}

// CompileShader returns the intermediate representation of a Kage fragment shader, as far as it is needed besides the
// registered GLSL ES: which uniforms there are, and which of them the shader uses. It also reports the unit the source
// is authored in. A shader that was not compiled when the program was built is an error.
func CompileShader(fragmentSrc []byte) (*shaderir.Program, Unit, error) {
	source := shaderir.CalcSourceID(fragmentSrc)
	i := slices.IndexFunc(shaders, func(c compiled) bool { return c.source == source })
	if i < 0 {
		return nil, 0, errors.New("legacyshader: a shader was not compiled when the program was built")
	}
	c := &shaders[i]
	uses := make([]shaderir.Expr, 0, len(c.used))
	for _, uniform := range c.used {
		uses = append(uses, shaderir.Expr{Type: shaderir.UniformVariable, Index: uniform})
	}
	return &shaderir.Program{
		UniformNames: c.uniformNames,
		Uniforms:     c.uniforms,
		VertexFunc:   shaderir.VertexFunc{Block: &shaderir.Block{Stmts: []shaderir.Stmt{{Exprs: uses}}}},
		SourceID:     c.id,
	}, c.unit, nil
}
