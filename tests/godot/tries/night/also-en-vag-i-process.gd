extends CanvasModulate

@export var seconds := 20.0
var t := 0.0


func _process(delta: float) -> void:
	t += delta
	var k := (1.0 - cos(t * TAU / seconds)) / 2.0
	color = Color.WHITE.lerp(Color(0.3, 0.3, 0.7), k)
