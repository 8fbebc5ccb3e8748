// Package glsl names the versions of GLSL.
package glsl

import "github.com/hajimehoshi/ebiten/v2/internal/shaderir"

type GLSLVersion int

const (
	GLSLVersionDefault GLSLVersion = iota
	GLSLVersionES300
)

// Compile is never called: every program that package legacyshader has is registered with its texts.
func Compile(*shaderir.Program, GLSLVersion) (vertexShader, fragmentShader string) {
	panic("glsl: a shader was not compiled when the program was built")
}
