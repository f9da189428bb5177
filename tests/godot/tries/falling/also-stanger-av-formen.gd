extends AnimatableBody2D

@onready var start := position.y
@onready var shape: CollisionShape2D = $Sensor/CollisionShape2D


func _on_sensor_body_entered(body: Node2D) -> void:
	if body is Player:
		shape.set_deferred("disabled", true)
		await get_tree().create_timer(0.5).timeout
		var tween := create_tween().set_process_mode(Tween.TWEEN_PROCESS_PHYSICS)
		tween.tween_property(self, "position:y", start + 300.0, 1.0)
		tween.finished.connect(come_back)


func come_back() -> void:
	await get_tree().create_timer(2.0).timeout
	position.y = start
	shape.disabled = false
