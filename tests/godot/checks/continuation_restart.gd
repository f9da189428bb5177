extends "res://checks/trial.gd"
## Runs after continuation.gd, as when the game is closed and started again.


func run() -> void:
	await open_level()
	check("rekordet efter omstart", label("RecordLabel") == "Rekord: 7", label("RecordLabel"))
