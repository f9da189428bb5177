extends Label

var angle := 0.0


func _process(delta: float) -> void:
	angle += 90.0 * delta
	rotation = deg_to_rad(angle)
