class_name MovingPlatform
extends AnimatableBody2D

@export var travel := Vector2(144, 0)
@export var seconds := 2.0
@export var waits_for_button := false

var tween: Tween


func _ready() -> void:
	var start := position
	tween = create_tween().set_loops().set_process_mode(Tween.TWEEN_PROCESS_PHYSICS)
	tween.tween_property(self, "position", start + travel, seconds)
	tween.tween_property(self, "position", start, seconds)
	tween.set_speed_scale(0.0 if waits_for_button else 1.0)


func start_moving() -> void:
	tween.set_speed_scale(1.0)
