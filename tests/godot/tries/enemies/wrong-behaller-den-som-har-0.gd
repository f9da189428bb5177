extends Node

var enemies: Array[Dictionary] = [{"name": "fladdermus", "health": 30}]


func explode(damage: int) -> void:
	var survivors: Array[Dictionary] = []
	for enemy in enemies:
		enemy["health"] -= damage
		if enemy["health"] >= 0:
			survivors.append(enemy)
	enemies = survivors
