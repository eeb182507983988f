#!/bin/sh
# Runs once, in the database's first start: the role of web and workers, and what it may do (deploy/rights.sql).
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -v password="$APP_PASSWORD" <<'SQL'
CREATE ROLE concord LOGIN PASSWORD :'password';
SQL
psql -U "$POSTGRES_USER" -d "$POSTGRES_DB" -v owner="$POSTGRES_USER" -v app=concord -f /rights.sql
