class_name Coin
extends Area2D

signal collected(value: int)

@export var value := 1


func _on_body_entered(body: Node2D) -> void:
	if body is Player:
		collected.emit(value + 1)
		queue_free()
