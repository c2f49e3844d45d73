# Everything happens in .venv, which is made on the first call. Only Python 3.11+ is needed.

PYTHON ?= python3
# Many tests wait for processes and clocks: three at a time keep two cores busy.
WORKERS ?= 3

# Rules are compiled when they run, so their coverage is measured with the compiler off: slow,
# and therefore over these tests only.
COVERAGE_TESTS ?= tests/rules
COVERAGE_AT_LEAST ?= 98

VENV := .venv
BIN := $(VENV)/bin
PLAY := $(VENV)/.ready-to-play
DEV := $(VENV)/.ready-to-develop
PYTEST := $(BIN)/python -m pytest
# The page's packages; Node.js is the machine's or, where there is none, PyPI's.
WEB := web/node_modules/.installed
NPM := $(BIN)/python web/tools/build.py npm

.DEFAULT_GOAL := help
.PHONY: help play test test-all bench checks compiled lint types contracts unit postgres fmt coverage clean \
  web web-check web-lint web-types web-test browser screenshots chromium

help:  ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PLAY) web  ## play in the browser (in the terminal: .venv/bin/himiko play)
	@$(BIN)/himiko serve --open

test: checks unit coverage browser  ## everything that must hold before a commit

test-all: checks postgres coverage  ## the same with the long walks, fuzzing, load and speed
	$(PYTEST) -n $(WORKERS) -m "not alone"
	$(PYTEST) -m alone
	LONG=1 $(MAKE) browser
	$(BIN)/himiko bench

web: $(PLAY)  ## build the page, if it has changed
	@$(BIN)/python web/tools/build.py

checks: $(DEV) $(WEB)  ## style, types, contracts, and the parts of the page; two at a time
	@$(MAKE) --no-print-directory --jobs 2 --output-sync compiled lint types contracts web-check

web-check: web-lint web-types web-test  ## style, types and parts of the page

web-lint: $(DEV) $(WEB)
	$(NPM) run lint

web-types: $(DEV) $(WEB)
	$(NPM) run check

web-test: $(DEV) $(WEB) compiled
	$(NPM) test

browser: $(DEV) $(WEB) web chromium  ## the page in a real browser
	$(NPM) run e2e

screenshots: $(DEV) $(WEB) web chromium  ## the pictures in docs/screenshots
	SCREENSHOTS=1 $(NPM) run e2e

bench: $(DEV)  ## measure speed, our peers beside us
	$(BIN)/himiko bench

# Once, beside the checks: else each process that plays would compile the rules anew.
compiled: $(DEV)
	@$(BIN)/python -c "from himiko.bots.warm_up import warm_up; warm_up()"

lint: $(DEV)  ## style
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(DEV)
	$(BIN)/mypy

contracts: $(DEV)
	$(BIN)/lint-imports

unit: $(DEV) postgres
	$(PYTEST) -n $(WORKERS) -m "not long"

coverage: $(DEV)  ## coverage of the rules, uncompiled
	NUMBA_DISABLE_JIT=1 $(PYTEST) -n $(WORKERS) -m "not long" \
	  --ignore=tests/rules/test_gpu.py --cov --cov-report=term --cov-fail-under=$(COVERAGE_AT_LEAST) $(COVERAGE_TESTS)

# The server is tested with a real PostgreSQL, the distribution's, in a temporary cluster.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && apt-get update -q \
	       && DEBIAN_FRONTEND=noninteractive apt-get install -y -q postgresql; } \
	  || echo "NO POSTGRESQL HERE: the server's tests with it will be left out"

# The page is tested in the distribution's Chromium.
chromium:
	@[ -n "$$CHROMIUM" ] || command -v chromium > /dev/null || command -v google-chrome > /dev/null \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && apt-get update -q \
	       && DEBIAN_FRONTEND=noninteractive apt-get install -y -q chromium; } \
	  || { echo "There is no Chromium here: install it, or say where it is: CHROMIUM=/path"; exit 1; }

fmt: $(DEV) $(WEB)  ## format the code
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run format

clean:  ## remove what was made, .venv included
	rm -rf $(VENV) build dist htmlcov .coverage .coverage.* .hypothesis
	rm -rf src/himiko/page web/node_modules web/build web/test-results
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "himiko needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) -V 2>&1 || true)."; \
	  echo "Name another one: make PYTHON=python3.12 $(or $(MAKECMDGOALS),play)"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(PLAY): pyproject.toml | $(BIN)/python
	@echo "Installing himiko and building its page; this takes a minute, the first time …"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[server]'
	@touch $@

$(WEB): web/package-lock.json | $(BIN)/python
	$(BIN)/python web/tools/build.py install
	@touch $@

$(DEV): pyproject.toml | $(BIN)/python $(WEB)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(PLAY)
