extends Node

var enemies: Array[Dictionary] = [{"name": "slem", "health": 20}]


func explode(damage: int) -> void:
	var kept: Array[Dictionary] = []
	for enemy in enemies:
		enemy.health -= damage
		kept.append(enemy)
	enemies = kept
