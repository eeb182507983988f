"""Rules that the database itself holds: triggers generated from a declared list, for SQLite and PostgreSQL."""
