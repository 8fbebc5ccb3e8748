// Package slog stands in for log/slog when the page is compiled. Ebitengine says with it what went wrong inside, as
// errors, and much that did not: see [onelongnight/internal/pack/standin].
package slog

import (
	"context"
	"log"
)

// Level is how much something matters.
type Level int

// LevelDebug is the level of what is not said.
const LevelDebug Level = -4

// Logger says only errors.
type Logger struct{}

// Default returns the only one.
func Default() *Logger { return &Logger{} }

// Enabled reports whether something of that level is said.
func (*Logger) Enabled(_ context.Context, level Level) bool { return level > LevelDebug }

// Debug says nothing.
func Debug(string, ...any) {}

// Error says msg and args on the console.
func Error(msg string, args ...any) { log.Println(append([]any{"ERROR", msg}, args...)...) }
