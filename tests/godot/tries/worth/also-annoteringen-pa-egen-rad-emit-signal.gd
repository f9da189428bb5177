class_name Coin
extends Area2D

signal collected(points)

@export_range(1, 10)
var value = 1


func _on_body_entered(body):
	var player := body as Player
	if player == null:
		return
	queue_free()
	emit_signal("collected", value)
