extends Node

var enemies: Array[Dictionary] = [{"name": "slem", "health": 20}, {"name": "drake", "health": 100}]


func explode(damage: int) -> void:
	for enemy in enemies:
		enemy["health"] -= damage
	for i in range(enemies.size() - 1, -1, -1):
		if enemies[i]["health"] <= 0:
			enemies.remove_at(i)
