extends Area2D


func _on_body_entered(body: Node2D) -> void:
	if multiplayer.is_server() and body is CharacterBody2D:
		body.score += 1
		position = Vector2(randf_range(40, 600), randf_range(40, 320))
