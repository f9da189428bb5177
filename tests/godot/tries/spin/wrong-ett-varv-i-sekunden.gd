extends Label


func _process(delta: float) -> void:
	rotation += deg_to_rad(360.0) * delta
