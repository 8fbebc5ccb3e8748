package uitest

import (
	"time"

	"onelongnight/game/ui/desk"
)

// Page has the methods that make a Host a desk.Page. They do nothing.
type Page struct{}

func (Page) Events(list []desk.Event) (all []desk.Event, notes bool) { return list, false }
func (Page) Viewport() (zoom, left, top float64)                     { return 1, 0, 0 }
func (Page) LargestPicture() int                                     { return 0 }
func (Page) Screen() (can, full bool)                                { return false, false }
func (Page) SetFullscreen(bool)                                      {}
func (Page) WhenIdle(do func(left time.Duration))                    { do(time.Hour) }
func (Page) Saves() bool                                             { return false }
func (Page) Local(at time.Time) time.Time                            { return at.Local() }

func (Page) ExportCard(_, _, _, _ string) error      { return nil }
func (Page) Ask(_, _, _ string, _ func(string)) bool { return false }
func (Page) Address() string                         { return "" }
func (Page) ReadBook(desk.Reading)                   {}
func (Page) Persist()                                {}
func (Page) Asks() bool                              { return false }
func (Page) Promised() (safe, known bool)            { return false, false }
func (Page) Owned() bool                             { return true }
func (Page) TakeOver()                               {}
func (Page) Shelf() (there bool, back func())        { return false, nil }
func (Page) Newer() bool                             { return false }
func (Page) Update()                                 {}
func (Page) RejectAnswer()                           {}
