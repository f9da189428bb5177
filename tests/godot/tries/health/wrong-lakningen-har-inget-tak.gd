class_name Health
extends Node

signal health_changed(new_health: int)
signal died

@export var max_health := 100

var health := 0


func _ready() -> void:
	health = max_health


func take_damage(amount: int) -> void:
	var old := health
	health = maxi(health - amount, 0)
	if health != old:
		health_changed.emit(health)
		if health == 0:
			died.emit()


func heal(amount: int) -> void:
	health += amount
	health_changed.emit(health)
