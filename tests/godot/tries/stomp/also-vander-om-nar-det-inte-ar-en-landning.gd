extends Node2D


func _on_head_body_entered(body: Node2D) -> void:
	if not body is Player or body.velocity.y <= 0:
		return
	body.velocity.y = -250
	queue_free()
