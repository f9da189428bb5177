extends AnimatableBody2D

@export var wait := 0.5
@export var fall := 300.0
@export var back_after := 2.0

@onready var sensor: Area2D = $Sensor
@onready var start := position


func _on_sensor_body_entered(body: Node2D) -> void:
	if body is Player:
		var tween := create_tween()
		tween.set_process_mode(Tween.TWEEN_PROCESS_PHYSICS)
		tween.tween_interval(wait)
		tween.tween_property(self, "position:y", start.y + fall, 1.0)
		tween.tween_interval(back_after)
		tween.tween_callback(come_back)


func come_back() -> void:
	position = start
	sensor.monitoring = true
