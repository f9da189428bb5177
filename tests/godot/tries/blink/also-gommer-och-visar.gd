extends Label

@export_range(0.25, 5)
var interval := 0.5
var elapsed := 0.0


func _process(delta: float) -> void:
	elapsed = elapsed + delta
	if elapsed > interval:
		elapsed = 0.0
		if visible:
			hide()
		else:
			show()
