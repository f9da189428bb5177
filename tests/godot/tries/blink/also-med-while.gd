extends Label

@export_range(0.25, 5.0) var interval := 0.5
var t := 0.0


func _process(delta: float) -> void:
	t += delta
	while t >= interval:
		t -= interval
		visible = not visible
