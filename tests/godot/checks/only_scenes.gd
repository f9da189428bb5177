extends "res://checks/trial.gd"
## For a project without checks of its own.


func run() -> void:
	await check_scenes()
