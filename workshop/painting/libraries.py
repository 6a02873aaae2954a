"""The libraries that ship inside a packaged game, with the notices they ask for."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Library:
    """A library whose wheel carries no text of its licence: the notice, and which text to add."""

    id: str
    title: str
    licence: str
    notice: str
    home: str


PYTHON_LIBRARIES: Final = (
    "pydantic",
    "pydantic_core",
    "platformdirs",
    "annotated-types",
    "typing-extensions",
    "typing-inspection",
)
"""Distributions that bring their own licence file."""

BUNDLED: Final = (
    Library(
        "python",
        "Python",
        "Python-2.0",
        "Copyright (c) 2001 Python Software Foundation. All rights reserved.",
        "https://www.python.org",
    ),
    Library(
        "pygame-ce",
        "pygame-ce",
        "LGPL-2.1-or-later",
        "Copyright the pygame and pygame-ce contributors.",
        "https://pyga.me",
    ),
    Library(
        "sdl2",
        "SDL, SDL_image, SDL_mixer and SDL_ttf",
        "Zlib",
        "Copyright (C) 1997-2025 Sam Lantinga <slouken@libsdl.org>",
        "https://libsdl.org",
    ),
    Library(
        "freetype",
        "FreeType",
        "FTL",
        "Portions of this software are copyright 1996-2025 The FreeType Project "
        "(https://freetype.org). All rights reserved.",
        "https://freetype.org",
    ),
    Library(
        "harfbuzz",
        "HarfBuzz",
        "MIT-Modern-Variant",
        "Copyright 2010-2022 Google, Inc., 2018-2020 Ebrahim Byagowi, 2012-2015 Mozilla "
        "Foundation, 2004-2013 Red Hat, Inc., 2011 Codethink Limited, 2008-2010 Nokia Corporation, "
        "2009 Keith Stribley, 2009 Martin Hosken and SIL International, 2007 Chris Wilson, "
        "2005-2020 Behdad Esfahbod, 1998-2005 David Turner and Werner Lemberg, and others.",
        "https://harfbuzz.github.io",
    ),
    Library(
        "libpng",
        "libpng",
        "libpng-2.0",
        "Copyright (c) 1995-2025 The PNG Reference Library Authors.",
        "http://www.libpng.org",
    ),
    Library(
        "libjpeg-turbo",
        "libjpeg-turbo",
        "IJG",
        "This software is based in part on the work of the Independent JPEG Group. "
        "Copyright (C) 1991-2020 Thomas G. Lane, Guido Vollbeding; "
        "(C) 2009-2025 D. R. Commander and others (modified BSD licence).",
        "https://libjpeg-turbo.org",
    ),
    Library(
        "libwebp",
        "libwebp",
        "BSD-3-Clause",
        "Copyright (c) 2010 Google Inc. All rights reserved.",
        "https://developers.google.com/speed/webp",
    ),
    Library(
        "libtiff",
        "LibTIFF",
        "libtiff",
        "Copyright (c) 1988-1997 Sam Leffler; (c) 1991-1997 Silicon Graphics, Inc.",
        "https://libtiff.gitlab.io/libtiff",
    ),
    Library(
        "xiph",
        "FLAC, Ogg, Vorbis, Opus and opusfile",
        "BSD-3-Clause",
        "Copyright (c) 1994-2025 Xiph.Org Foundation; (c) 2000-2009 Josh Coalson.",
        "https://xiph.org",
    ),
    Library(
        "wavpack",
        "WavPack",
        "BSD-3-Clause",
        "Copyright (c) 1998-2025 Conifer Software, David Bryant. All rights reserved.",
        "https://www.wavpack.com",
    ),
    Library(
        "mpg123",
        "mpg123",
        "LGPL-2.1-only",
        "Copyright (c) 1995-2025 Michael Hipp, Thomas Orgis and others.",
        "https://mpg123.org",
    ),
    Library(
        "libsndfile",
        "libsndfile",
        "LGPL-2.1-or-later",
        "Copyright (C) 1999-2025 Erik de Castro Lopo <erikd@mega-nerd.com> and others.",
        "https://libsndfile.github.io/libsndfile",
    ),
    Library(
        "fluidsynth",
        "FluidSynth",
        "LGPL-2.1-or-later",
        "Copyright (C) 2003-2025 Peter Hanappe and others.",
        "https://www.fluidsynth.org",
    ),
    Library(
        "alsa",
        "ALSA library",
        "LGPL-2.1-or-later",
        "Copyright (c) 1998-2025 Jaroslav Kysela <perex@perex.cz> and others.",
        "https://www.alsa-project.org",
    ),
    Library(
        "portmidi",
        "PortMidi",
        "MIT",
        "Copyright (c) 1999-2000 Ross Bencina and Phil Burk; (c) 2001-2009 Roger B. Dannenberg.",
        "https://github.com/PortMidi/portmidi",
    ),
    Library(
        "brotli",
        "Brotli",
        "MIT",
        "Copyright (c) 2009, 2010, 2013-2016 by the Brotli Authors.",
        "https://github.com/google/brotli",
    ),
    Library(
        "libxmp",
        "libxmp",
        "MIT",
        "Copyright (C) 1996-2025 Claudio Matsuoka and Hipolito Carraro Jr.",
        "https://xmp.sourceforge.net",
    ),
)
"""Python, pygame-ce, and what pygame-ce's wheels contain."""
