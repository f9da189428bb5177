extends Label

@export_range(0.25, 5.0) var interval: float = 0.5

var elapsed := 0.0


func _process(delta: float) -> void:
	elapsed += delta
	if elapsed >= interval:
		elapsed -= interval
		visible = !visible
