extends Node

var enemies: Array[Dictionary] = [{"name": "drake", "health": 100}]


func explode(damage: int) -> void:
	for enemy in enemies:
		enemy["health"] -= damage
	enemies.assign(enemies.filter(func(enemy): return enemy["health"] > 0))
