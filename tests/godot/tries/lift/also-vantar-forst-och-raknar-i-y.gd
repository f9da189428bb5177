extends AnimatableBody2D


func _ready() -> void:
	var bottom = position.y
	var tween = create_tween()
	tween.set_process_mode(Tween.TWEEN_PROCESS_PHYSICS)
	tween.set_loops()
	tween.tween_interval(1)
	tween.tween_property(self, "position:y", bottom - 96, 2)
	tween.tween_interval(1)
	tween.tween_property(self, "position:y", bottom, 2)
