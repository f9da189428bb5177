class_name Player
extends CharacterBody2D

enum State { IDLE, RUN, JUMP, FALL }

const SPEED := 200.0
const JUMP_VELOCITY := -400.0
const COYOTE_TIME := 0.1
const BUFFER_TIME := 0.12
const ANIMATIONS := {
	State.IDLE: "idle",
	State.RUN: "run",
	State.JUMP: "jump",
	State.FALL: "fall",
}

@export var extra_jumps := 1

var state := State.IDLE
var coyote := 0.0
var buffer := 0.0
var jumps_left := 0

@onready var sprite: AnimatedSprite2D = $AnimatedSprite2D
@onready var dust: CPUParticles2D = $Dust


func _physics_process(delta: float) -> void:
	if not is_on_floor():
		velocity += get_gravity() * delta

	update_timers(delta)
	handle_jump()

	var direction := Input.get_axis("move_left", "move_right")
	velocity.x = direction * SPEED
	if direction != 0.0:
		sprite.flip_h = direction < 0.0

	move_and_slide()
	change_state(find_state())


func update_timers(delta: float) -> void:
	coyote -= delta
	buffer -= delta
	if is_on_floor():
		coyote = COYOTE_TIME
		jumps_left = extra_jumps
	if Input.is_action_just_pressed("jump"):
		buffer = BUFFER_TIME


func handle_jump() -> void:
	if buffer > 0.0 and coyote > 0.0:
		jump()
	elif buffer > 0.0 and jumps_left > 0:
		jumps_left -= 1
		jump()

	if Input.is_action_just_released("jump") and velocity.y < 0.0:
		velocity.y *= 0.5


func jump() -> void:
	velocity.y = JUMP_VELOCITY
	coyote = 0.0
	buffer = 0.0
	dust.restart()


func find_state() -> State:
	if not is_on_floor():
		return State.FALL if velocity.y < 0.0 else State.JUMP
	return State.RUN if velocity.x != 0.0 else State.IDLE


func change_state(new_state: State) -> void:
	if new_state == state:
		return
	if state == State.FALL and new_state != State.JUMP:
		dust.restart()
	state = new_state
	sprite.play(ANIMATIONS[state])
