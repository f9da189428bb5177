"""Adds byte code to Python's library. Runs in Pyodide, so that the byte code is the served Python's own.

It holds a hash of its source instead of a time, which nobody checks: the interpreter takes it as it is, and the same
library gives the same bytes.
"""

import importlib
import pathlib
import sys
import zipfile


def _compiled(source, shown_path):
    # Not at the top, or it would count as something that programs need.
    import py_compile

    file = pathlib.Path("/tmp/module.py")
    file.write_bytes(source)
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    written = py_compile.compile(str(file), "/tmp/module.pyc", shown_path, doraise=True, invalidation_mode=mode)
    return pathlib.Path(written).read_bytes()


def _library_files(folder):
    """The library's files that have been imported, but for what the interpreter has within it."""
    origins = [getattr(each, "__spec__", None) for each in list(sys.modules.values())]
    paths = [spec.origin for spec in origins if spec is not None and spec.origin is not None]
    return {path.removeprefix(f"{folder}/") for path in paths if path.startswith(f"{folder}/") and path.endswith(".py")}


def add_byte_code(library, result, folder, imports):
    """Writes the zip file `library` anew as `result`, with byte code beside the source of what Python and `imports` need.

    `folder` is where the interpreter has the library, as tracebacks name it.
    """
    for name in imports:
        importlib.import_module(name)
    files = _library_files(folder)
    with zipfile.ZipFile(library) as source, zipfile.ZipFile(result, "w", zipfile.ZIP_STORED) as target:
        for entry in source.infolist():
            text = source.read(entry)
            target.writestr(zipfile.ZipInfo(entry.filename), text)
            if entry.filename in files:
                target.writestr(zipfile.ZipInfo(f"{entry.filename}c"), _compiled(text, f"{folder}/{entry.filename}"))
