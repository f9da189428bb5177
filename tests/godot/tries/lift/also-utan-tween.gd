extends AnimatableBody2D

var time := 0.0

@onready var bottom := position.y


func _physics_process(delta: float) -> void:
	time = fmod(time + delta, 6.0)
	var along := clampf(time, 0.0, 2.0) - clampf(time - 3.0, 0.0, 2.0)
	position.y = bottom - 48.0 * along
