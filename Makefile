# Everything a person types. Each target prepares what it needs, so `make play` works on a fresh machine.

PYTHON ?= python3
CARSON_COMPILE ?= auto
export CARSON_COMPILE

VENV := .venv
BIN := $(VENV)/bin
LOG := $(VENV)/log.txt

# An install is redone when the sources or the way of building them change, and at no other time.
INPUTS := $(shell { echo '$(CARSON_COMPILE) $(CARSON_OPT) $(CC)'; \
	find src web pyproject.toml hatch_build.py -type f ! -name '*.pyc' ! -path '*/node_modules/*' \
		! -path '*/server/static/*' | LC_ALL=C sort | xargs cksum; } | cksum | tr -d ' ')
PACKAGES := $(VENV)/packages-done
INSTALLED := $(VENV)/installed-$(INPUTS)
RAY := $(VENV)/ray-done

# $(call logged,command): run it quietly; when it fails, show what it said.
logged = { $(1); } >$(LOG) 2>&1 || { cat $(LOG); exit 1; }

# The same from another folder; $(1) leads back here.
logged_in = { $(2); } >$(1)/$(LOG) 2>&1 || { cat $(1)/$(LOG); exit 1; }

PYTEST := $(BIN)/python -m pytest -n 2

# What is around the rules: processes, sockets and browsers behave alike on both engines and are tested on the installed one.
AROUND := arena browser cli outside server

.DEFAULT_GOAL := help
.PHONY: help setup play test soak lint web browser cluster bench lock clean

help: ## Show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 16

setup: $(INSTALLED) ## Prepare .venv with the game and its compiled engine
	@echo "Ready: $(BIN)/carson, engine: $$($(BIN)/python -c 'from carson.engine import engine; print(engine())')"

play: $(INSTALLED) ## Open the game in the browser (more options: make play ARGS="--help")
	@$(BIN)/carson serve $(ARGS)

bench: $(INSTALLED) ## Measure the speed of the engine
	@$(BIN)/carson bench $(ARGS)

test: lint $(INSTALLED) web browser cluster ## Check style and types, then test the rules on both engines and all else on one
	@echo "Testing the plain Python engine: the rules of both games ..."
	@PYTHONPATH="$(CURDIR)/src" CARSON_ENGINE_EXPECTED=pure $(PYTEST) $(addprefix --ignore=tests/,$(AROUND)) $(ARGS)
	@expected=$$($(BIN)/python hatch_build.py) || exit 1; \
	case $$expected in \
		compiled) echo "Testing the installed, compiled engine ...";; \
		pure) echo "Nothing to compile with here: the installed engine is plain Python too. Testing it ...";; \
	esac; \
	unset PYTHONPATH; CARSON_ENGINE_EXPECTED=$$expected $(PYTEST) $(ARGS)

soak: $(INSTALLED) ## Play tens of thousands of random games and check every rule of conservation
	@CARSON_SOAK=$${CARSON_SOAK:-40000} $(PYTEST) -k "any_game_ends or soak" $(ARGS)

lint: $(PACKAGES) ## Check style and types
	@echo "Checking style ..."
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@echo "Checking types ..."
	@$(BIN)/mypy

web: $(INSTALLED) ## Check and test the web app
	@echo "Checking the web app ..."
	@cd web && export PATH="$$PATH:$(CURDIR)/$(BIN)" && $(call logged_in,..,npm run check) && $(call logged_in,..,npm test)

browser: $(INSTALLED) ## Find or install a browser for the tests
	@$(BIN)/python tools/browser.py

cluster: $(RAY) ## Install Ray, which `carson arena --cluster` and its tests need

lock: ## Choose the newest fitting versions of all packages anew
	@echo "Choosing versions ..."
	@tools=$$(mktemp -d) && trap 'rm -rf "$$tools"' EXIT && \
	$(PYTHON) -m venv "$$tools" && "$$tools/bin/pip" install --quiet uv==0.13.7 && \
	lock() { \
		echo "# made by: make lock" >"$$tools/lock" && \
		"$$tools/bin/uv" pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
			--no-emit-index-url --no-header "$$@" >>"$$tools/lock"; \
	} && \
	lock --group dev && cp "$$tools/lock" requirements-dev.lock && \
	lock --no-annotate --constraint requirements-dev.lock && cp "$$tools/lock" requirements.lock && \
	lock --no-annotate --constraint requirements-dev.lock --extra ray && cp "$$tools/lock" requirements-ray.lock

clean: ## Remove everything made here, .venv too
	@rm -rf $(VENV) build dist web/node_modules src/carson/server/static .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Carson needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>/dev/null || echo missing)."; \
		echo "Install a newer Python, or name one: make setup PYTHON=python3.12"; \
		exit 1; }
	@echo "Making .venv ..."
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

$(PACKAGES): requirements-dev.lock | $(BIN)/pip
	@echo "Installing the packages Carson builds on ..."
	@$(call logged,$(BIN)/pip install --require-hashes -r requirements-dev.lock)
	@touch $@

# Large, and of no use to whoever plays: so it is not among the packages above.
$(RAY): requirements-ray.lock $(PACKAGES)
	@echo "Installing Ray for the tests of the arena (80 MB) ..."
	@$(call logged,$(BIN)/pip install --require-hashes -r requirements-ray.lock)
	@touch $@

# The tools that compile are among the locked packages, so the build takes them from .venv.
$(INSTALLED): $(PACKAGES)
	@rm -f $(VENV)/installed-*
	@expected=$$($(BIN)/python hatch_build.py) || exit 1; \
	case $$expected in \
		compiled) echo "Building the web app and compiling the engine (several minutes) ...";; \
		pure) echo "Building the web app and installing the engine as plain Python ...";; \
	esac
	@command -v npm >/dev/null || { $(call logged,$(BIN)/pip install "$$($(BIN)/python hatch_build.py node)"); }
	@$(call logged,$(BIN)/pip install -v --no-build-isolation --no-deps --force-reinstall .)
	@awk '/carson: WARNING/ {shown = 1} shown || /ships as plain Python/; /ships as plain Python/ {shown = 0}' $(LOG)
	@touch $@
