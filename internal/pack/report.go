package pack

import (
	"archive/zip"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"
	"time"
)

// Size is the size of a file in bytes, plain and compressed; 0 for a form that was not written.
type Size struct {
	Name                string // without the hash of the content
	Plain, Gzip, Brotli int64
}

// Sizes lists the files of a pack, the total last.
func Sizes(dir string) ([]Size, error) {
	found, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	bytes := make(map[string]int64, len(found))
	for _, entry := range found {
		info, err := entry.Info()
		if err != nil {
			return nil, err
		}
		bytes[entry.Name()] = info.Size()
	}
	var sizes []Size
	total := Size{Name: "total"}
	for _, name := range plainNames(found) {
		s := Size{plainName(name), bytes[name], bytes[name+".gz"], bytes[name+".br"]}
		sizes = append(sizes, s)
		total.Plain += s.Plain
		total.Gzip += orPlain(s.Gzip, s)
		total.Brotli += orPlain(s.Brotli, s)
	}
	if total.Gzip == total.Plain {
		total.Gzip, total.Brotli = 0, 0 // nothing was compressed
	}
	return append(sizes, total), nil
}

// orPlain returns what is transferred: the size of the compressed form, or of the file itself if there is none.
func orPlain(compressed int64, s Size) int64 {
	if compressed == 0 {
		return s.Plain
	}
	return compressed
}

// plainNames returns the names of the files, without their compressed forms.
func plainNames(entries []os.DirEntry) []string {
	var names []string
	for _, entry := range entries {
		if !slices.ContainsFunc(formats, func(f format) bool { return strings.HasSuffix(entry.Name(), f.suffix) }) {
			names = append(names, entry.Name())
		}
	}
	return names
}

// Print writes sizes as a table.
func Print(w io.Writer, sizes []Size) error {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "bytes\tgzip\tbrotli\tfile\t")
	for _, s := range sizes {
		fmt.Fprintf(table, "%d\t%s\t%s\t%s\t\n", s.Plain, orDash(s.Gzip), orDash(s.Brotli), s.Name)
	}
	return table.Flush()
}

func orDash(bytes int64) string {
	if bytes == 0 {
		return "-"
	}
	return fmt.Sprint(bytes)
}

// zipDate is the date of all files in the archive, the oldest possible: the result must not depend on the day of the
// build.
var zipDate = time.Date(1980, time.January, 1, 0, 0, 0, 0, time.UTC)

// The limits of itch.io: the number of files, and the size in bytes of each and of all.
const (
	itchFiles = 1000
	itchFile  = 200 << 20
	itchAll   = 500 << 20
	itchName  = 240
)

// checkItch returns an error if itch.io would refuse the files.
func checkItch(sizes []Size) error {
	total := int64(0)
	for _, s := range sizes {
		total += s.Plain
		if s.Plain > itchFile || len(s.Name) > itchName {
			return fmt.Errorf("itch.io takes no file like %s, of %d bytes", s.Name, s.Plain)
		}
	}
	if len(sizes) > itchFiles || total > itchAll {
		return fmt.Errorf("itch.io does not take %d files of %d bytes", len(sizes), total)
	}
	return nil
}

// Zip writes the pack in dir as an archive for itch.io, with index.html at its root. It leaves out compressed forms,
// since that host makes its own, and the service worker, since that host shows games in frames. The same files make the
// same archive.
func Zip(dir, archive string) (err error) {
	found, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	sizes, err := Sizes(dir)
	if err != nil {
		return err
	}
	if err := checkItch(sizes[:len(sizes)-1]); err != nil { // the last is the total
		return err
	}
	out, err := os.Create(archive)
	if err != nil {
		return err
	}
	defer func() {
		if closing := out.Close(); err == nil {
			err = closing
		}
	}()
	z := zip.NewWriter(out)
	for _, name := range plainNames(found) {
		if name == workerFile {
			continue
		}
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			return err
		}
		w, err := z.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate, Modified: zipDate})
		if err != nil {
			return err
		}
		if _, err := w.Write(data); err != nil {
			return err
		}
	}
	return z.Close()
}
