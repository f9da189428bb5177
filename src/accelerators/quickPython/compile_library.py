"""Adds byte code to Python's library. Runs in Pyodide, so that the byte code is the served Python's own.

Unlike a file's, the byte code that the compiler writes here holds no time of its source: the interpreter takes it as it is, and the same library gives
the same bytes.
"""

import importlib
import importlib._bootstrap_external as bootstrap
import importlib.util
import sys
import zipfile


def _compiled(name, source, folder):
    code = compile(source, f"{folder}/{name}", "exec", dont_inherit=True)
    return bytes(bootstrap._code_to_hash_pyc(code, importlib.util.source_hash(source), False))


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
                target.writestr(zipfile.ZipInfo(f"{entry.filename}c"), _compiled(entry.filename, text, folder))
