extends Area2D


func _on_body_entered(body: Node2D) -> void:
	if not multiplayer.is_server():
		return
	body.score += 1
	position = Vector2(640, 360) - position
