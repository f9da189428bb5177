extends AnimatableBody2D

const HEIGHT := 96.0


func _ready() -> void:
	var bottom := position.y
	var tween := create_tween().set_loops().set_process_mode(Tween.TWEEN_PROCESS_PHYSICS)
	tween.tween_property(self, "position:y", bottom - HEIGHT, 2.0)
	tween.tween_property(self, "position:y", bottom, 2.0).set_delay(1.0)
	tween.tween_interval(1.0)
