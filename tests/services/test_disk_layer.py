"""Whatever is written goes by `services/disk.py`: there one can see, and test, what may fail."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "brass_desktop"
LAYER = PACKAGE / "services" / "disk.py"
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if path != LAYER)

SYSTEM = {"write", "fsync", "replace", "rename", "link", "symlink", "unlink", "remove", "rmdir"}
SYSTEM |= {"mkdir", "makedirs", "truncate", "ftruncate", "utime", "chmod", "mkfifo"}
METHODS = {"write_bytes", "mkdir", "unlink", "rmdir", "symlink_to", "hardlink_to"}
IMPORTS = {"fcntl", "msvcrt", "shutil", "tempfile"}
WAYS = {"atomic", "disk"}
"""The modules whose functions are meant where one of them is called like a method of a path."""


def strays(source: str) -> list[str]:
    """List what a module does to files without the layer."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = {alias.name for alias in node.names} | {getattr(node, "module", None)}
            found += sorted(name for name in names & IMPORTS if name)
        elif isinstance(node, ast.Attribute):
            holder = node.value.id if isinstance(node.value, ast.Name) else ""
            by_system = holder == "os" and node.attr in SYSTEM
            if by_system or (node.attr in METHODS and holder not in WAYS):
                found.append(f"{holder}.{node.attr}")
        elif isinstance(node, ast.Call) and _opens_to_write(node):
            found.append("open to write")
    return found


def _opens_to_write(node: ast.Call) -> bool:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    words = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
    modes = [word for word in words if isinstance(word, str) and set(word) <= set("rwaxbt+U")]
    return name == "open" and any(set(mode) & set("wax+") for mode in modes)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_module_changes_files_by_itself(path: Path) -> None:
    assert not strays(path.read_text(encoding="utf-8"))


def test_strays_are_found() -> None:
    source = "import os, shutil\nos.replace(a, b)\npath.mkdir()\npath.open('wb')\nopen(p)"
    assert strays(source) == ["shutil", "open to write", "os.replace", "path.mkdir"]
