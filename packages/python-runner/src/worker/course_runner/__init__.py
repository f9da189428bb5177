"""Runs students' programs inside Pyodide, as the `python` command would. Served to everyone: nothing of a lesson is here."""
