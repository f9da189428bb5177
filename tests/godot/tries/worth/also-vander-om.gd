class_name Coin
extends Area2D

signal collected(value: int)

@export var value := 1


func _on_body_entered(body: Node2D) -> void:
	if not body is Player:
		return
	collected.emit(value)
	queue_free()
