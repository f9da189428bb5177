class_name Health
extends Node

signal health_changed(new_health: int)
signal died

var max_health := 100

var health := 0


func _ready() -> void:
	health = max_health


func take_damage(amount: int) -> void:
	if health > 0:
		health = maxi(health - amount, 0)
		health_changed.emit(health)
		if health == 0:
			died.emit()


func heal(amount: int) -> void:
	if health < max_health:
		health = mini(health + amount, max_health)
		health_changed.emit(health)
