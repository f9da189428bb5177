class_name Player
extends CharacterBody2D

const SPEED := 200.0
const JUMP_VELOCITY := -400.0
const ACCELERATION := 1200.0


func _physics_process(delta: float) -> void:
	if not is_on_floor():
		velocity.y += get_gravity().y * delta

	if Input.is_action_just_pressed("jump"):
		if is_on_floor():
			velocity.y = JUMP_VELOCITY

	var direction := Input.get_axis("move_left", "move_right")
	var step := ACCELERATION * delta
	if direction:
		velocity.x = move_toward(velocity.x, direction * SPEED, step)
	else:
		velocity.x = move_toward(velocity.x, 0.0, step)

	move_and_slide()
