package slim

import (
	"bytes"
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// compiled returns a small program that Go has compiled to WebAssembly.
func compiled(t *testing.T) []byte {
	t.Helper()
	out, source := filepath.Join(t.TempDir(), "small.wasm"), filepath.Join(t.TempDir(), "small.go")
	if err := os.WriteFile(source, []byte("package main\n\nfunc main() { println(\"small\") }\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	build := exec.Command("go", "build", "-ldflags=-s -w", "-o", out, source)
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if said, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	program, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	return program
}

// part returns the section of a module with a number.
func part(t *testing.T, module []byte, id byte) []byte {
	t.Helper()
	list, err := sections(module)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range list {
		if s.id == id {
			return s.body
		}
	}
	t.Fatalf("there is no section %d", id)
	return nil
}

// TestOnlyTheTableIsTakenOut: the data and the start function together write what the linker's data wrote, the program
// is a twelfth smaller, and the start function is the last function. Every test in the browser shows that such a
// program runs.
func TestOnlyTheTableIsTakenOut(t *testing.T) {
	program := compiled(t)
	slim, err := Program(program)
	if err != nil {
		t.Fatal(err)
	}
	if 12*len(slim) > 11*len(program) {
		t.Errorf("%d bytes of %d are left", len(slim), len(program))
	}
	want, err := memory(part(t, program, sectionData))
	if err != nil {
		t.Fatal(err)
	}
	got, err := memory(part(t, slim, sectionData))
	if err != nil {
		t.Fatal(err)
	}
	at, functions := table(want)
	if _, left := table(got); left > 0 {
		t.Error("the table is still there")
	}
	got = append(got, make([]byte, max(0, len(want)-len(got)))...)
	for n := range functions * entries {
		binary.LittleEndian.PutUint32(got[at+n*entrySize:], uint32(n/entries))
	}
	if !bytes.Equal(got, want) {
		t.Error("the memory is another")
	}
	if !bytes.HasSuffix(part(t, slim, sectionCode), fill(at, functions*entries)) {
		t.Error("the last function does not write the table")
	}
	before, err := imported(part(t, slim, sectionImport))
	if err != nil {
		t.Fatal(err)
	}
	start, _ := binary.Uvarint(part(t, slim, sectionStart))
	if own, _ := binary.Uvarint(part(t, slim, sectionCode)); int(start) != before+int(own)-1 {
		t.Errorf("function %d starts, of %d", start, before+int(own))
	}
}

// TestOtherProgramsAreRefused: with a reason, wherever they are cut off.
func TestOtherProgramsAreRefused(t *testing.T) {
	program := compiled(t)
	slim, err := Program(program)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Program(slim); err == nil || !strings.Contains(err.Error(), "start function") {
		t.Errorf("done twice: %v", err)
	}
	if _, err := Program([]byte("<!doctype html>")); err == nil {
		t.Error("a page is taken for a program")
	}
	for n := 0; n < len(program); n += 1 + len(program)/97 {
		if _, err := Program(program[:n]); err == nil {
			t.Errorf("%d bytes of %d are taken for a program", n, len(program))
		}
	}
	image, err := memory(part(t, program, sectionData))
	if err != nil {
		t.Fatal(err)
	}
	at, _ := table(image)
	image[at+entries*entrySize+4]++ // in the first entry of function 1
	list, err := sections(program)
	if err != nil {
		t.Fatal(err)
	}
	for i := range list {
		if list[i].id == sectionData {
			list[i].body = data(image)
		}
	}
	if _, err := Program(join(list)); err == nil || !strings.Contains(err.Error(), "no table") {
		t.Errorf("a table of another kind: %v", err)
	}
}

// TestNumbersAreReadAsWritten: signed ones, of any sign and length.
func TestNumbersAreReadAsWritten(t *testing.T) {
	for _, v := range []int{0, 1, -1, 63, 64, -64, -65, 8191, 1 << 20, -(1 << 20), 1<<31 - 1, -(1 << 31)} {
		r := reader{rest: appendSigned(nil, v)}
		if got := r.signed(); got != v || r.err != nil || len(r.rest) > 0 {
			t.Errorf("%d is read as %d (%v), %d bytes are left", v, got, r.err, len(r.rest))
		}
	}
}
