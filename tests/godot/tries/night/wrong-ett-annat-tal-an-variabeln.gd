extends CanvasModulate

const NIGHT := Color(0.3, 0.3, 0.6)

@export var seconds := 20.0


func _ready() -> void:
	var tween := create_tween().set_loops()
	tween.tween_property(self, "color", NIGHT, 30.0).set_trans(Tween.TRANS_SINE)
	tween.tween_property(self, "color", Color.WHITE, 5)
