extends CanvasModulate

@export var half_day := 20.0


func _ready() -> void:
	var tween := create_tween()
	tween.tween_property(self, "color", Color(0.35, 0.4, 0.7), half_day)
	tween.tween_property(self, "color", Color.WHITE, half_day)
