extends Label

@export_range(0.25, 5.0) var blink_time := 0.5
var elapsed := 0.0
var on := true


func _process(delta: float) -> void:
	elapsed += delta
	if elapsed >= blink_time:
		elapsed = 0
		on = !on
		visible = on
