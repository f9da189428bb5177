class_name Coin
extends Area2D

signal collected(value: int)

var value := 1


func _on_body_entered(body: Node2D) -> void:
	if body is Player:
		collect()


func collect() -> void:
	collected.emit(value)
	queue_free()
