extends Node

var enemies: Array[Dictionary] = [{"name": "slem", "health": 20}, {"name": "drake", "health": 100}]


func explode(damage: int) -> void:
	var kept: Array[Dictionary] = []
	for i in range(enemies.size()):
		enemies[i]["health"] = enemies[i]["health"] - damage
		if 0 < enemies[i]["health"]:
			kept.append(enemies[i])
	enemies = kept
