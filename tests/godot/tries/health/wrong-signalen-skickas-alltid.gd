class_name Health
extends Node

signal health_changed(new_health: int)
signal died

@export var max_health := 100

var health := 0


func _ready() -> void:
	health = max_health


func take_damage(amount: int) -> void:
	change(-amount)


func heal(amount: int) -> void:
	change(amount)


func change(difference: int) -> void:
	health = clampi(health + difference, 0, max_health)
	health_changed.emit(health)
	if health == 0:
		died.emit()
