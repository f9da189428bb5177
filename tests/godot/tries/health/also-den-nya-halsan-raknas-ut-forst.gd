class_name Health
extends Node

signal health_changed(new_health: int)
signal died

@export var max_health: int = 100

var health: int


func _ready() -> void:
	health = max_health


func take_damage(amount: int) -> void:
	change(health - amount)


func heal(amount: int) -> void:
	change(health + amount)


func change(wanted: int) -> void:
	var after := clampi(wanted, 0, max_health)
	if after == health:
		return
	health = after
	health_changed.emit(after)
	if after == 0:
		died.emit()
