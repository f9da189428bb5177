extends Node2D


func _on_head_body_entered(body: Node2D) -> void:
	if body is Player and body.velocity.y > 0.0:
		queue_free()
