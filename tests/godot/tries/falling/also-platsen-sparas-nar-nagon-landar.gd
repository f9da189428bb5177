extends AnimatableBody2D

@export var fall := 300.0

@onready var sensor: Area2D = $Sensor


func _on_sensor_body_entered(body: Node2D) -> void:
	if not body is Player:
		return
	var home = position
	sensor.set_deferred("monitoring", false)
	var tween := create_tween()
	tween.set_process_mode(Tween.TWEEN_PROCESS_PHYSICS)
	tween.tween_interval(0.5)
	tween.tween_property(self, "position:y", home.y + fall, 1.0)
	await tween.finished
	await get_tree().create_timer(2.0).timeout
	position = home
	sensor.monitoring = true
