"""The vocabulary's tables. Import a class from its own module."""

from taxonomy.models import guidelines, rubrics, schemas, taxonomies

__all__ = ["guidelines", "rubrics", "schemas", "taxonomies"]
