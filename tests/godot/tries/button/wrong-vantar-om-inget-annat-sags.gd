class_name MovingPlatform
extends AnimatableBody2D

@export var travel := Vector2(144, 0)
@export var seconds := 2.0
@export var waits_for_button := true

var tween: Tween


func _ready() -> void:
	var start := position
	tween = create_tween().set_loops()
	tween.set_process_mode(Tween.TWEEN_PROCESS_PHYSICS)
	tween.set_trans(Tween.TRANS_SINE)
	tween.tween_property(self, "position", start + travel, seconds)
	tween.tween_property(self, "position", start, seconds)
	if waits_for_button:
		tween.pause()


func start_moving() -> void:
	tween.play()
