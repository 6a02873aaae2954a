"""`python -m workshop.translating`: bring every catalogue up to date, or begin another language."""

import sys
from collections.abc import Sequence

from workshop.arguments import Parser
from workshop.translating.catalogues import begin, is_language, languages, update


def main(argv: Sequence[str] | None = None) -> int:
    """Write the files and name them."""
    parser = Parser(prog="python -m workshop.translating", description=__doc__)
    parser.add_argument("--begin", metavar="LANGUAGE", help="a new language by its code, as in de")
    language = parser.parse_args(argv).begin
    if language is not None:
        if not is_language(language):
            parser.error(f"--begin: {language} is no code of a language, as de is")
        if language in languages():
            parser.error(f"--begin: {language} was begun; there are {', '.join(languages())}")
        print(begin(language))
    for path in update():
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
