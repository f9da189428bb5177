extends CharacterBody2D

@onready var sprite := $Sprite2D


func _physics_process(_delta: float) -> void:
	var direction := Input.get_axis("move_left", "move_right")
	velocity.x = direction * 200.0
	turn(direction)
	move_and_slide()


func turn(direction: float) -> void:
	if direction == 0.0:
		return
	sprite.flip_h = direction < 0.0
