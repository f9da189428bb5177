extends Node2D


func _on_head_body_entered(body: Node2D) -> void:
	var player := body as Player
	if player and not player.is_on_floor():
		player.velocity.y = Player.JUMP_VELOCITY * 0.7
		queue_free()
