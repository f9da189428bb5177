extends Area2D


func _on_body_entered(body: Node2D) -> void:
	if multiplayer.is_server() == false:
		return
	body.add_point()
	position = Vector2(randf_range(40, 600), randf_range(40, 320))
