extends CanvasModulate

@export_range(5.0, 120.0) var day_length: float = 40.0

var time := 0.0


func _process(delta: float) -> void:
	time += delta
	var night := 0.5 - 0.5 * cos(TAU * time / day_length)
	color = Color.WHITE.lerp(Color(0.3, 0.3, 0.6), night)
