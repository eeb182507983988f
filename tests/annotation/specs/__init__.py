"""Studies whose labels are verifier specs."""
