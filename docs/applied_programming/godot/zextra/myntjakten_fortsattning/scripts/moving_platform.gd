extends AnimatableBody2D

@export var travel := Vector2(144, 0)
@export var seconds := 2.0


func _ready() -> void:
	var start := position
	var tween := create_tween().set_loops()
	tween.set_process_mode(Tween.TWEEN_PROCESS_PHYSICS)
	tween.set_trans(Tween.TRANS_SINE)
	tween.tween_property(self, "position", start + travel, seconds)
	tween.tween_property(self, "position", start, seconds)
