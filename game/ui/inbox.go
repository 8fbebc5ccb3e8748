package ui

import "sync"

// inbox holds calls from other goroutines until the next frame. Adding one never waits: a page in the background draws
// no frames, and must not hang.
type inbox struct {
	mu   sync.Mutex
	todo []func()
}

// put makes the next frame call do.
func (i *inbox) put(do func()) {
	i.mu.Lock()
	defer i.mu.Unlock()
	i.todo = append(i.todo, do)
}

// empty calls everything in order, including what those calls add.
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
