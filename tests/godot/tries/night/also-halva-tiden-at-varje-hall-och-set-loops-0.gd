extends CanvasModulate

@export var seconds := 40.0


func _ready() -> void:
	var tween := create_tween()
	tween.set_loops(0)
	tween.tween_property(self, "color", Color(0.3, 0.3, 0.6), seconds / 2)
	tween.tween_property(self, "color", Color(1, 1, 1), seconds / 2).set_trans(Tween.TRANS_SINE)
