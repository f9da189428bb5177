extends Label


func _process(delta: float) -> void:
	rotation += 90.0 * delta
