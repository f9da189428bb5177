extends Label


func _process(delta: float) -> void:
	rotation_degrees += 90 * delta
