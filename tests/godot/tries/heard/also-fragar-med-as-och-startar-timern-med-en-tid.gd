extends Area2D

@onready var timer: Timer = $Timer
@onready var sound: AudioStreamPlayer = $Sound


func _on_body_entered(body: Node2D) -> void:
	var player := body as Player
	if player != null:
		sound.play()
		Engine.time_scale = 0.5
		timer.start(0.6)


func _on_timer_timeout() -> void:
	Engine.time_scale = 1.0
	get_tree().reload_current_scene()
