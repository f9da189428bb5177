extends Area2D


func _on_body_entered(body: Node2D) -> void:
	if body is Player:
		fall()


func fall() -> void:
	Engine.time_scale = 0.5
	$Timer.start()
	$Sound.play()


func _on_timer_timeout() -> void:
	Engine.time_scale = 1.0
	get_tree().reload_current_scene()
