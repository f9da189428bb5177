extends Area2D


func _on_body_entered(body: Node2D) -> void:
	if not multiplayer.is_server():
		return
	_take(body)


func _take(body: Node2D) -> void:
	body.score += 1
	position.x = randf_range(40, 600)
