from django.apps import AppConfig


class AgreementConfig(AppConfig):
    name = "agreement"

    def ready(self) -> None:
        from agreement import receivers  # noqa: F401  (connects on import)
        from agreement.services.measuring import MEASURE, measure_study
        from annotation.services.jobs import register_job

        register_job(MEASURE, measure_study)
