"""Deterministic verifiers: specs, matching, examples, oracle, lints. Pure: no Django, no I/O."""
