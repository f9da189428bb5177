extends Node

var enemies: Array[Dictionary] = [{"name": "slem", "health": 20}, {"name": "drake", "health": 100}]


func explode(damage: int) -> void:
	var survivors: Array[Dictionary] = []
	for e in enemies:
		var hp: int = e["health"] - damage
		if hp > 0:
			survivors.append({"name": e["name"], "health": hp})
	enemies = survivors
