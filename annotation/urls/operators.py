"""The operators' site."""

from django.urls import path

from annotation.admin import operators

urlpatterns = [path("operators/", operators.urls)]
