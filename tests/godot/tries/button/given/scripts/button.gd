extends Area2D

@export var platform: MovingPlatform


func _on_body_entered(body: Node2D) -> void:
	if body is Player:
		platform.start_moving()
