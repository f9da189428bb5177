extends Node

enum State { IDLE, RUN, JUMP }


func next_state(on_floor: bool, direction: float) -> State:
	if not on_floor:
		return State.JUMP
	if direction != 0.0:
		return State.RUN
	return State.IDLE


func animation_name(state: State) -> String:
	match state:
		State.IDLE:
			return "står"
		State.RUN:
			return "springer"
	return "i luften"
