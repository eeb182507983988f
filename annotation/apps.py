from django.apps import AppConfig
from django.db.models.signals import post_migrate, pre_migrate


class AnnotationConfig(AppConfig):
    name = "annotation"

    def ready(self) -> None:
        from annotation import checks, receivers

        pre_migrate.connect(receivers.clear_guards, sender=self)
        post_migrate.connect(receivers.install_guards, sender=self)
        checks.register_checks()
