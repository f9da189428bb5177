extends Node

enum State {
	JUMP,
	RUN,
	IDLE,
}


func next_state(on_floor: bool, direction: float) -> State:
	if direction == 0.0 and on_floor:
		return State.IDLE
	if direction != 0.0 and on_floor:
		return State.RUN
	return State.JUMP


func animation_name(state: State) -> String:
	match state:
		State.IDLE:
			return "idle"
		State.RUN:
			return "run"
		_:
			return "jump"
