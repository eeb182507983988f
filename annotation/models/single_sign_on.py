"""Who a person is at the provider of single sign-on."""

from django.conf import settings
from django.db import models


class SignOnLink(models.Model):
    """A login and the subject that the provider knows it by; the address may change there, the subject never does."""

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="sign_on_link"
    )
    issuer = models.CharField(max_length=300)
    subject = models.CharField(max_length=255)
    linked_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(name="sign_on_subject_once", fields=["issuer", "subject"])]

    def __str__(self) -> str:
        return f"single sign-on of {self.user_id}"
