"""Task files with verifier specs, ours and those of other benchmarks: read into cases and specs, and written again."""
