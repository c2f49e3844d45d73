# Everything happens in .venv, which is made on the first call. Only Python 3.11+ is needed.

PYTHON ?= python3
# Many tests wait for processes and clocks: three at a time keep two cores busy.
WORKERS ?= 3

# Rules are compiled when they run, so their coverage is measured with the compiler off: slow,
# and therefore over these tests only.
COVERAGE_TESTS ?= tests/rules
COVERAGE_AT_LEAST ?= 98

VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
MADE := $(VENV)/pyvenv.cfg
PLAY := $(VENV)/.ready-to-play
DEV := $(VENV)/.ready-to-develop
# All that DEV installs but himiko itself, whose page is built with it.
PACKAGES := $(VENV)/.packages
NODE := $(VENV)/.node
PYTEST := $(BIN)/python -m pytest
# Whoever is done helps with what others have left, so that nobody waits for the slowest.
PARALLEL := -n $(WORKERS) --dist worksteal
# Containers often forbid Python to keep what it has translated; the tests start hundreds of
# processes, each of which would translate everything again.
unexport PYTHONDONTWRITEBYTECODE
# The packages of the page's tests, not those of its build alone; Node.js is the machine's or, where
# there is none, PyPI's.
WEB := web/node_modules/.for-tests
NPM := $(BIN)/python web/tools/build.py npm
# What installs the locked versions of requirements/: uv where it is there, else pip. The lists are
# complete, so nobody has to look for more; and of the packages' files most are never imported, so
# Python translates those that are when it first reads them.
INSTALL := $(if $(shell command -v uv 2> /dev/null),uv pip install --quiet --no-deps --python $(BIN)/python,\
  $(BIN)/python -m pip install --quiet --no-deps --no-compile --disable-pip-version-check)
LOCK := uv pip compile --quiet --upgrade --universal --generate-hashes --no-annotate \
  --python-version 3.11 --custom-compile-command 'make lock' pyproject.toml

# All but Ray, which is for clusters, and large.
EXTRAS := arena gpu lab server

# What a machine does not have is left out, and said at the very end; with CI set that is an error.
LEFT_OUT := $(VENV)/.left-out
STARS := **********************************************************************
leave_out = { echo "LEFT OUT: $(1)"; echo "$(1)" >> $(LEFT_OUT); [ -z "$$CI" ]; }
# As root on a distribution with apt-get, what is missing is installed.
apt_install = { [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && apt-get update -q \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y -q $(1); }
FIND_CHROMIUM := $${CHROMIUM:-$$(command -v chromium || command -v chromium-browser \
  || command -v google-chrome)}

.DEFAULT_GOAL := help
.PHONY: help play host ready test test-all docs bench loadtest simulation checks compiled lint types contracts unit machine postgres deployers fmt \
  coverage clean web web-check web-lint web-types web-test browser screenshots chromium lock left-out

help:  ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PLAY) web  ## play in the browser (in the terminal: .venv/bin/himiko play)
	@$(BIN)/himiko serve --open

host: $(PLAY) web  ## play with everyone in your network: http://THIS-MACHINE:8000
	@$(BIN)/himiko serve --host 0.0.0.0

ready: $(PLAY)  ## set up .venv, for .venv/bin/himiko and .venv/bin/python

test:  ## everything that must hold before a commit
	@rm -f $(LEFT_OUT)
	@$(TWO_AT_A_TIME) machine $(CHECKS)
	@$(MAKE) --no-print-directory unit coverage browser
	@$(MAKE) --no-print-directory left-out

test-all:  ## the same with the long walks, fuzzing, load and speed
	@rm -f $(LEFT_OUT)
	@$(TWO_AT_A_TIME) machine $(CHECKS)
	@$(MAKE) --no-print-directory coverage
	$(PYTEST) $(PARALLEL) -m "not alone"
	$(PYTEST) -m alone
	$(MAKE) docs
	LONG=1 $(MAKE) browser
	$(MAKE) bench
	@$(MAKE) --no-print-directory left-out

web: $(PLAY)  ## build the page, if it has changed
	@$(BIN)/python web/tools/build.py

# The longest first; what some need to be installed is installed beside others.
CHECKS := compiled types web-check lint contracts
TWO_AT_A_TIME := $(MAKE) --no-print-directory --jobs 2 --output-sync

checks: | $(MADE)  ## style, types, contracts, and the parts of the page; two at a time
	@$(TWO_AT_A_TIME) $(CHECKS)

web-check: web-lint web-types web-test  ## style, types and parts of the page

web-lint: $(WEB)  ## style of the page
	$(NPM) run lint

web-types: $(WEB)  ## types of the page
	$(NPM) run check

web-test: $(DEV) $(WEB) compiled  ## parts of the page
	$(NPM) test

# How often each test in the browser runs: one that fails now and then is found by many times.
TIMES ?= 1
E2E = CHROMIUM="$(FIND_CHROMIUM)" $(NPM) run e2e -- --repeat-each=$(TIMES)

browser: $(DEV) $(WEB) web chromium  ## the page in a real browser (TIMES=10: each test so often)
	@[ -z "$(FIND_CHROMIUM)" ] || $(E2E) $(if $(LONG),--project=page)
	@[ -z "$(FIND_CHROMIUM)" ] || [ -z "$(LONG)" ] || $(E2E) --project=measured

screenshots: $(DEV) $(WEB) web chromium  ## the pictures in docs/screenshots
	SCREENSHOTS=1 CHROMIUM="$(FIND_CHROMIUM)" $(NPM) run e2e
	$(BIN)/python web/tools/moving_picture.py

docs: $(DEV)  ## the documentation as a site in build/site; its tutorials are run, warnings are errors
	$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going -b html docs build/site
	@echo "The site is at build/site/index.html."

bench: $(DEV)  ## measure speed, our peers beside us (BENCH="--quick --no-peers --json")
	$(BIN)/python -m tools.bench $(BENCH)

loadtest: $(DEV)  ## play at many tables at once (LOADTEST="--tables 500 --seconds 60")
	$(BIN)/python -m tools.loadtest $(LOADTEST)

simulation: $(DEV)  ## the simulated server, a thousand seeds (SEEDS="--first 5000 --seeds 200")
	$(BIN)/python -m tests.simulation $(SEEDS)

# Once, beside the checks: else each process that plays would compile the rules again.
compiled: $(PACKAGES)  ## compile the rules, if they have changed
	@PYTHONPATH=src $(BIN)/python -m tests.compiled

lint: $(PACKAGES)  ## style
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(PACKAGES)  ## types
	$(BIN)/mypy

contracts: $(DEV)  ## who may import whom
	$(BIN)/lint-imports

unit: $(DEV) postgres  ## the tests, without those that take long
	$(PYTEST) $(PARALLEL) -m "not long"

coverage: $(DEV)  ## coverage of the rules, uncompiled
	NUMBA_DISABLE_JIT=1 $(PYTEST) $(PARALLEL) -m "not long" \
	  --ignore=tests/rules/test_gpu.py --cov --cov-report=term --cov-fail-under=$(COVERAGE_AT_LEAST) $(COVERAGE_TESTS)

# The server is tested with a real PostgreSQL, the distribution's, in a temporary cluster.
GET_POSTGRES = ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null \
  || $(call apt_install,postgresql) \
  || $(call leave_out,the tests of the server with PostgreSQL: there is no initdb here)
# The page is tested in the distribution's Chromium.
GET_CHROMIUM = [ -n "$(FIND_CHROMIUM)" ] || $(call apt_install,chromium) \
  || $(call leave_out,the tests of the page in a browser: there is no Chromium here (or: CHROMIUM=/path))

# The files for deployment are tried with what reads them.
GET_DEPLOYERS = { command -v caddy && command -v docker-compose; } > /dev/null \
  || $(call apt_install,--no-install-recommends caddy docker-compose) \
  || $(call leave_out,the tests of the files for deployment: there is no caddy or docker-compose here)

machine: | $(MADE)  ## PostgreSQL, Chromium and more for the tests, one after the other
	@$(GET_POSTGRES)
	@$(GET_CHROMIUM)
	@$(GET_DEPLOYERS)

postgres: | $(MADE)  ## PostgreSQL for the tests, if it can be installed
	@$(GET_POSTGRES)

deployers:  ## Caddy and docker-compose for the tests, if they can be installed
	@$(GET_DEPLOYERS)

chromium: | $(MADE)  ## Chromium for the tests, if it can be installed
	@$(GET_CHROMIUM)

left-out:  ## say what this machine could not test
	@[ ! -s $(LEFT_OUT) ] || { echo; echo "$(STARS)"; \
	  sort -u $(LEFT_OUT) | sed 's/^/** LEFT OUT: /'; \
	  echo "** Everything else holds. To test this too, install it, or run make as root with apt-get."; \
	  echo "$(STARS)"; }

fmt: $(DEV) $(WEB)  ## format the code
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run format

clean:  ## remove what was made, .venv included
	rm -rf $(VENV) build dist htmlcov .coverage .coverage.* .hypothesis
	rm -rf src/himiko/page web/node_modules web/build web/test-results
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

lock:  ## choose the newest versions of all packages for requirements/ (needs uv)
	$(LOCK) $(addprefix --extra ,$(EXTRAS)) --group dev --output-file requirements/dev.txt
	$(LOCK) --extra server --constraints requirements/dev.txt --output-file requirements/play.txt

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "himiko needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) -V 2>&1 || true)."; \
	  echo "Name another one: make PYTHON=python3.12 $(or $(MAKECMDGOALS),play)"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(PLAY): pyproject.toml requirements/play.txt | $(MADE)
	@echo "Installing himiko and building its page; this takes a minute, the first time …"
	$(INSTALL) --requirement requirements/play.txt
	$(INSTALL) --editable .
	@touch $@

# First of all, where the machine has none: afterwards two may install at the same time.
$(NODE): | $(MADE)
	$(BIN)/python web/tools/build.py node
	@touch $@

$(WEB): web/package-lock.json | $(NODE)
	$(BIN)/python web/tools/build.py install
	@touch $@

$(PACKAGES): requirements/dev.txt | $(NODE)
	$(INSTALL) --requirement requirements/dev.txt
	@touch $@

$(DEV): pyproject.toml $(PACKAGES) | $(WEB)
	$(INSTALL) --editable .
	@touch $@ $(PLAY)
