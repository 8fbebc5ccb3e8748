package ui

import "sync"

// inbox holds what other goroutines want done between two frames. Putting something into it never
// waits: a page that draws no frames, as one in the background, must not hang.
type inbox struct {
	mu   sync.Mutex
	todo []func()
}

// put has do called before the next frame.
func (i *inbox) put(do func()) {
	i.mu.Lock()
	defer i.mu.Unlock()
	i.todo = append(i.todo, do)
}

// empty does all of it, in order, and what that puts in too.
func (i *inbox) empty() {
	for {
		todo := i.take()
		if len(todo) == 0 {
			return
		}
		for _, do := range todo {
			do()
		}
	}
}

func (i *inbox) take() []func() {
	i.mu.Lock()
	defer i.mu.Unlock()
	todo := i.todo
	i.todo = nil
	return todo
}
