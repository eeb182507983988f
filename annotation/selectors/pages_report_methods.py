"""How the figures of a report were made, as a paragraph for a paper, with its references."""

from typing import Any

_NAMES = {
    "raw_agreement": "raw agreement",
    "cohen_kappa": "Cohen’s kappa",
    "cohen_kappa_quadratic": "Cohen’s kappa with quadratic weights",
    "krippendorff_alpha": "Krippendorff’s alpha",
    "masi_alpha": "Krippendorff’s alpha with the MASI distance",
    "gwet_ac1": "Gwet’s AC1",
    "gwet_ac2_quadratic": "Gwet’s AC2 with quadratic weights",
    "icc_2_1": "the intraclass correlation ICC(2,1)",
    "lin_ccc": "Lin’s concordance correlation",
}
_REFERENCES = {
    "cohen_kappa": "Cohen, J. (1960). A coefficient of agreement for nominal scales. Educational and Psychological "
    "Measurement, 20(1), 37–46.",
    "cohen_kappa_quadratic": "Cohen, J. (1968). Weighted kappa: Nominal scale agreement provision for scaled "
    "disagreement or partial credit. Psychological Bulletin, 70(4), 213–220.",
    "krippendorff_alpha": "Krippendorff, K. (2004). Content analysis: An introduction to its methodology (2nd ed.). Sage.",
    "masi_alpha": "Passonneau, R. (2006). Measuring agreement on set-valued items (MASI) for semantic and pragmatic "
    "annotation. Proceedings of LREC, 831–836.",
    "gwet_ac1": "Gwet, K. L. (2014). Handbook of inter-rater reliability (4th ed.). Advanced Analytics.",
    "gwet_ac2_quadratic": "Gwet, K. L. (2014). Handbook of inter-rater reliability (4th ed.). Advanced Analytics.",
    "icc_2_1": "Shrout, P. E., & Fleiss, J. L. (1979). Intraclass correlations: Uses in assessing rater reliability. "
    "Psychological Bulletin, 86(2), 420–428.",
    "lin_ccc": "Lin, L. I.-K. (1989). A concordance correlation coefficient to evaluate reproducibility. Biometrics, "
    "45(1), 255–268.",
    "wilson": "Wilson, E. B. (1927). Probable inference, the law of succession, and statistical inference. Journal of "
    "the American Statistical Association, 22(158), 209–212.",
    "jackknife_fisher_z": "Efron, B., & Tibshirani, R. J. (1993). An introduction to the bootstrap. Chapman & Hall.",
}
_INTERVALS = {
    "wilson": "Wilson’s score interval for raw agreement of two annotators",
    "dirichlet": "the equal-tailed posterior of the contingency table under a Dirichlet prior of total mass 1",
    "jackknife_fisher_z": "a delete-one jackknife over cases on Fisher’s z scale",
    "jackknife_t": "a delete-one jackknife over cases with a t distribution",
    "pattern_posterior": "the equal-tailed posterior of the patterns of labels under a prior of total mass 1, where leaving "
    "one case out shows no spread",
    "bootstrap": "the percentile bootstrap of whole cases",
    "student_t": "a t distribution of the differences",
    "f": "the F distribution of the analysis of variance",
    "fisher_z": "Fisher’s z transformation",
}


def methods(document: dict[str, Any]) -> dict[str, Any]:
    """The paragraph and its references, from what the document holds."""
    used, how = _used(document)
    study, dataset = document["study"], document["dataset"]
    kinds = [found["kind"] for found in document["annotators"] if found["n_labels"]]
    sentences = [
        f"{document['n_cases']} cases of the dataset {dataset['datasetName']}, version {dataset['datasetVersion']}, "
        f"were labelled by {_people(kinds)}, up to {study['k']} for each case. {_blind(study)}",
        f"{document['n_double']} cases carry two labels or more and enter the figures; agreement was measured and "
        "sealed before any disagreement was ruled on.",
    ]
    if used:
        named = _listed([_NAMES[name] for name in used])
        sentences.append(
            f"We report {named}. Cases that fewer than two annotators answered make no pair; how many they are is stated."
        )
    if how:
        listed = _listed([_INTERVALS[name] for name in how])
        sentences.append(f"Intervals are at the 95 % level: {listed} (seed {study['seed']}).")
    sentences.append(
        "A coefficient that the labels leave undefined is given as undefined, never as a number. Computed with Concord, "
        f"engine {document['engine']}, from labels with the digest {document['inputs_sha256'][:16]}."
    )
    references = sorted({_REFERENCES[name] for name in (*used, *how) if name in _REFERENCES})
    return {"text": " ".join(sentences), "references": references}


def _used(document: dict[str, Any]) -> tuple[list[str], list[str]]:
    """The measures named in the paragraph and the methods of their intervals, each once, in a fixed order."""
    measures, intervals = set(), set()
    for field in document["fields"]:
        for measure in field["measures"]:
            if measure["name"] in _NAMES and measure["value"] is not None:
                measures.add(measure["name"])
                if measure.get("interval"):
                    intervals.add(measure["interval"]["method"])
    return [name for name in _NAMES if name in measures], [name for name in _INTERVALS if name in intervals]


def _people(kinds: list[str]) -> str:
    words = {
        "human": ("person", "people"),
        "model": ("model", "models"),
        "simulated": ("simulation", "simulations"),
    }
    found = [
        f"{kinds.count(kind)} {word[kinds.count(kind) > 1]}" for kind, word in words.items() if kind in kinds
    ]
    return " and ".join(found) or "nobody"


def _blind(study: dict[str, Any]) -> str:
    """What is known of who saw whose labels; nothing more is claimed."""
    says = {
        "kept": "Nobody saw another’s labels before the study was closed",
        "attested": "The labels were imported; that they were made blind to one another is attested, not enforced",
    }.get(
        study["blindness"],
        "The labels were imported; whether they were made blind to one another is not attested",
    )
    n = len(study["unblindings"])
    if not n:
        return f"{says}."
    looks = "1 authorised look at labels is" if n == 1 else f"{n} authorised looks at labels are"
    return f"{says}; {looks} on record."


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
