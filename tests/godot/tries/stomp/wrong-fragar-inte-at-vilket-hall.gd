extends Node2D


func _on_head_body_entered(body: Node2D) -> void:
	if body is Player:
		body.velocity.y = -250.0
		queue_free()
