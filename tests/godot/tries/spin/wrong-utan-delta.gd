extends Label


func _process(_delta: float) -> void:
	rotation += deg_to_rad(90.0)
