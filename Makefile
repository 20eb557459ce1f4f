# Every target sets up all that it needs; the first run makes .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CORE := src/ludoteca/bots/ismcts/tree.py $(shell find src/ludoteca/kernel src/ludoteca/facets src/ludoteca/games -name '*.py' -o -name '*.json')
JOBS ?= 2
NPM := $(shell command -v npm 2>/dev/null)
CLIENT := src/ludoteca/server/static/index.html
CLIENT_PARTS := web/index.html web/vite.config.ts $(shell find web/src web/public src/ludoteca/games src/ludoteca/facets -type f -not -name '*.py' -not -name '*.pyc')

.PHONY: setup client play test check screens bench soak build interpreted clean

setup: $(VENV)/compiled
	@$(MAKE) --no-print-directory client || echo "the browser client could not be built; everything else works (make client tells more)"

$(VENV)/installed: requirements.txt requirements-dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Ludoteca needs Python 3.11 or newer (PYTHON=/path/to/python make ...)"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "python3 -m venv failed: on Debian, apt install python3-venv"; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@LUDOTECA_COMPILE=0 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/compiled: $(VENV)/installed setup.py $(CORE)
	@find src -name '*.so' -delete
	@echo "compiling the core (a minute or two; without a C compiler the same code runs interpreted)"
	@$(BIN)/python setup.py --quiet build_ext --inplace > $(VENV)/build.log 2>&1 || { cat $(VENV)/build.log; exit 1; }
	@grep '^ludoteca:' $(VENV)/build.log || true
	@touch $@

# The browser client; whoever has no Node.js plays without it, in the terminal.
ifdef NPM
client: $(CLIENT)
else
client:
	@echo "no npm here: the browser client is not built (Node.js 20.19 or newer builds it)"
endif

# Not npm ci: the lock file names the bundler's binary of the platform it was made on, and others need their own.
web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@cd web && npm install --no-save --silent
	@touch $@

$(CLIENT): web/node_modules/.package-lock.json $(CLIENT_PARTS)
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

play: setup
	@$(BIN)/ludoteca

test: setup
	@$(BIN)/python -m pytest -n $(JOBS)
	@[ ! -x web/node_modules/.bin/vitest ] || { cd web && npm run --silent test; }

check: setup
	@$(BIN)/ruff check src tests bench setup.py
	@$(BIN)/ruff format --check src tests bench setup.py
	@$(BIN)/mypy src/ludoteca bench tests
	@$(BIN)/python -m pytest tests/test_imports.py
	@$(BIN)/python -m ludoteca.facets.audit
	@[ ! -x web/node_modules/.bin/svelte-check ] || { cd web && npm run --silent check; }

# Pictures of every screen, to be looked at.
screens: setup
	@$(BIN)/python -m tests.web.screens docs/screens

bench: setup
	@$(BIN)/ludoteca bench --peers

# The long runs: all laws on hundreds of matches, the quick ones on 20,000 of each game, fuzzing that looks further, and
# every bot asked in a thousand worlds that its seat cannot tell apart; then the frames of a thousand matches, and faults.
soak: setup
	@set -e; for game in $$($(BIN)/python -c "import ludoteca; print(*ludoteca.games())"); do \
		$(BIN)/ludoteca laws $$game --games 150 --seed 1 --jobs $(JOBS); \
		$(BIN)/ludoteca laws $$game --games 4000 --seed 1 --jobs $(JOBS) --laws conservation,liveness,determinism; \
	done
	@LUDOTECA_FUZZ=soak $(BIN)/python -m pytest -n $(JOBS) tests/kernel tests/bots/test_fairness.py tests/bots/test_*_fairness.py
	@$(BIN)/python -m tests.server.wire --games 250
	@$(BIN)/python -m bench.tables kill --times 500
	@$(BIN)/python -m bench.tables cut --times 10000

build: $(VENV)/installed client
	@rm -rf build dist
	@$(BIN)/python -m build --wheel --outdir dist .
	@ls dist

# Remove the compiled core: the same code, interpreted.
interpreted:
	@find src -name '*.so' -delete
	@rm -f $(VENV)/compiled

clean: interpreted
	@rm -rf $(VENV) build dist web/node_modules src/ludoteca/server/static
