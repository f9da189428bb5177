class_name Player
extends CharacterBody2D

const SPEED := 200.0
const JUMP_VELOCITY := -400.0


func _physics_process(delta: float) -> void:
	if not is_on_floor():
		velocity += get_gravity() * delta
	elif Input.is_action_just_pressed("jump"):
		velocity.y = JUMP_VELOCITY

	var target := 0.0
	if Input.is_action_pressed("move_left"):
		target -= SPEED
	if Input.is_action_pressed("move_right"):
		target += SPEED
	velocity.x = move_toward(velocity.x, target, 1200 * delta)
	move_and_slide()
