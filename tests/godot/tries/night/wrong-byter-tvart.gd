extends CanvasModulate

@export var seconds := 20.0
var time := 0.0


func _process(delta: float) -> void:
	time += delta
	color = Color(0.3, 0.3, 0.6) if int(time / seconds) % 2 == 1 else Color.WHITE
