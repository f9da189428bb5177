extends Label

@export_range(0.25, 5.0) var interval := 0.5
var left := 0.5


func _process(delta: float) -> void:
	left -= delta
	if left <= 0.0:
		visible = not visible
