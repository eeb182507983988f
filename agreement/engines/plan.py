"""What is to be counted of a study: names and numbers of codes, and nothing of the labels themselves."""

from typing import NamedTuple

KINDS = ("human", "model", "simulated")
REASONS = ("no_label", "one_label_only", "one_answer_only", "no_answer")


class Panel(NamedTuple):
    """The annotators among whom agreement is measured, named by who agrees with whom."""

    between: str
    annotators: tuple[str, ...]


class Plan(NamedTuple):
    """`annotators` as (name, kind) in the order of their names; `fields` and `slices` as (name, number of codes)."""

    annotators: tuple[tuple[str, str], ...]
    panels: tuple[Panel, ...]
    fields: tuple[tuple[str, int], ...]
    slices: tuple[tuple[str, int], ...]

    def names(self) -> list[str]:
        return [name for name, _ in self.annotators]

    def slices_of(self, panel: Panel) -> tuple[tuple[str, int], ...]:
        return self.slices if is_sliced(panel) else ()


def panels(annotators: dict[str, str]) -> list[Panel]:
    """The groups of annotators among whom agreement is measured.

    Kinds are never pooled into a figure of one kind: humans with humans, models with models, simulations with
    simulations; where two kinds labelled, the pairs across stand apart under both names.
    """
    of_kind = {kind: sorted(name for name, found in annotators.items() if found == kind) for kind in KINDS}
    found = [Panel(f"{kind}-{kind}", tuple(names)) for kind, names in of_kind.items() if len(names) > 1]
    for index, one in enumerate(KINDS):
        for other in KINDS[index + 1 :]:
            if of_kind[one] and of_kind[other]:
                found.append(Panel(f"{one}-{other}", tuple(sorted(of_kind[one] + of_kind[other]))))
    return found


def is_sliced(panel: Panel) -> bool:
    """Whether the panel has one figure for all of its annotators, so that a slice of it has one too."""
    one, other = panel.between.split("-")
    return one == other or len(panel.annotators) == 2
