from django.apps import AppConfig
from django.db.models.signals import post_migrate


class AnnotationConfig(AppConfig):
    name = "annotation"

    def ready(self) -> None:
        from annotation import checks, receivers

        post_migrate.connect(receivers.install_guards, sender=self)
        checks.register_checks()
