package sprites

// A page has these two typefaces already, for its own texts, so its programs do not carry them: wasm/browser sets them
// before anything is drawn. Where one did not come, the nearest other stands in.
var (
	// DisplayBold is Big Shoulders Display 800, for names and headings.
	DisplayBold = DisplayBlack

	// Body is Barlow Semi Condensed 500, for running text.
	Body = BodyBold
)
