class_name Health
extends Node

signal health_changed(new_health: int)
signal died

@export var max_health := 100

@onready var health := max_health


func take_damage(amount: int) -> void:
	var lower := maxi(health - amount, 0)
	if lower < health:
		health = lower
		health_changed.emit(health)
		if health == 0:
			died.emit()


func heal(amount: int) -> void:
	var higher := mini(health + amount, max_health)
	if higher > health:
		health = higher
		health_changed.emit(health)
