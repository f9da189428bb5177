class_name Health
extends Node

signal died
signal health_changed(new_health: int)

@export var max_health := 100

var health := 0


func _ready() -> void:
	health = max_health


func take_damage(amount: int) -> void:
	var old := health
	health = clampi(health - amount, 0, max_health)
	if health != old:
		health_changed.emit(health)
		if health == 0:
			died.emit()


func heal(amount: int) -> void:
	take_damage(-amount)
