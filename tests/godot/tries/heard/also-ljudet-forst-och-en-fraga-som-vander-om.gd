extends Area2D


func _on_body_entered(body):
	if not body is Player:
		return
	$Sound.play()
	Engine.time_scale = 0.5
	$Timer.start()


func _on_timer_timeout():
	Engine.time_scale = 1
	get_tree().reload_current_scene()
