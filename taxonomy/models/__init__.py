"""The vocabulary's tables. Import a class from its own module."""

from taxonomy.models import guidelines, schemas, taxonomies

__all__ = ["guidelines", "schemas", "taxonomies"]
