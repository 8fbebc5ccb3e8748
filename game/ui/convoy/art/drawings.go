package art

import _ "embed" // the files are embedded as text

// The drawings as text, in the form that package picture explains, and tables of what cities, houses and figures look
// like. The head of each table says what its lines mean.
var (
	//go:embed drawings/people.txt
	peopleText string
	//go:embed drawings/soldiers.txt
	soldiersText string
	//go:embed drawings/robots.txt
	robotsText string
	//go:embed drawings/actions.txt
	actionsText string
	//go:embed drawings/modules.txt
	modulesText string
	//go:embed drawings/landmarks.txt
	landmarksText string
	//go:embed drawings/stage.txt
	stageText string
	// Icons are the game's own icons, in the form of sprites.Icons.
	//go:embed drawings/icons.txt
	Icons string
	// cityTable says what each city looks like.
	//go:embed drawings/cities.txt
	cityTable string
	// houseTable has the outlines of the houses that are seen from close up.
	//go:embed drawings/houses.txt
	houseTable string
	// frameTable says where the figures stand on their sheets.
	//go:embed drawings/frames.txt
	frameTable string
)

// pictures returns the files of drawings.
func pictures() []string {
	return []string{peopleText, soldiersText, robotsText, actionsText, modulesText, landmarksText, stageText}
}
