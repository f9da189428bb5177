class_name Health
extends Node

signal health_changed(new_health: int)
signal died

@export_range(1, 500) var max_health: int = 100

@onready var health: int = max_health:
	set(value):
		var after := clampi(value, 0, max_health)
		if after == health:
			return
		health = after
		health_changed.emit(health)
		if health == 0:
			died.emit()


func take_damage(amount: int) -> void:
	health -= amount


func heal(amount: int) -> void:
	health += amount
