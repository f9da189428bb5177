extends AnimatableBody2D

var is_falling := false

@onready var home := global_position


func _on_sensor_body_entered(body: Node2D) -> void:
	if is_falling or not body is Player:
		return
	is_falling = true
	var tween := create_tween().set_process_mode(Tween.TWEEN_PROCESS_PHYSICS)
	tween.tween_property(self, "global_position:y", home.y + 300.0, 1.0).set_delay(0.5)
	tween.tween_property(self, "global_position", home, 0.0).set_delay(2.0)
	tween.tween_callback(func() -> void: is_falling = false)
