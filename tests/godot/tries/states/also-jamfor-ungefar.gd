extends Node

enum State { IDLE, RUN, JUMP }


func next_state(on_floor: bool, direction: float) -> State:
	if not on_floor:
		return State.JUMP
	if is_equal_approx(direction, 0.0):
		return State.IDLE
	return State.RUN


func animation_name(state: State) -> String:
	match state:
		State.IDLE:
			return "idle"
		State.RUN:
			return "run"
	return "jump"
