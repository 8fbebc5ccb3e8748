package web

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"os"
	"path"
	"strings"
	"sync"
	"time"
)

// A body is the body of a response.
type body struct {
	data     []byte
	encoding string // "" for the plain file
	etag     string
	modified time.Time // of the file it was read or made from
	size     int64     // of that file
}

// library reads files, and keeps them and their compressed forms in memory until they change on disk.
type library struct {
	root *os.Root
	mu   sync.Mutex
	kept map[string]*body // by name and encoding
}

// precompressed are the encodings for which a compressed file may lie beside the plain one, best first.
var precompressed = []struct{ encoding, suffix string }{{"br", ".br"}, {"gzip", ".gz"}}

// find returns a file in the best form that accept, a request's Accept-Encoding header, allows.
func (l *library) find(name, accept string) (*body, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, form := range precompressed {
		if accepts(accept, form.encoding) {
			if found, err := l.read(name+form.suffix, form.encoding); err == nil {
				return found, nil
			}
		}
	}
	plain, err := l.read(name, "")
	if err != nil {
		return nil, err
	}
	if accepts(accept, "gzip") && worthwhile(name, plain.size) {
		return l.squeeze(name, plain)
	}
	return plain, nil
}

// read returns a file as it is on disk, from memory if it has not changed.
func (l *library) read(name, encoding string) (*body, error) {
	info, err := fs.Stat(l.root.FS(), name)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is not a file", name)
	}
	if kept := l.kept[name]; kept != nil && kept.modified.Equal(info.ModTime()) && kept.size == info.Size() {
		return kept, nil
	}
	data, err := l.root.ReadFile(name)
	if err != nil {
		return nil, err
	}
	l.kept[name] = &body{data, encoding, etag(data, encoding), info.ModTime(), info.Size()}
	return l.kept[name], nil
}

// squeeze compresses plain with gzip. It favours speed, since a developer is waiting for the page; cmd/pack makes the
// small forms.
func (l *library) squeeze(name string, plain *body) (*body, error) {
	key := name + " gzip"
	if kept := l.kept[key]; kept != nil && kept.etag == etag(plain.data, "gzip") {
		return kept, nil
	}
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestSpeed)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(plain.data); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	l.kept[key] = &body{out.Bytes(), "gzip", etag(plain.data, "gzip"), plain.modified, plain.size}
	return l.kept[key], nil
}

// etag returns the ETag of some content in one encoding. The same content has the same tag after a rebuild.
func etag(data []byte, encoding string) string {
	sum := sha256.Sum256(data)
	return `"` + hex.EncodeToString(sum[:12]) + encoding + `"`
}

// worthwhile reports whether compressing a file pays: it is large, and its format is not compressed already.
func worthwhile(name string, size int64) bool {
	return size >= 16<<10 && path.Ext(name) != ".png"
}

// accepts reports whether an Accept-Encoding header allows an encoding.
func accepts(header, encoding string) bool {
	for _, offer := range strings.Split(header, ",") {
		name, parameters, _ := strings.Cut(strings.TrimSpace(offer), ";")
		if strings.TrimSpace(name) == encoding {
			quality := strings.ReplaceAll(parameters, " ", "")
			return !strings.HasPrefix(quality, "q=0") || strings.Trim(quality, "q=0.") != ""
		}
	}
	return false
}
