extends Area2D


func _on_body_entered(body):
	if multiplayer.is_server():
		position.x = randi_range(40, 600)
		position.y = randi_range(40, 320)
		body.score = body.score + 1
