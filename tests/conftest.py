"""Settings of the whole test tree."""

import os

from hypothesis import settings

# Whatever the language of the machine, the command line answers its tests in English.
os.environ["LANGUAGE"] = "en"

# The same examples on every machine and in every run, and no database beside the sources.
settings.register_profile(
    "deterministic", derandomize=True, database=None, deadline=None, max_examples=40
)
settings.load_profile("deterministic")
