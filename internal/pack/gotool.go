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

// compile builds pkg, or its tests, for the browser. The flags make the result small and the same
// on every machine: no paths, no version-control stamp, no symbols.
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

// slimFile takes out of a program what it can make by itself, see package slim. A program that package slim does not
// know in every way, as of another Go, stays as it is.
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

// The flags keep the compiler from copying small functions to wherever they are called, in most of the program: a tenth
// less to download. In the page what draws is compiled as usual, down to the way to WebGL, for there a small function
// is called for each corner of each quad: the frames of a game take half the time, for 16 kB. In the worker what thinks
// is: the page does so only where workers fail. The last pattern that fits counts.
var (
	leanPage = lean("onelongnight/game/ui/kit/...", "onelongnight/game/ui/.../art", "onelongnight/internal/...",
		ebitengine, ebitengine+"/internal/atlas", ebitengine+"/internal/graphicscommand", ebitengine+
			"/internal/graphicsdriver/...",
		"math", "syscall/js")
	leanBrain = lean("onelongnight/game/...", "onelongnight/internal/...")
)

// lean are the flags that leave only some packages compiled as usual.
func lean(usual ...string) []string {
	flags := []string{"-gcflags=all=-l"}
	for _, pattern := range usual {
		flags = append(flags, "-gcflags="+pattern+"=")
	}
	return flags
}

// copyLoader takes wasm_exec.js from the toolchain that compiled the programs: the two must match,
// so a copy in the repository would break with the next Go.
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

// Root returns the folder of the module that the working directory is in.
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
