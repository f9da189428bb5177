extends Node

var enemies: Array[Dictionary] = [{"name": "slem", "health": 20}, {"name": "drake", "health": 100}]


func explode(damage: int) -> void:
	var dead := []
	for enemy in enemies:
		var health: int = enemy["health"] - damage
		enemy["health"] = health
		if health <= 0:
			dead.append(enemy)
	for enemy in dead:
		enemies.erase(enemy)
