extends CanvasLayer

@onready var coin_label: Label = %CoinLabel
@onready var record_label: Label = %RecordLabel


func _ready() -> void:
	Spel.points_changed.connect(_on_points_changed)
	_on_points_changed()


func _on_points_changed() -> void:
	coin_label.text = "Mynt: %d" % Spel.points
	record_label.text = "Rekord: %d" % Spel.record
