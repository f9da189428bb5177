extends Label


func _process(delta: float) -> void:
	rotation_degrees += deg_to_rad(90.0) * delta
