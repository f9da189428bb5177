extends Node

var enemies: Array[Dictionary] = [{"name": "slem", "health": 20}, {"name": "drake", "health": 100}]


func explode(damage: int) -> void:
	for enemy in enemies.duplicate():
		enemy["health"] = enemy["health"] - damage
		if enemy["health"] <= 0:
			enemies.erase(enemy)
