extends CanvasModulate

@export var seconds := 20.0


func _ready() -> void:
	var tween := create_tween().set_loops()
	tween.tween_property(self, "color", Color(0.3, 0.3, 0.6), 20.0)
	tween.tween_property(self, "color", Color.WHITE, 20.0)
