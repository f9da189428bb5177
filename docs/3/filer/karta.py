"""Kursens karta, färgad efter hur säker du är."""

# Modulens nummer och namn, vad den bygger närmast på och området som avgör färgen.
MODULER = [
    ("1", "Python", "", "slingor listor dict funktioner"),
    ("2", "Git", "1", "Git"),
    ("3", "Klasser", "1", "klasser"),
    ("4", "Inkapsling", "3", "klasser"),
    ("5", "Arv", "4", "klasser"),
    ("6", "Fel", "5", "felmeddelanden"),
    ("7", "Testning", "6", "tester"),
    ("8", "Filer", "4 6", "filer"),
    ("9", "SQL", "8", "SQL"),
    ("10", "HTTP", "9", ""),
    ("11", "Datastrukturer", "4", "listor dict"),
    ("12", "Algoritmer", "11", "slingor"),
    ("13", "Funktionell stil", "8 12", "funktioner"),
    ("14", "Samtidighet", "13", ""),
    ("15", "Gränssnitt", "7 10 13", ""),
    ("16", "Säkerhet", "7 9", "SQL"),
    ("17", "Projekt", "allt", ""),
]
FÄRGER = {1: "🟥 nytt", 2: "🟧 osäkert", 3: "🟨 på väg", 4: "🟩 kan förklara"}


def rita(skattning: dict[str, int]) -> None:
    """Skriv varje modul med färgen för det skattade område du är minst säker på."""
    for nummer, namn, bygger_på, områden in MODULER:
        siffror = [
            skattning[område] for område in områden.split() if område in skattning
        ]
        färg = FÄRGER[min(siffror)] if siffror else "⬜ inte skattat"
        efter = f"efter {bygger_på}" if bygger_på else ""
        print(f"{nummer:>2} {namn:<17} {färg:<16} {efter}".rstrip())
