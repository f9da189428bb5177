class_name Coin
extends Area2D

var time_passed := 0.0


func _process(delta: float) -> void:
	time_passed += delta
	$Sprite2D.position = Vector2.UP * 3.0 * sin(time_passed * 3.0)
