class_name Coin
extends Area2D

var t := 0.0


func _process(delta: float) -> void:
	t += delta
	$Sprite2D.position.y = sin(t) * 3 * delta
