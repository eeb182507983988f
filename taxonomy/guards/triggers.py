"""One trigger, and the SQL that makes it on each engine. Pure text; nothing here talks to a database."""

from dataclasses import dataclass

PREFIX = "guard_"
CHECK_VIOLATION = "23514"  # so that Django raises IntegrityError, as it does on SQLite


@dataclass(frozen=True)
class Trigger:
    """Refuse `event` on `table` where `condition` (SQL over OLD and NEW, without alias) holds."""

    table: str
    name: str
    event: str
    condition: str
    message: str
    vendors: tuple[str, ...] = ("sqlite", "postgresql")

    @property
    def full_name(self) -> str:
        return f"{PREFIX}{self.table}_{self.name}"[:63]

    def body(self, vendor: str) -> str:
        """The text that the catalogue of the engine keeps, used to see whether a trigger is the declared one."""
        return self._sqlite() if vendor == "sqlite" else self._function_body()

    def create(self, vendor: str) -> list[str]:
        if vendor == "sqlite":
            return [self._sqlite()]
        per = "STATEMENT" if self.event == "TRUNCATE" else "ROW"
        return [
            f"CREATE OR REPLACE FUNCTION {self.full_name}() RETURNS trigger LANGUAGE plpgsql AS "
            f"$guard${self._function_body()}$guard$",
            f"CREATE TRIGGER {self.full_name} BEFORE {self.event} ON {self.table} "
            f"FOR EACH {per} EXECUTE FUNCTION {self.full_name}()",
        ]

    def drop(self, vendor: str) -> str:
        if vendor == "sqlite":
            return f"DROP TRIGGER IF EXISTS {self.full_name}"
        return f"DROP TRIGGER IF EXISTS {self.full_name} ON {self.table}"

    def _sqlite(self) -> str:
        return (
            f"CREATE TRIGGER {self.full_name} BEFORE {self.event} ON {self.table} "
            f"WHEN {self.condition} BEGIN SELECT RAISE(ABORT, '{self.message}'); END"
        )

    def _function_body(self) -> str:
        result = "OLD" if self.event == "DELETE" else "NEW"
        return (
            f" BEGIN IF {self.condition} THEN RAISE EXCEPTION '{self.message}' "
            f"USING ERRCODE = '{CHECK_VIOLATION}'; END IF; RETURN {result}; END "
        )
