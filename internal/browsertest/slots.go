package browsertest

import "onelongnight/game/store"

// readDatabase is a script that defines a function to read the game's database without the program. It returns a
// promise of a list of pairs: a slot and its text.
const readDatabase = `
	var readDatabase = () => new Promise((resolve, reject) => {
		const opening = indexedDB.open('onelongnight');
		opening.onupgradeneeded = () => opening.transaction.abort(); // there is none yet, and none is made here
		opening.onerror = () => opening.error.name === 'AbortError' ? resolve([]) : reject(opening.error);
		opening.onsuccess = () => {
			const base = opening.result, list = [];
			const reading = base.transaction('slots').objectStore('slots').openCursor();
			reading.onerror = () => reject(reading.error);
			reading.onsuccess = () => {
				const cursor = reading.result;
				if (!cursor) { base.close(); resolve(list); return; }
				list.push([cursor.key, cursor.value]);
				cursor.continue();
			};
		};
	});`

// slots is a store.Medium that holds the slots that were read.
type slots map[string]string

func (s slots) Slots() map[string]string        { return s }
func (s slots) Put(string, string, func(error)) {}

// Kept reads what the page has stored, as the program would. The page must have been opened with the script
// readDatabase.
func (p *Page) Kept() *store.Store {
	p.t.Helper()
	var list [][2]string
	p.Eval(`readDatabase()`, &list)
	read := slots{}
	for _, pair := range list {
		read[pair[0]] = pair[1]
	}
	return store.Open(read, nil)
}

// lastGame returns the save of the game played last, "" for none.
func lastGame(s *store.Store) string { return s.Load(s.Load("last-game")) }
