import tkinter as tk
from datetime import date

from avgifter import Ordinarie
from forrad import Förråd
from modell import Modell
from styrning import Styrning
from utrustning import Kamera
from vy import Vy

förråd = Förråd(Ordinarie())
förråd.lägg_till(Kamera("K1", "Systemkamera"))
förråd.lägg_till(Kamera("K2", "Actionkamera"))
fönster = tk.Tk()
Styrning(Modell(förråd, date.today()), Vy(fönster))
fönster.mainloop()
