"""Counting sealed codes in shards: one function from codes to integers, and several ways of running it.

A shard's tables are sums of whole numbers, so that shards may be cut, ordered and counted wherever one likes: the sum
is the same. `shard` counts, `tables` adds, `in_process` walks, `parquet` and `duck` do without the database;
agreement/services/shared_counting.py spreads shards over workers.
"""
