from django.apps import AppConfig
from django.db.models.signals import post_migrate, pre_migrate


class AnnotationConfig(AppConfig):
    name = "annotation"

    def ready(self) -> None:
        from annotation import checks, receivers
        from annotation.selectors.open_coding_board_page import SUGGEST
        from annotation.services.check_runs import CHECK_SPEC, check_spec
        from annotation.services.dataset_checks import CHECK, check_version
        from annotation.services.jobs import register_job
        from annotation.services.open_coding_suggestions import suggest_clusters
        from annotation.services.uploads import IMPORT, import_upload
        from annotation.services.verifier_outcomes import RUN_OUTPUTS, run_outputs
        from annotation.services.verifier_runs import RUN, run_fixtures
        from annotation.services.webhooks import DELIVER, deliver
        from annotation.verifiers.spec_field import RunnableSpec
        from taxonomy.fields.registry import register_field_type

        pre_migrate.connect(receivers.clear_guards, sender=self)
        post_migrate.connect(receivers.install_guards, sender=self)
        post_migrate.connect(receivers.index_measured_studies, sender=self)
        checks.register_checks()
        register_field_type(RunnableSpec)
        register_job(SUGGEST, suggest_clusters)
        register_job(DELIVER, deliver)
        register_job(CHECK, check_version)
        register_job(CHECK_SPEC, check_spec)
        register_job(IMPORT, import_upload)
        register_job(RUN, run_fixtures)
        register_job(RUN_OUTPUTS, run_outputs)
