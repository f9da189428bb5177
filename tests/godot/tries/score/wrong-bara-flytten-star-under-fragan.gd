extends Area2D


func _on_body_entered(body: Node2D) -> void:
	body.score += 1
	if multiplayer.is_server():
		position = Vector2(randf_range(40, 600), randf_range(40, 320))
