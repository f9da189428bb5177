extends Label


func _process(delta: float) -> void:
	rotation += deg_to_rad(90.0 * delta)
