"""Signing in."""

from django.contrib.auth.views import LoginView


class SignIn(LoginView):
    template_name = "annotation/accounts/sign_in.html"
    redirect_authenticated_user = True
