# Two commands matter: `make run` opens the product, `make test` proves it.
PYTHON ?= python3
BIN := .venv/bin
PY := $(BIN)/python

.PHONY: run demo test check bench e2e lock format

run: .venv/.run            ## web and worker together, with the demonstration project
	@$(PY) manage.py start

demo: .venv/.run           ## the main job end to end, printed, no server
	@rm -rf var/demo && CONCORD_VAR=var/demo $(PY) manage.py demo

test: .venv/.dev           ## the whole test suite, on SQLite and PostgreSQL
	@$(PY) -m tests.run

e2e: .venv/.dev            ## only the journeys in real Chromium
	@$(PY) -m pytest -m browser

check: .venv/.dev          ## format, lint, types, import contracts, migrations
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(PY) manage.py makemigrations --check --dry-run

bench: .venv/.bench        ## speed beside what a user would pick instead
	@$(PY) -m benchmarks.agreement

format: .venv/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock: .venv/.dev           ## compile the pinned requirements, with hashes and no index address
	@for name in requirements requirements-dev requirements-bench requirements-pdf requirements-duckdb; do \
	  $(BIN)/pip-compile -q --generate-hashes --strip-extras --allow-unsafe --no-header --no-emit-options \
	    --output-file=$$name.txt $$name.in; done

.venv/bin/python:
	@$(PYTHON) -m venv .venv

.venv/.run: requirements.txt .venv/bin/python
	@echo "Installing what Concord needs into .venv; this happens once and takes a minute or two."
	@$(BIN)/pip install -q --disable-pip-version-check -r requirements.txt
	@touch $@

.venv/.dev: requirements-dev.txt .venv/.run
	@$(BIN)/pip install -q --disable-pip-version-check -r requirements-dev.txt
	@touch $@

.venv/.bench: requirements-bench.txt .venv/.dev
	@$(BIN)/pip install -q --disable-pip-version-check -r requirements-bench.txt
	@$(BIN)/pip install -q --disable-pip-version-check --no-deps -r benchmarks/irrcac.txt
	@touch $@
