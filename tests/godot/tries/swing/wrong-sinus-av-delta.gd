class_name Coin
extends Area2D


func _process(delta: float) -> void:
	$Sprite2D.position.y = sin(delta) * 3.0
