extends Label

@export_range(0.25, 5.0) var interval := 0.5
var left := 0.0


func _ready() -> void:
	left = interval


func _process(delta: float) -> void:
	left -= delta
	if left <= 0.0:
		toggle()


func toggle() -> void:
	visible = not visible
	left += interval
