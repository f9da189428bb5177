extends Label

var speed := 90.0


func _process(delta: float) -> void:
	rotation += deg_to_rad(speed) * delta
