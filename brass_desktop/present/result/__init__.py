"""The result of a game: where every point came from, who stands where, and the way there."""
