package pack

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"path/filepath"

	"github.com/andybalholm/brotli"
	"golang.org/x/sync/errgroup"
)

// A format is a compressed form in which a host may send a file.
type format struct {
	suffix string
	writer func(io.Writer) (io.WriteCloser, error)
}

var formats = []format{
	{".br", func(w io.Writer) (io.WriteCloser, error) {
		// The largest window that browsers accept, 16 MB, so that a whole program fits.
		return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24}), nil
	}},
	{".gz", func(w io.Writer) (io.WriteCloser, error) { return gzip.NewWriterLevel(w, gzip.BestCompression) }},
}

// of returns the compressed form of plain.
func (f format) of(plain []byte) ([]byte, error) {
	var small bytes.Buffer
	w, err := f.writer(&small)
	if err != nil {
		return nil, err
	}
	_, err = w.Write(plain)
	err = errors.Join(err, w.Close())
	return small.Bytes(), err
}

// compress writes the compressed forms of every file in dir that becomes clearly smaller by them. Pictures do not.
func compress(dir string) error {
	found, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	var work errgroup.Group
	for _, entry := range found {
		name := filepath.Join(dir, entry.Name())
		plain, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		for _, format := range formats {
			work.Go(func() error {
				small, err := format.of(plain)
				if err != nil || len(small) > len(plain)*9/10 {
					return err
				}
				return os.WriteFile(name+format.suffix, small, 0o644)
			})
		}
	}
	return work.Wait()
}
