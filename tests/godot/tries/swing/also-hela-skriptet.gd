class_name Coin
extends Area2D

signal collected

var time := 0.0

@onready var sprite: Sprite2D = $Sprite2D


func _process(delta: float) -> void:
	time += delta
	sprite.position.y = sin(time * 4.0) * 3.0


func _on_body_entered(body: Node2D) -> void:
	if body is Player:
		collected.emit()
		queue_free()
