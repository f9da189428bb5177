class_name Health
extends Node

signal died
signal health_changed(new_health: int)

@export var max_health := 100

var health := 0


func _ready() -> void:
	health = max_health


func take_damage(amount: int) -> void:
	var before := health
	health = maxi(health - amount, 0)
	if before != health:
		health_changed.emit(health)


func heal(amount: int) -> void:
	health = mini(health + amount, max_health)
