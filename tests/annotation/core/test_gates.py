"""The gate: only people count, and every reason says what is missing."""

import pytest

from annotation.core.gates import gate_of


def gate(**given):
    return gate_of(**({"k": 2, "n_cases": 3, "n_complete": 3, "n_humans": 2} | given))


@pytest.mark.parametrize(
    ("given", "name", "reason"),
    [
        ({}, "READY", "3 of 3 cases have 2 labels"),
        ({"n_complete": 2}, "INCOMPLETE", "2 of 3 cases have 2 labels"),
        ({"is_mixed": True}, "READY", "3 of 3 cases have the labels they are due, 2 or fewer"),
        ({"n_complete": 0, "n_humans": 0}, "MANUAL BLOCKED", "Nobody human"),
        ({"n_complete": 0, "n_humans": 1}, "MANUAL BLOCKED", "One person"),
        ({"n_complete": 0, "n_humans": 1}, "MANUAL BLOCKED", "cannot stand in"),
        ({"n_complete": 0, "k": 3}, "MANUAL BLOCKED", "2 people labelled and 3"),
        ({"k": 1, "n_humans": 1}, "READY", "3 of 3 cases have 1 labels"),
        ({"threshold": "0.6", "kappa": 0.6}, "READY", "3 of 3"),
        ({"threshold": "0.6", "kappa": 0.59}, "FAILED", "is 0.59, and 0.6"),
        ({"threshold": "0.6", "kappa": None}, "FAILED", "is not defined"),
        ({"threshold": "", "kappa": -1.0}, "READY", "3 of 3"),
        ({"threshold": "0.6", "kappa": 0.9, "n_complete": 2}, "INCOMPLETE", "2 of 3"),
    ],
)
def test_gate(given, name, reason):
    verdict = gate(**given)
    assert verdict.gate == name
    assert reason in verdict.reason
