# Nod. `make run` serves the task app, `make test` runs every test.

PORT ?= 8080
PREFIX ?= /usr/local
DATABASE ?= tasks.sqlite
# The page works without the engine; Web/toolchain.sh explains how to get a compiler.
WITHOUT_ENGINE := false
# macOS has GNU make 3.81, which ignores .SHELLFLAGS.
SHELL := /bin/bash -eu -o pipefail
export NOD_WARNINGS_AS_ERRORS := 1
.DEFAULT_GOAL := help
.PHONY: help run wasm page app test test-shell test-engine test-apple test-ui test-tasks test-web test-browser faults test-faults test-engines test-exporters web-bundle test-bundle test-tools vocabulary wire texts scores rules audit-own install apple-check seed-samples bench film site docs format check-format

ENGINE := $(shell find Sources/Nod Web/Bridge Web/Engine Web/Numbers -name '*.swift' -o -name '*.c')
APP := Tasks/Package.swift $(shell find Tasks/Sources Tasks/Texts -type f)
PAGE := tsconfig.json $(shell find Tasks/Page Tasks/Texts/Tables Studio Web -name "*.js" -o -name "*.css" -o -name "*.html" -o -name "*.svg" -o -name "*.json" -o -name "*.wasm")
SWIFT_CODE := Package.swift Sources Benchmarks AppleCheck/Run AppleCheck/Tool $(wildcard AppleCheck/Examples) Tests Web Tasks/Package.swift Tasks/Sources Tasks/Tests Tools/Package.swift $(wildcard Tools/*/Sources Tools/*/Tests)
# Debug information takes a sixth of the time, and the index of system modules a quarter of the rest; CI needs neither.
export LEAN := $(if $(CI),-debug-info-format none -Xswiftc -index-ignore-system-modules)
TEST_ENGINE := swift test $(LEAN) --quiet -Xswiftc -warnings-as-errors
PYTEST := .venv/bin/python -m pytest -q -p no:cacheprovider

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*##/ { printf "%-16s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: WITHOUT_ENGINE := true
run: install-run Web/nod.wasm page Tasks/.build/release/tasks ## the task app on http://127.0.0.1:$(PORT)
	@exec Tasks/.build/release/tasks serve --port $(PORT) --database "$(DATABASE)" --assets .

wasm: install-run ## Web/nod.wasm with its size; fails above 30 KB
	@Web/build.sh

app: Web/nod.wasm page Tasks/.build/debug/tasks

page: .build-page/app.js ## the page, Studio and the library in few files, in .build-page/

.build-page/app.js: $(PAGE) Scripts/page.sh Scripts/documents.py
	@Scripts/page.sh

Tasks/.build/debug/tasks: $(APP)
	@echo "Building the task app (the first time takes a few minutes)"
	@swift build $(LEAN) --package-path Tasks --product tasks
	@touch $@

# A search in a debug build takes ten times as long.
Tasks/.build/release/tasks: $(APP)
	@echo "Building the task app (the first time takes a few minutes)"
	@swift build $(LEAN) --package-path Tasks --configuration release --product tasks
	@touch $@

Web/nod.wasm: $(ENGINE) Web/build.sh Web/toolchain.sh
	@echo "Building the engine for the browser"
	@Web/build.sh || { [ $$? -eq 3 ] && $(WITHOUT_ENGINE); }

# The longest builds come first. Two builds of a package wait for each other, so parts of the same package are far apart.
PARTS := test-tools test-engine test-tasks apple-check test-ui test-bundle docs test-apple test-shell test-exporters test-web audit-own
ifeq ($(shell uname),Darwin)
test: WITHOUT_ENGINE := true
# The double of SwiftUI, a disk that fails, Debian's Chromium and React. Scripts/first-hour.sh tests NodUI on a Mac.
ON_LINUX := apple-check test-apple test-ui docs test-bundle test-exporters test-browser test-faults
endif
# Most parts use one core; tests in a browser run alone.
TWO_AT_A_TIME := $(if $(filter output-sync,$(.FEATURES)),--jobs=2 --output-sync=target)

test: install-test check-format Web/nod.wasm ## everything, as CI runs it; on a Mac, everything that doesn't need Linux
	@$(MAKE) --no-print-directory $(TWO_AT_A_TIME) $(filter-out $(ON_LINUX),$(PARTS))
	@$(if $(ON_LINUX),,$(MAKE) --no-print-directory test-browser test-faults)
	@echo "Everything passed.$(if $(ON_LINUX), Left out because they need Linux: $(ON_LINUX).)"

test-shell: install-test ## scripts run on macOS, too; the engine's tools are found; versions and .spi.yml agree; every target here runs
	$(PYTEST) Tests/Shell

test-engine: ## the engine, natively
	$(TEST_ENGINE)

test-ui: ## runs NodUI with a double of SwiftUI; checks coverage and mutants
	AppleCheck/Run/run

apple-check: ## type-checks the Swift code for Apple's platforms with the installed toolchain
	AppleCheck/check

seed-samples: ## compiles the code samples of the design documents in SEEDS=… unchanged against NodUI
	@AppleCheck/check --seeds "$(SEEDS)"

test-tasks: install-test page ## store, formats, server and command; the API accepts exactly what its description allows
	@# Each test has a store open: Foundation cannot start a process beside a thousand open files.
	SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=16 swift test $(LEAN) --package-path Tasks --quiet
	@touch -c Tasks/.build/debug/tasks
	$(PYTEST) Tests/API

test-web: ## no import cycles, strict types; no decisions in page and JavaScript; tables of texts match, also NodUI's
	python3 Tests/Web/no-decisions.py
	python3 Tests/Web/modules.py
	python3 Tests/Web/strict-types.py
	python3 Tests/Web/texts.py
	python3 Scripts/texts.py --check
	python3 Scripts/wire.py --check

test-browser: install-test app ## library and app end to end, in Chromium
	$(PYTEST) --numprocesses 4 --dist worksteal Tests/Web
	Tests/EndToEnd/run.sh

test-faults: install-test app ## kills during writes, a full disk, a damaged file: nothing acknowledged is lost
	$(PYTEST) Tests/Faults

faults: ## the same for MINUTES=10 each; SEED= repeats a failed round
	@$(MAKE) --no-print-directory test-faults MINUTES=$(or $(MINUTES),10)

test-engines: install-engines app ## twelve flows and the library's tests in Firefox and WebKitGTK; speech of a screen reader. Only on Linux
	for engine in firefox webkit; do \
		AGAIN=6 TESTS=Tests/EndToEnd/test_flows.py Tests/EndToEnd/run.sh --numprocesses 2 --engine $$engine; \
		AGAIN=6 TESTS=Tests/Web Tests/EndToEnd/run.sh --numprocesses 2 --engine $$engine -m engines; \
	done
	AGAIN=6 TESTS=Tests/Spoken Tests/EndToEnd/run.sh --numprocesses 4 --dist loadgroup

web-bundle: install-run wasm ## the browser library as an archive in .build-web/, for npm or any server
	@Scripts/web-bundle.py

test-bundle: install-test Web/nod.wasm ## the archive in plain pages, bundled, in Node and in React
	$(PYTEST) Tests/Bundle

test-exporters: install-test ## the files that nod exports and reads, checked by sox, jsonschema and Chromium
	swift build $(LEAN) --package-path Tools --product nod --quiet
	$(PYTEST) Tests/Exporters

test-apple: install-test ## AppleCheck reads documents and interfaces; workflows and Xcode's project name existing things
	$(PYTEST) Tests/AppleCheck Tests/Xcode

test-tools: ## nod: rules by their examples, formats, baseline, suppression, fixes, broken files; exporters
	swift test $(LEAN) --package-path Tools --quiet
	swift build $(LEAN) --package-path Tools --product nod --quiet
	Tools/.build/debug/nod rules | diff Documentation/Rules.md - || { echo "Documentation/Rules.md is old: make rules"; exit 1; }

texts: ## everything else with languages or texts, from the tables of library and app
	@Scripts/texts.py

vocabulary: ## names and numbers for other languages, from the engine's types
	@NOD_WRITE_VOCABULARY=1 $(TEST_ENGINE) --filter VocabularyTests

wire: ## both sides of the engine's numbers in the browser, from the tables of Scripts/wire.py
	@Scripts/wire.py

scores: Web/nod.wasm ## the scores of the browser's small player, from the engine's answers
	@made=$$(esbuild Scripts/scores.mjs --bundle --format=esm --platform=node --log-level=warning | node --input-type=module) \
		&& echo "$$made" > Web/small/scores.js

rules: ## Documentation/Rules.md and the examples in the program, from the rules
	@Tools/Audit/examples.py
	@swift build $(LEAN) --package-path Tools --product nod --quiet >&2
	@Tools/.build/debug/nod rules > Documentation/Rules.md

audit-own: ## audits Nod, its examples and its app
	@swift build $(LEAN) --package-path Tools --product nod --quiet >&2
	@Tools/.build/debug/nod audit Sources/NodUI Sources/NodPerforming AppleCheck/Examples Tasks/Sources/TasksApp

# Module by module, SwiftSyntax alone takes five minutes; file by file one, and an audit of 1,300 files takes 7 s instead of 3.
install: ## nod into PREFIX=/usr/local; builds it in three minutes on two cores
	swift build --package-path Tools --configuration release -Xswiftc -no-whole-module-optimization --product nod
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 Tools/.build/release/nod "$(DESTDIR)$(PREFIX)/bin/nod"

bench: install-test Web/nod.wasm page Tasks/.build/release/tasks ## compares Nod with canvas-confetti and Motion, cloned into PEERS=DIR, and with SQLite; PARTS=…, TIMES=10
	@.venv/bin/python Benchmarks

film: install-test app ## strips of a moment's frames in .build-film/: MOMENT=complete; without it, lists the moments
	@.venv/bin/python Scripts/film.py

site: install-test Web/nod.wasm page ## the static site in .build-site/, for any host; after `make docs` with DocC, which needs BASE=/folder
	@Scripts/site.sh

docs: ## the documentation as DocC archives in .build-docs/; a warning is an error
	@Scripts/docs.sh

format: ## formats the Swift code
	swift format --in-place --parallel --recursive $(SWIFT_CODE)

check-format:
	swift format lint --strict --parallel --recursive $(SWIFT_CODE)

INSTALL := install-run install-test install-engines
.PHONY: $(INSTALL)
$(INSTALL): install-%:
	@Scripts/install.sh $(@:install-%=%)
