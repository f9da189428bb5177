extends Node

enum State { IDLE, RUN, JUMP }


func _ready() -> void:
	print(animation_name(next_state(true, 0)))


func next_state(on_floor: bool, direction: float) -> State:
	var result := State.IDLE
	if direction != 0.0:
		result = State.RUN
	if not on_floor:
		result = State.JUMP
	return result


func animation_name(state: State) -> String:
	var text := ""
	match state:
		State.IDLE:
			text = "idle"
		State.RUN:
			text = "run"
		State.JUMP:
			text = "jump"
	return text
