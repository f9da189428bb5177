"""Fönstret. Det vet hur saker ser ut, men inga regler."""

import tkinter as tk
from collections.abc import Callable
from tkinter import ttk


class Vy:
    def __init__(self, fönster: tk.Tk) -> None:
        fönster.title("Lånoteket")
        ram = ttk.Frame(fönster, padding=12)
        ram.grid()
        ttk.Label(ram, text="Ditt namn").grid(row=0, column=0)
        self._elev = ttk.Entry(ram, width=36)
        self._elev.grid(row=0, column=1)
        ttk.Label(ram, text="Saker").grid(row=1, column=0)
        self._lista = tk.Listbox(
            ram, width=36, height=4, exportselection=False
        )
        self._lista.grid(row=1, column=1)
        self._knapp = ttk.Button(ram, text="Låna")
        self._knapp.grid(row=2, column=1, sticky="w")
        self._text = ttk.Label(ram)
        self._text.grid(row=3, column=1, sticky="w")
        self._elev.focus()

    def vid_lån(self, funktion: Callable[[], None]) -> None:
        """Anropa funktionen vid klick, eller Enter på knappen."""
        self._knapp.configure(command=funktion)
        self._knapp.bind("<Return>", lambda händelse: funktion())

    def elev(self) -> str:
        return self._elev.get()

    def vald(self) -> int | None:
        """Returnera den valda radens nummer, eller None."""
        val = self._lista.curselection()
        return val[0] if val else None

    def visa(self, rader: list[str]) -> None:
        plats = self.vald()
        self._lista.delete(0, tk.END)
        for rad in rader:
            self._lista.insert(tk.END, rad)
        if plats is not None:
            self._lista.selection_set(plats)

    def meddela(self, text: str) -> None:
        self._text.configure(text=text)


if __name__ == "__main__":
    fönster = tk.Tk()
    Vy(fönster).visa(["Kamera", "Stativ"])
    fönster.mainloop()
