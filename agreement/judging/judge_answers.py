"""A judge's answers, told apart: labels, abstentions, and values that are no label."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from agreement.judging.vocabulary import NEEDS_HUMAN


@dataclass(frozen=True)
class Abstention:
    """Values by which a judge abstains, and the confidence at or below which it does."""

    values: tuple[str, ...] = (NEEDS_HUMAN,)
    at_most: int = 5


@dataclass(frozen=True)
class JudgeAnswers:
    """`usable` labels; `abstained` cases; `stated`: labels whatever their confidence; `errors`: other values."""

    usable: dict[str, str]
    stated: dict[str, str]
    abstained: list[str]
    errors: Counter[str]


def sort_answers(
    answers: Mapping[str, str],
    categories: Sequence[str],
    *,
    confidences: Mapping[str, int],
    abstention: Abstention,
) -> JudgeAnswers:
    """Sort a judge's answers, one a case; a case without a confidence counts as sure."""
    judged = JudgeAnswers({}, {}, [], Counter())
    for case, answer in answers.items():
        if answer in abstention.values:
            judged.abstained.append(case)
        elif answer not in categories:
            judged.errors[answer] += 1
        else:
            judged.stated[case] = answer
            if confidences.get(case, abstention.at_most + 1) <= abstention.at_most:
                judged.abstained.append(case)
            else:
                judged.usable[case] = answer
    return judged
