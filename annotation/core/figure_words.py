"""What the measures and the methods of their intervals are called, on pages and in the terminal."""

TITLES = {
    "raw_agreement": "Raw agreement",
    "raw_agreement_item_mean": "Raw agreement, mean of cases",
    "cohen_kappa": "Cohen’s kappa",
    "cohen_kappa_linear": "Linear kappa",
    "cohen_kappa_quadratic": "Quadratic kappa",
    "krippendorff_alpha": "Krippendorff’s alpha",
    "krippendorff_alpha_nominal": "Krippendorff’s alpha, nominal",
    "krippendorff_alpha_interval": "Krippendorff’s alpha, interval",
    "masi_alpha": "MASI alpha",
    "jaccard_alpha": "Jaccard alpha",
    "jaccard_mean": "Mean Jaccard",
    "gwet_ac1": "Gwet’s AC1",
    "gwet_ac2_linear": "Gwet’s AC2, linear",
    "gwet_ac2_quadratic": "Gwet’s AC2, quadratic",
    "scott_pi": "Scott’s pi",
    "bennett_s": "Bennett’s S",
    "pabak": "PABAK",
    "fleiss_kappa": "Fleiss’ kappa",
    "conger_kappa": "Conger’s kappa",
    "light_kappa": "Light’s kappa",
    "icc_2_1": "ICC(2,1)",
    "icc_3_1": "ICC(3,1)",
    "lin_ccc": "Lin’s concordance",
    "bland_altman": "Mean difference (Bland–Altman)",
    "kendall_w": "Kendall’s W",
    "positive_agreement": "Positive agreement",
    "negative_agreement": "Negative agreement",
    "within_one_agreement": "Within one step",
    "mean_difference": "Mean difference in steps",
}
METHODS = {
    "wilson": "Wilson",
    "dirichlet": "posterior of the table",
    "pattern_posterior": "posterior of the patterns",
    "fleiss_cohen_everitt": "normal, large sample",
    "bootstrap": "bootstrap",
    "jackknife_fisher_z": "jackknife",
    "jackknife_t": "jackknife",
    "linearised_t": "linearised",
    "linearised": "linearised",
    "f": "F distribution",
    "fisher_z": "Fisher z",
    "student_t": "Student t",
}
# Measures over the cases that every annotator labelled, and what their reasons mean there; {} is a case or a unit.
COMPLETE = frozenset({"icc_2_1", "icc_3_1", "lin_ccc", "bland_altman", "kendall_w"})
UNDEFINED_COMPLETE = {
    "no_overlap": "fewer than two {}s were labelled by everybody",
    "zero_variance": "every answer is the same on the {}s that everybody labelled",
}


def undefined_complete(name: str, reason: str, unit: str) -> str:
    """Why a measure over complete cases has no value; empty where the reason is no special one, or for another measure."""
    return UNDEFINED_COMPLETE.get(reason, "").format(unit) if name in COMPLETE else ""
