"""Counting block after block in one process: what a study of up to some ten million labels needs."""

from collections.abc import Callable, Iterable

from agreement.engines.plan import Plan
from agreement.engines.shard import count_shard
from agreement.engines.tables import Tables
from annotation.core.code_blocks import CodedBlock


def count_blocks(
    plan: Plan, blocks: Iterable[CodedBlock], on_block: Callable[[int], None] = lambda start: None
) -> Tables:
    """The sum over the blocks; one is held at a time, and `on_block(start)` is told before each."""
    total = Tables.empty(plan)
    for block in blocks:
        on_block(block.start)
        total.add(count_shard(plan, block))
    return total
