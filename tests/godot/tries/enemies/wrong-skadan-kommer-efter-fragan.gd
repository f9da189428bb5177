extends Node

var enemies: Array[Dictionary] = [{"name": "slem", "health": 20}, {"name": "drake", "health": 100}]


func explode(damage: int) -> void:
	var alive: Array[Dictionary] = []
	for enemy in enemies:
		if enemy["health"] > 0:
			alive.append(enemy)
		enemy["health"] -= damage
	enemies = alive
