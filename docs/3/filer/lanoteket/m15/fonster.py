"""Lånoteket i ett fönster. Vyn ritar, styrningen lyssnar på knapparna."""

import tkinter as tk
from pathlib import Path
from tkinter import ttk

from databas import Databas
from lagring import läs_saker
from modell import Modell


class Fönster(ttk.Frame):
    """En lista med saker, ett formulär och en rad för svaret."""

    def __init__(self, rot: tk.Tk, modell: Modell) -> None:
        super().__init__(rot, padding=12)
        self.modell = modell
        self.sök = tk.StringVar()
        self.elev = tk.StringVar()
        self.dagar = tk.StringVar(value="14")
        self.svar = tk.StringVar()
        self._bygg()
        self.visa()

    def _bygg(self) -> None:
        self.grid(sticky="nsew")
        # Listan får den plats som blir över när fönstret dras större.
        self.master.rowconfigure(0, weight=1)
        self.master.columnconfigure(0, weight=1)
        self.rowconfigure(1, weight=1)
        self.columnconfigure(1, weight=1)
        self._fält("Sök", self.sök, rad=0).bind("<KeyRelease>", self.visa)
        self.lista = ttk.Treeview(
            self, columns=("namn", "läge"), selectmode="browse"
        )
        for kolumn, rubrik, bredd in (
            ("#0", "Nummer", 100),
            ("namn", "Namn", 200),
            ("läge", "Läge", 320),
        ):
            self.lista.heading(kolumn, text=rubrik)
            self.lista.column(kolumn, width=bredd)
        self.lista.grid(
            row=1, column=0, columnspan=2, sticky="nsew", pady=8
        )
        self._fält("Elev", self.elev, rad=2)
        self._fält("Dagar", self.dagar, rad=3)
        låna = ttk.Button(self, text="Låna", command=self.låna)
        låna.grid(row=4, column=0, sticky="w", pady=8)
        lämna = ttk.Button(self, text="Lämna", command=self.lämna)
        lämna.grid(row=4, column=1, sticky="w")
        svar = ttk.Label(self, textvariable=self.svar)
        svar.grid(row=5, column=0, columnspan=2, sticky="w")

    def _fält(
        self, etikett: str, text: tk.StringVar, rad: int
    ) -> ttk.Entry:
        ttk.Label(self, text=etikett).grid(row=rad, column=0, sticky="w")
        fält = ttk.Entry(self, textvariable=text)
        fält.grid(row=rad, column=1, sticky="ew", pady=2)
        return fält

    def visa(self, _händelse: object = None) -> None:
        """Rita om listan efter modellen, och behåll valet."""
        valda = self.lista.selection()
        self.lista.delete(*self.lista.get_children())
        for rad in self.modell.rader(self.sök.get()):
            self.lista.insert(
                "",
                "end",
                rad.id,
                text=rad.id,
                values=(rad.namn, rad.text),
            )
        finns = self.lista.get_children()
        self.lista.selection_set([id for id in valda if id in finns])
        self.svar.set(self.modell.meddelande)

    def låna(self) -> None:
        """Knappen Låna: fråga modellen och visa svaret."""
        id = self._vald()
        if id is not None:
            self.modell.låna(id, self.elev.get(), self.dagar.get())
            self.visa()

    def lämna(self) -> None:
        """Knappen Lämna: fråga modellen och visa svaret."""
        id = self._vald()
        if id is not None:
            self.modell.lämna(id)
            self.visa()

    def _vald(self) -> str | None:
        valda = self.lista.selection()
        if not valda:
            self.svar.set("Välj en sak i listan.")
            return None
        return valda[0]


if __name__ == "__main__":
    rot = tk.Tk()
    rot.title("Lånoteket")
    stil = ttk.Style(rot)
    if stil.theme_use() == "default":  # Linux; andra har sitt eget
        stil.theme_use("clam")
    with Databas(Path("lanotek.db")) as db:
        if not db.saker():
            for sak in läs_saker(Path("saker.csv")):
                db.lägg_till(sak)
        Fönster(rot, Modell(db))
        rot.mainloop()
