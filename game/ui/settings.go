package ui

// speed is how fast things move: 1 is normal, 0 at once.
func (a *App) speed() float64 { return 1 }

// calm tells whether things change places without flying.
func (a *App) calm() bool { return false }
