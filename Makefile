# Everything a person types. Each target prepares what it needs, so `make play` works on a fresh machine.

PYTHON ?= python3
CARSON_COMPILE ?= auto
export CARSON_COMPILE

# Bytecode is kept whatever the shell says: the tests start hundreds of processes, and each would compile anew.
export PYTHONDONTWRITEBYTECODE :=

VENV := .venv
BIN := $(VENV)/bin
CHECKS := $(VENV)/checks.txt

# worksteal keeps the tests of a module together: each worker starts few servers, and Ray starts once.
PYTEST := $(BIN)/python -m pytest --dist worksteal -n 2

# A third worker where much is waited for: processes, sockets, pages.
WAITING := -n 3

# What is around the rules: processes, sockets and browsers behave alike on both engines and are tested on the installed one.
AROUND := arena browser building cli docs outside server

# What plays at random, and with CARSON_SOAK plays more (tests/budget.py).
SOAKED := $(addprefix tests/,browser city cards contract env oracle search server)

.DEFAULT_GOAL := help
.PHONY: help setup tools cluster postgres many play test check soak lint linters docs web bench lock package clean python

help: ## Show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 16

setup: python ## Prepare .venv with the game and its compiled engine
	@$(PYTHON) -m building.prepare play
	@echo "Ready: $(BIN)/carson, engine: $$($(BIN)/python -c 'from carson.engine import engine; print(engine())')"

tools: python ## The same with what the tests need: linters, Ray, a browser, PostgreSQL, Redis
	@$(PYTHON) -m building.prepare test

cluster: python ## The game with Ray, for `carson arena --cluster`
	@$(PYTHON) -m building.prepare cluster

postgres: python ## The game with the drivers for PostgreSQL and Redis, for `carson serve --database` and `--redis`
	@$(PYTHON) -m building.prepare postgres

many: python ## Two servers, two workers, PostgreSQL and Redis on this machine, behind one address
	@$(PYTHON) -m building.prepare many
	@$(BIN)/python tools/many.py $(ARGS)

linters: python
	@$(PYTHON) -m building.prepare check

docs: python ## Build the documentation as a site that needs no network: build/site/index.html
	@$(PYTHON) -m building.prepare docs
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --config-file tools/site/mkdocs.yml
	@echo "Ready: build/site/index.html; or: $(BIN)/python -m http.server --directory build/site"

play: setup ## Open the game in the browser (more options: make play ARGS="--help")
	@$(BIN)/carson serve $(ARGS)

bench: setup ## Measure the speed of the engine
	@$(BIN)/carson bench $(ARGS)

test: tools ## Check style, types and the web app, test the rules on both engines and all else on one
	@expected=$$($(BIN)/python -m building.choice) || exit 1; \
	echo "Style, types and the web app are checked beside the first tests; what comes of it is told after them."; \
	$(MAKE) --no-print-directory --keep-going WEB=--changed lint web >$(CHECKS) 2>&1 & checks=$$!; \
	trap 'kill $$checks 2>/dev/null' EXIT; trap 'exit 130' INT TERM; \
	checked() { wait $$checks; code=$$?; trap - EXIT; cat $(CHECKS); return $$code; }; \
	case $$expected in \
		compiled) \
			echo "Testing the plain Python engine: the rules of both games ..."; \
			PYTHONPATH="$(CURDIR)/src" CARSON_ENGINE_EXPECTED=pure CARSON_NEXT_ENGINE=compiled \
				$(PYTEST) $(addprefix --ignore=tests/,$(AROUND)) $(ARGS); failed=$$?; \
			checked && [ $$failed = 0 ] || exit 1; \
			echo "Testing the installed, compiled engine ..."; \
			unset PYTHONPATH; CARSON_ENGINE_EXPECTED=compiled $(PYTEST) $(WAITING) $(ARGS);; \
		pure) \
			echo "Nothing to compile with here: the installed engine is plain Python. Testing it ..."; \
			unset PYTHONPATH; CARSON_ENGINE_EXPECTED=pure $(PYTEST) $(WAITING) $(ARGS); failed=$$?; \
			checked && [ $$failed = 0 ];; \
	esac

check: lint ## A quick look: style, types, and the tests of what was changed, on plain sources
	@tests=$$($(BIN)/python tools/changed_tests.py $(SINCE)) && echo "Testing $$tests ..." && \
	PYTHONPATH="$(CURDIR)/src" CARSON_NEXT_ENGINE=compiled $(PYTEST) $$tests $(ARGS)

soak: tools ## Play everything random twenty times as often (or CARSON_SOAK times)
	@CARSON_SOAK=$${CARSON_SOAK:-20} $(PYTEST) $(SOAKED) $(ARGS)

lint: linters ## Check style and types
	@echo "Checking style ..."
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@echo "Checking types ..."
	@$(BIN)/mypy

web: tools ## Check and test the web app
	@$(BIN)/python -m building.web check $(WEB)

lock: ## Choose the newest fitting versions of all packages anew
	@echo "Choosing versions ..."
	@tools=$$(mktemp -d) && trap 'rm -rf "$$tools"' EXIT && \
	$(PYTHON) -m venv "$$tools" && "$$tools/bin/pip" install --quiet uv==0.13.7 && \
	lock() { \
		echo "# made by: make lock" >"$$tools/lock" && \
		"$$tools/bin/uv" pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
			--no-emit-index-url --no-header "$$@" >>"$$tools/lock"; \
	} && \
	lock --group dev --extra many --extra traces --extra onnx --extra openspiel --extra mcp && cp "$$tools/lock" requirements-dev.lock && \
	lock --no-annotate --constraint requirements-dev.lock --group build && cp "$$tools/lock" requirements-build.lock && \
	lock --no-annotate --constraint requirements-dev.lock --group build --extra server && cp "$$tools/lock" requirements.lock && \
	lock --no-annotate --constraint requirements-dev.lock --extra many && cp "$$tools/lock" requirements-postgres.lock && \
	lock --no-annotate --constraint requirements-dev.lock --extra ray && cp "$$tools/lock" requirements-ray.lock && \
	lock --no-annotate --constraint requirements-dev.lock --group docs && cp "$$tools/lock" requirements-docs.lock

package: tools ## Build and prove what is published: source archive, a wheel for every Python here (or PYTHONS="...")
	@$(BIN)/python tools/package.py $(PYTHONS)

clean: ## Remove everything made here, .venv too
	@rm -rf $(VENV) build dist web/node_modules src/carson/server/static .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Carson needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>/dev/null || echo missing)."; \
		echo "Install a newer Python, or name one: make setup PYTHON=python3.12"; \
		exit 1; }
