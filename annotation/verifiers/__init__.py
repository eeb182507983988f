"""Deterministic verifiers: specs, matching, running a spec over answers, examples, lints. Pure: no Django, no I/O."""
