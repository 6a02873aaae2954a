"""The workshop that paints `assets/`: a developer tool, never shipped, never imported."""
