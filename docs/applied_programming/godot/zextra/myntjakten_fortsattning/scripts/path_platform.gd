extends Path2D

@export var speed := 60.0

var distance := 0.0

@onready var platform: AnimatableBody2D = $Platform


func _physics_process(delta: float) -> void:
	distance += speed * delta
	var along := pingpong(distance, curve.get_baked_length())
	platform.position = curve.sample_baked(along)
