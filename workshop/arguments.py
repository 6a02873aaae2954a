"""What several tools read from the command line in the same way."""

import argparse


def positive(text: str) -> int:
    """Read a number of at least one."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return int(text)
