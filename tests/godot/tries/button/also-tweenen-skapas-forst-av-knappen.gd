class_name MovingPlatform
extends AnimatableBody2D

@export var travel := Vector2(144, 0)
@export var seconds := 2.0
@export var waits_for_button: bool


func _ready() -> void:
	if not waits_for_button:
		start_moving()


func start_moving() -> void:
	var start := position
	var tween := create_tween().set_loops()
	tween.set_process_mode(Tween.TWEEN_PROCESS_PHYSICS)
	tween.tween_property(self, "position", start + travel, seconds)
	tween.tween_property(self, "position", start, seconds)
