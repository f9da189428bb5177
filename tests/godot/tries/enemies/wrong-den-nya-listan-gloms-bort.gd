extends Node

var enemies: Array[Dictionary] = [{"name": "slem", "health": 20}, {"name": "drake", "health": 100}]


func explode(damage: int) -> void:
	var survivors: Array[Dictionary] = []
	for e in enemies:
		e["health"] -= damage
		if e["health"] > 0:
			survivors.append(e)
