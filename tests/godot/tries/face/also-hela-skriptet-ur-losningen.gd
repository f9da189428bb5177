class_name Player
extends CharacterBody2D

const SPEED := 200.0
const JUMP_VELOCITY := -400.0

@onready var sprite: Sprite2D = $Sprite2D


func _physics_process(delta: float) -> void:
	if not is_on_floor():
		velocity += get_gravity() * delta

	if Input.is_action_just_pressed("jump") and is_on_floor():
		velocity.y = JUMP_VELOCITY

	var direction := Input.get_axis("move_left", "move_right")
	velocity.x = direction * SPEED
	if direction != 0.0:
		sprite.flip_h = direction < 0.0

	move_and_slide()
