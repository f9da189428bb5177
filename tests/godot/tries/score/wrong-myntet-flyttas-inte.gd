extends Area2D


func _on_body_entered(body: Node2D) -> void:
	if multiplayer.is_server():
		body.score += 1
