extends Node

var enemies: Array[Dictionary] = [{"name": "slem", "health": 20}, {"name": "drake", "health": 100}]


func explode(damage: int) -> void:
	var kept: Array[Dictionary] = []
	for enemy in enemies:
		enemy["health"] -= damage
		if enemy["health"] > 0:
			kept += [enemy]
	enemies = kept
