"""The pass rate of a verifier's run, corrected for what people found of its errors."""

from typing import Any

import numpy as np

from agreement.judging.corrected_rates import Evidence, rogan_gladen
from annotation.core.fixtures.correction import Errors


def correct_outcomes(errors: Errors, n_pass: int, n: int) -> dict[str, Any]:
    """Rogan and Gladen's estimate with its interval: {"value", "interval", "reason"}."""
    table = np.array(
        [[errors.right_passes, errors.false_rejections], [errors.false_acceptances, errors.right_fails]]
    )
    return rogan_gladen(Evidence(table, n_pass, n)).as_dict()
