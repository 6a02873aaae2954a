"""`python -m workshop.translating`: bring every catalogue up to date, or begin another language."""

import argparse
import sys

from workshop.translating.catalogues import begin, update


def main() -> int:
    """Write the files and name them."""
    parser = argparse.ArgumentParser(prog="python -m workshop.translating", description=__doc__)
    parser.add_argument("--begin", metavar="LANGUAGE", help="a new language by its code, as in de")
    language = parser.parse_args().begin
    if language is not None:
        print(begin(language))
    for path in update():
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
