extends Label

const SECONDS_PER_TURN := 4.0


func _process(delta: float) -> void:
	rotation += TAU / SECONDS_PER_TURN * delta
