"""A person's own tokens."""

from django.urls import path

from annotation.views import tokens

urlpatterns = [
    path("account/tokens/", tokens.tokens, name="tokens"),
    path("account/tokens/<int:token_id>/revoke/", tokens.revoke, name="token-revoke"),
]
