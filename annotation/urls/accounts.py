"""Signing in and out, and the probes."""

from django.contrib.auth.views import LogoutView
from django.urls import path

from annotation.views import accounts, probes, single_sign_on

urlpatterns = [
    path("sign-in/", accounts.SignIn.as_view(), name="sign-in"),
    path("sign-out/", LogoutView.as_view(), name="sign-out"),
    path("sign-on/", single_sign_on.SignOn.as_view(), name="sign-on"),
    path("sign-on/return/", single_sign_on.sign_on_return, name="sign-on-return"),
    path("healthz", probes.healthz, name="healthz"),
    path("readyz", probes.readyz, name="readyz"),
]
