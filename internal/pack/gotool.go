package pack

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"

	"onelongnight/internal/pack/slim"
)

// compile builds pkg, or its tests, for the browser. Its flags leave out paths, the version-control stamp and symbols,
// which makes the result small and the same on every machine.
func compile(ctx context.Context, root, pkg, out string, tests bool, flags ...string) error {
	out, err := filepath.Abs(out)
	if err != nil {
		return err
	}
	verb := []string{"build"}
	if tests {
		verb = []string{"test", "-c"}
	}
	args := append(verb, "-trimpath", "-buildvcs=false", "-ldflags=-s -w -buildid=")
	args = append(append(args, flags...), "-o", out, pkg)
	if _, err := goTool(ctx, root, args...); err != nil {
		return fmt.Errorf("build %s: %w", pkg, err)
	}
	return nil
}

// slimFile removes from a program what it can make by itself at start-up, see package slim. A program that package slim
// does not recognise, such as one of another Go version, stays as it is.
func slimFile(name string) error {
	program, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	if program, err = slim.Program(program); err != nil {
		return nil
	}
	return os.WriteFile(name, program, 0o644)
}

// These flags turn off inlining in most of a program, which makes the download a tenth smaller. In the page, packages
// that draw are compiled as usual, all the way to WebGL: a small function is called there for each corner of each quad,
// and inlining them halves the time of a frame, for 16 kB. In the worker, packages that think are compiled as usual;
// the page only thinks where workers fail. If several patterns fit a package, the last one counts.
var (
	leanPage = lean("onelongnight/game/ui/kit/...", "onelongnight/game/ui/.../art", "onelongnight/internal/...",
		ebitengine, ebitengine+"/internal/atlas", ebitengine+"/internal/graphicscommand", ebitengine+
			"/internal/graphicsdriver/...",
		"math", "syscall/js")
	leanBrain = lean("onelongnight/game/...", "onelongnight/internal/...")
)

// lean returns flags that turn off inlining, except in some packages.
func lean(usual ...string) []string {
	flags := []string{"-gcflags=all=-l"}
	for _, pattern := range usual {
		flags = append(flags, "-gcflags="+pattern+"=")
	}
	return flags
}

// copyLoader copies wasm_exec.js from the toolchain that compiled the programs. The two must match, so a copy in the
// repository would break with the next Go version.
func copyLoader(ctx context.Context, plan Plan) error {
	goroot, err := goTool(ctx, plan.Root, "env", "GOROOT")
	if err != nil {
		return err
	}
	loader, err := os.ReadFile(filepath.Join(goroot, "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return fmt.Errorf("the Go installation lacks the wasm loader: %w", err)
	}
	return os.WriteFile(filepath.Join(plan.Out, "wasm_exec.js"), loader, 0o644)
}

// Root returns the root folder of the module that contains the working directory.
func Root(ctx context.Context) (string, error) {
	mod, err := goTool(ctx, ".", "env", "GOMOD")
	if err != nil {
		return "", err
	}
	if mod == "" || mod == os.DevNull {
		return "", errors.New("not inside the game's source folder")
	}
	return filepath.Dir(mod), nil
}

// goTool runs the go command for the browser's platform and returns what it prints.
func goTool(ctx context.Context, dir string, args ...string) (string, error) {
	return goFor(ctx, "js", "wasm", dir, args...)
}

// goHere runs the go command for this platform and returns what it prints.
func goHere(ctx context.Context, dir string, args ...string) (string, error) {
	return goFor(ctx, runtime.GOOS, runtime.GOARCH, dir, args...)
}

func goFor(ctx context.Context, system, processor, dir string, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOOS="+system, "GOARCH="+processor)
	var complaint strings.Builder
	cmd.Stderr = &complaint
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("go %s: %w\n%s", args[0], err, complaint.String())
	}
	return strings.TrimSpace(string(out)), nil
}
