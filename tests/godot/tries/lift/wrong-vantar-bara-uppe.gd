extends AnimatableBody2D


func _ready() -> void:
	var start := position
	var tween := create_tween().set_loops()
	tween.set_process_mode(Tween.TWEEN_PROCESS_PHYSICS)
	tween.tween_property(self, "position", start + Vector2(0, -96), 2.0)
	tween.tween_interval(1.0)
	tween.tween_property(self, "position", start, 2.0)
