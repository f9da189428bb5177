"""Felen som Lånoteket kan ge. Alla är LånFel."""


class LånFel(Exception):
    """Något som Lånoteket säger nej till."""


class OkändSak(LånFel):
    """Ingen sak har det numret."""

    def __init__(self, id: str) -> None:
        super().__init__(f"{id} finns inte i förrådet")
        self.id = id


class FinnsRedan(LånFel):
    """En annan sak har redan det numret."""

    def __init__(self, id: str) -> None:
        super().__init__(f"{id} finns redan i förrådet")
        self.id = id


class RedanLånad(LånFel):
    """Saken är utlånad och kan inte lånas igen."""

    def __init__(self, id: str, elev: str) -> None:
        super().__init__(f"{id} är redan lånad av {elev}")
        self.id = id
        self.elev = elev


class InteUtlånad(LånFel):
    """Saken är ledig och kan inte lämnas tillbaka."""

    def __init__(self, id: str) -> None:
        super().__init__(f"{id} är inte utlånad")
        self.id = id


class TrasigFil(LånFel):
    """Filen går inte att läsa eller innehåller något omöjligt."""
