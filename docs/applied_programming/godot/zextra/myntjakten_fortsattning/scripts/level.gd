extends Node2D


func _ready() -> void:
	Spel.reset()
