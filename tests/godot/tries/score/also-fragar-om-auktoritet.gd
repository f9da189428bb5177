extends Area2D


func _on_body_entered(body: Node2D) -> void:
	if is_multiplayer_authority():
		body.score += 1
		position = Vector2(randf_range(40, 600), randf_range(40, 320))
