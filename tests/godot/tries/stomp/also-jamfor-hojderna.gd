extends Node2D


func _on_head_body_entered(body: Node2D) -> void:
	if body is Player and body.global_position.y < global_position.y - 6.0:
		body.velocity = Vector2.UP * 250.0
		queue_free()
