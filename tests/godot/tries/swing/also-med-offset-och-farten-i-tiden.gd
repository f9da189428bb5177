class_name Coin
extends Area2D

const AMPLITUDE := 3.0
var t := 0.0


func _process(delta: float) -> void:
	t += 4 * delta
	var y := AMPLITUDE * sin(t)
	$Sprite2D.offset = Vector2(0, y)
