extends Label


func _process(delta: float) -> void:
	var degrees := 90.0 * delta
	rotation += deg_to_rad(degrees)
