"""Läget för en sak."""

from enum import Enum


class Status(Enum):
    """En sak är alltid i exakt ett av lägena."""

    LEDIG = "ledig"
    UTLÅNAD = "utlånad"
    FÖRSENAD = "försenad"
