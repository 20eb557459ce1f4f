# Every target sets up all that it needs; the first run makes .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check
CORE := src/ludoteca/bots/ismcts/tree.py $(shell find src/ludoteca/kernel src/ludoteca/facets src/ludoteca/games -name '*.py' -o -name '*.json')
JOBS ?= 2
MUTANTS ?= src/ludoteca/games/fzzzt/flow.py src/ludoteca/games/fzzzt/scoring.py --sample 500
BUILD = $(BIN)/python -m build --no-isolation
NPM := $(shell command -v npm 2>/dev/null)
CLIENT := src/ludoteca/server/static/index.html
CLIENT_PARTS := web/index.html web/vite.config.ts web/compress.js $(shell find web/src web/public src/ludoteca/games src/ludoteca/facets -type f -not -name '*.py' -not -name '*.pyc')

.PHONY: setup client client-if-possible page site lock play quick test browser soak check coverage mutants wasm screens bench docs build interpreted clean

setup: $(VENV)/compiled client-if-possible

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Ludoteca needs Python 3.11 or newer (PYTHON=/path/to/python make ...)"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "python3 -m venv failed: on Debian, apt install python3-venv"; exit 1; }
	@touch $@

# What playing needs: no more than that, and only those files translated that are used.
$(VENV)/playable: requirements-play.txt pyproject.toml | $(VENV)/made
	@$(PIP) --no-compile --require-hashes -r requirements-play.txt
	@LUDOTECA_COMPILE=0 $(PIP) --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/installed: requirements.txt requirements-dev.txt pyproject.toml examples/hearts/pyproject.toml | $(VENV)/made
	@$(PIP) --require-hashes -r requirements-dev.txt
	@LUDOTECA_COMPILE=0 $(PIP) --no-build-isolation --no-deps --editable .
	@$(PIP) --no-build-isolation --no-deps --editable examples/hearts
	@touch $(VENV)/playable $@

$(VENV)/compiled: $(VENV)/installed setup.py $(CORE)
	@find src -name '*.so' -delete
	@echo "compiling the core (a minute or two; without a C compiler the same code runs interpreted)"
	@$(BIN)/python setup.py --quiet build_ext --inplace > $(VENV)/build.log 2>&1 || { cat $(VENV)/build.log; exit 1; }
	@grep '^ludoteca:' $(VENV)/build.log || true
	@touch $@

client-if-possible:
	@$(MAKE) --no-print-directory client || echo "the browser client could not be built; everything else works (make client tells more)"

# The browser client; whoever has no Node.js plays without it, in the terminal.
ifdef NPM
client: $(CLIENT)
else
client:
	@echo "no npm here: the browser client is not built (Node.js 20.19 or newer builds it)"
endif

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@cd web && npm ci --silent
	@touch $@

$(CLIENT): web/node_modules/.package-lock.json $(CLIENT_PARTS)
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

# The whole table as static files, for any host. What Python is made of there is packed anew when the Python code has changed.
SITE ?= build/table
PAGE := src/ludoteca/page/parts/table.zip
PAGE_PARTS := requirements-page.txt $(wildcard web/python/*) $(shell find src/ludoteca -name '*.py' -o -name '*.json' -path '*/games/*')
PLATFORM = --platform pyemscripten_2026_0_wasm32 --python-version 3.14 --implementation cp --abi cp314

page: $(CLIENT) $(PAGE)

$(PAGE): $(VENV)/installed web/node_modules/.package-lock.json $(PAGE_PARTS)
	@rm -rf build/wheels
	@$(BIN)/python -m pip download --quiet --disable-pip-version-check --no-deps --only-binary=:all: $(PLATFORM) --require-hashes \
		--requirement requirements-page.txt --dest build/wheels
	@node web/python/pack.mjs src build/wheels/*.whl $(@D)

site: page
	@$(BIN)/ludoteca site $(SITE)

# The exact pins, from the ranges in pyproject.toml; what is pinned already stays, unless LOCK=--upgrade. No addresses.
UV := $(VENV)/uv
PIN = $(UV)/bin/uv pip compile --quiet $(LOCK) --universal --python-version 3.11 --generate-hashes --no-annotate \
	--custom-compile-command "make lock"
PLAYED := pyproject.toml --extra server --extra terminal --extra tls
USED := $(PLAYED) --extra arena --extra learn
lock: $(VENV)/installed
	@$(PYTHON) -m venv $(UV) && $(UV)/bin/python -m pip install --quiet --disable-pip-version-check uv==0.13.8
	@$(PIN) $(USED) --output-file requirements.txt
	@$(PIN) $(USED) --constraint requirements.txt --extra research --extra accelerator --extra postgresql --extra redis --extra push \
		--extra ray --group dev --group docs \
		--output-file requirements-dev.txt
	@$(PIN) $(PLAYED) --constraint requirements-dev.txt --group checkout --output-file requirements-play.txt
	@$(PIN) --constraint requirements-dev.txt --group core --output-file requirements-core.txt

# What playing needs and no more, all of it at once; then the table opens, and the core is compiled beside it, for the next start.
play:
	@$(MAKE) --no-print-directory -j 2 $(VENV)/playable client-if-possible
	@$(BIN)/python -m tools.background_core
	@$(BIN)/ludoteca

# Four rings of tests. The inner loop: a minute once all is set up.
quick: setup
	@$(BIN)/python -m pytest -n $(JOBS) -m "not slow and not browser and not soak"

# Everything that must hold at every commit, with one match of each game in a browser.
test: setup
	@$(BIN)/python -m pytest -n $(JOBS) -m "not browser and not soak"
	@[ ! -x web/node_modules/.bin/vitest ] || { cd web && npm run --silent test; }

# The rest of what a browser shows.
browser: setup page
	@$(BIN)/python -m pytest -n $(JOBS) -m "browser and not soak"

check: setup
	@$(BIN)/ruff check src tests bench tools examples web/python setup.py
	@$(BIN)/ruff format --check src tests bench tools examples web/python setup.py
	@$(BIN)/mypy src/ludoteca bench tests tools
	@$(BIN)/python -m pytest tests/test_imports.py
	@$(BIN)/python -m tools.language_audit
	@[ ! -x web/node_modules/.bin/svelte-check ] || { cd web && npm run --silent check; }

# Pictures of every screen, to be looked at.
screens: setup
	@$(BIN)/python -m tools.screens docs/screens
	@$(BIN)/python -m tools.strips docs/strips

bench: setup
	@$(BIN)/ludoteca bench --peers

# The site: tutorial, how-to, reference, protocol, rules, decisions.
docs: $(VENV)/installed
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "build/site/index.html"

# What the tests run of kernel and rules, interpreted, and the lines that none runs.
coverage: $(VENV)/installed
	@$(BIN)/python -m tools.covered

# Small changes of kernel and rules, one at a time: do the tests that run the place notice? Stopped and started again it goes on.
mutants: build/coverage.json
	@$(BIN)/python -m tools.mutants $(MUTANTS)

build/coverage.json:
	@$(MAKE) --no-print-directory coverage

# Kernel, games and laws in WebAssembly under Node, by the Python that the page without a server has. What fuzzes stays out, and so does
# the one that reads all tests of its game, those that fuzz among them.
wasm: $(VENV)/installed web/node_modules/.package-lock.json
	@$(PIP) --upgrade --target build/wasm --no-deps --only-binary=:all: $(PLATFORM) --require-hashes -r requirements-page.txt
	@ulimit -s unlimited; node --stack-size=60000 tools/wasm.mjs -m "not slow and not browser and not soak" \
		--ignore tests/games/goblins_inc/test_catalogue.py tests/kernel tests/games tests/laws tests/facets

# The long runs: all laws on hundreds of matches, the quick ones on 20,000 of each game, fuzzing that looks further, and
# every bot asked in a thousand worlds that its seat cannot tell apart; then the frames of a thousand matches, faults, and every stage of
# every game at every size in a browser.
soak: setup page
	@set -e; for game in $$($(BIN)/python -c "import ludoteca; print(*ludoteca.games())"); do \
		$(BIN)/ludoteca laws $$game --games 150 --seed 1 --jobs $(JOBS); \
		$(BIN)/ludoteca laws $$game --games 4000 --seed 1 --jobs $(JOBS) --laws conservation,liveness,determinism; \
	done
	@LUDOTECA_FUZZ=soak $(BIN)/python -m pytest -n $(JOBS) tests/kernel tests/bots/test_fairness.py tests/bots/test_*_fairness.py
	@$(BIN)/python -m pytest -m soak tests/web/test_static_page.py tests/web/test_lessons.py tests/web/test_other_browsers.py
	@$(BIN)/python -m tests.page.wire --games 50
	@$(BIN)/python -m tests.server.wire --games 250
	@$(BIN)/python -m tests.server.delays --pairs 2000
	@$(BIN)/python -m bench.load kill --times 500
	@$(BIN)/python -m bench.load cut --times 10000
	@$(BIN)/python -m bench.load attack --seconds 60
	@$(BIN)/python -m bench.load fuzz --times 1000000
	@$(BIN)/python -m bench.load fuzz --times 50000 --limited
	@$(BIN)/python -m bench.load outages --seconds 600
	@$(BIN)/python -m tests.web.sizes

# What is published, with the address of its repository if LUDOTECA_HOME says it: the source, a wheel that runs interpreted anywhere, and
# one compiled for machines like this. On Linux that is
# for all that auditwheel finds old enough, or else for this one alone.
build: $(VENV)/installed client page
	@rm -rf build dist
	@$(BUILD) --sdist --outdir dist
	@LUDOTECA_COMPILE=0 $(BUILD) --wheel --outdir dist
	@$(BUILD) --wheel --outdir build/wheel
	@for wheel in build/wheel/*; do case $$wheel in \
		*-linux_*) PATH="$(abspath $(BIN)):$$PATH" auditwheel repair --wheel-dir dist $$wheel > build/auditwheel.log 2>&1 \
			|| { cp $$wheel dist; echo "no manylinux wheel, for this machine alone: $$(tail -n 1 build/auditwheel.log)"; };; \
		*) cp $$wheel dist;; \
	esac; done
	@ls -l dist

# Remove the compiled core: the same code, interpreted.
interpreted:
	@find src -name '*.so' -delete
	@rm -rf $(VENV)/compiled $(VENV)/core

clean: interpreted
	@rm -rf $(VENV) build dist web/node_modules src/ludoteca/server/static src/ludoteca/page/parts
