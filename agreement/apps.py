from django.apps import AppConfig


class AgreementConfig(AppConfig):
    name = "agreement"

    def ready(self) -> None:
        from agreement import receivers  # noqa: F401  (connects on import)
        from agreement.corrected_outcomes import correct_outcomes
        from agreement.selectors.calibration_rows import rows_in_calibration
        from agreement.services.calibrating import CALIBRATE, calibrate
        from agreement.services.measuring import MEASURE, REPORT_VERSION, measure_study
        from agreement.services.projecting import project_report
        from agreement.services.shared_counting import count_one_shard
        from annotation.core.fixtures.correction import announce_correction
        from annotation.core.report_versions import announce
        from annotation.core.row_tables import announce_rows
        from annotation.models.counted_shards import COUNT
        from annotation.services.jobs import register_job
        from annotation.services.projections import PROJECT

        register_job(MEASURE, measure_study)
        register_job(COUNT, count_one_shard)
        register_job(CALIBRATE, calibrate)
        register_job(PROJECT, project_report)
        announce(REPORT_VERSION)
        announce_correction(correct_outcomes)
        announce_rows(rows_in_calibration)
