extends Node

var enemies: Array[Dictionary] = [{"name": "slem", "health": 20}, {"name": "drake", "health": 100}]


func explode(damage: int) -> void:
	for i in enemies.size():
		enemies[i]["health"] -= damage
		if enemies[i]["health"] <= 0:
			enemies.remove_at(i)
