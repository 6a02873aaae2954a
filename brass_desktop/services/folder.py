"""Show a folder in the platform's own file window."""

import subprocess
import sys
from pathlib import Path
from typing import Final

from brass_desktop.services import disk

_OPENERS: Final = {"darwin": "open", "win32": "explorer"}


def show(folder: Path) -> bool:
    """Create the folder if need be and open it; false if the platform has no way to."""
    disk.make_folder(folder)
    try:
        subprocess.Popen(  # the file window outlives this call and is nobody's child to wait for
            [_OPENERS.get(sys.platform, "xdg-open"), str(folder)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return False
    return True
