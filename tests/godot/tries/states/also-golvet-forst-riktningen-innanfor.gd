extends Node

enum State { IDLE, RUN, JUMP }


func next_state(on_floor: bool, direction: float) -> State:
	if on_floor:
		if direction == 0.0:
			return State.IDLE
		return State.RUN
	return State.JUMP


func animation_name(state: State) -> String:
	match state:
		State.JUMP:
			return "jump"
		State.RUN:
			return "run"
	return "idle"
