# What a player or a developer types. Only Go is needed to run the game; the tests want three browsers too.

# The packages that have files of their own for the browser; all others are the same there.
PAGE    := $(sort $(addprefix ./,$(dir $(shell grep -rlE '^//go:build.*(js|wasm)' --include=*.go game wasm internal))))
JS      := GOOS=js GOARCH=wasm
ADDR    ?= 127.0.0.1:8080
SOAK    ?= 10m
# .ci/run adds -v here, to see skipped tests.
TESTFLAGS ?=

.PHONY: shots pictures weigh run test others format vet lint unit pages engines browsers bench soak pack arena train renew

run:
	@go run ./cmd/pack -o build/page
	@go run ./cmd/serve -addr $(ADDR) -dir build/page

# Browsers wait now and then, so everything else is checked beside the page, which takes longest, and gives way.
test: format browsers
	@$(MAKE) --no-print-directory -j2 pages others

# The other browsers come last: with them beside both the page and the units there are more than two cores can serve.
others:
	@nice -n 19 $(MAKE) --no-print-directory vet lint
	@$(MAKE) --no-print-directory unit
	@$(MAKE) --no-print-directory engines

format:
	@unformatted=$$(gofmt -l .); test -z "$$unformatted" || { echo "gofmt -w these:"; echo "$$unformatted"; exit 1; }

vet:
	go vet ./...
	$(JS) go vet $(PAGE)

# The checkers are a module of their own. They are built first, as "GOOS=js go tool" would build them for the browser.
# Lines of scripts and styles are counted here, as revive reads Go only; sentences in a table of texts are data.
lint:
	go mod tidy -diff
	go -C .ci/lint mod tidy -diff
	@go build -C .ci/lint -o ../../build/ honnef.co/go/tools/cmd/staticcheck github.com/mgechev/revive
	build/staticcheck ./...
	$(JS) build/staticcheck $(PAGE)
	build/revive -config .ci/lint/revive.toml ./...
	$(JS) build/revive -config .ci/lint/revive.toml $(PAGE)
	@! LC_ALL=C.UTF-8 grep -nE '.{121}' web/*.js web/*.css | grep -v '^web/texts.js:'

# The longest first, so that it does not run on alone at the end.
unit:
	GOGC=400 nice -n 19 go test $(TESTFLAGS) -timeout 20m ./game/ui $$(go list ./... | grep -v internal/browsertest)

# The browser's tests build the page themselves, which Go's cache of test results does not see: they always run.
pages: browsers
	go test $(TESTFLAGS) -timeout 45m -count 1 ./internal/browsertest

engines: browsers
	go test $(TESTFLAGS) -timeout 10m -count 1 ./internal/browsertest/engines

browsers:
	@.ci/browsers

# The browser's benchmark says how often it visits by itself, so one round is enough.
bench:
	go test -run '^$$' -bench . -benchmem $$(go list ./... | grep -v internal/browsertest)
	go test -run '^$$' -bench . -benchtime 1x -timeout 20m ./internal/browsertest

# A million bare games of all rules first, then the campaigns' rates, then the page.
soak:
	for rules in $$(dirname $$(grep -l 'func TestSoak' game/*/*_test.go) | sort -u); do \
		go test -count 1 -v -run '^TestSoak$$' -timeout 0 ./$$rules -soak 1000000 || exit 1; done
	for edition in game/*/edition; do go test -count 1 -v -run '^TestCampaign$$/TheRates|^TestPuzzles$$/Proved|^TestPuzzlesAreProved$$' -timeout 0 ./$$edition -soak 100 || exit 1; done
	go test -count 1 -v -timeout 0 ./internal/browsertest -soak $(SOAK) -kills 50 -writes 1800
	go test -count 1 -v -timeout 0 ./internal/browsertest/engines -games 10 -kills 10

pack:
	go run ./cmd/pack -o dist -small -zip build/onelongnight-itch.zip

# What the computer player promises, match by match with intervals; then the ladder. About an hour on two cores.
arena:
	go run ./cmd/lab arena -claims
	go run ./cmd/lab arena -deals 20 -ladder random heuristic-v1 flat-mc-1000 ismcts-1000 1 2 3 4 5

# What is generated from rules and cards, anew: transcripts, lessons, tables of the rules, digests. Of GAME=NAME, or of all.
# The rest of those packages' tests runs too, and says what needs hands (docs/change-a-card.md).
GAME ?= *
renew:
	nice go test $(TESTFLAGS) -count 1 $$(dirname $$(grep -rlE 'gametest\.(Golden|Transcript|Frozen)\(|lessons\.Run\(|players\.Run\(' --include=*_test.go game/$(GAME)) \
		| sort -u | sed 's,^,./,') -update

# What the computer players have learned anew, from nothing: about four hours on two cores. It then differs from what is in
# the repository only where floating point does, but for nets that were made without the gates, as their weights.txt says.
# A file is made by a program that has those made before it. Nets that are broken off go on where they were (build/train).
train:
	for lab in $$(dirname $$(grep -l '^func Setups' game/*/lab/*.go)); do name=$$(basename $$(dirname $$lab)); \
		files=$$(go run ./cmd/lab train -game $$name -list) || exit 1; \
		for file in $$files; do \
			go run ./cmd/lab train -game $$name -file $$file || exit 1; done; done

# What makes the download smaller, and by how much.
weigh:
	go run ./cmd/pack -weigh

# The gallery, drawn without a display, and the pictures of the shop's page beside it.
shots:
	for gallery in game/ui/*/gallery; do go run ./$$gallery -o build/screens || exit 1; done

# Of these the repository has those that README and the shop's page show, and takes new ones only when they matter.
pictures: shots
	cp build/shop/* docs/shop/
	for picture in $$(cd docs && find screens -type f); do cp build/$$picture docs/$$picture || exit 1; done
