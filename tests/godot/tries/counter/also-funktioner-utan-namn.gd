extends Control

var presses := 0


func _ready() -> void:
	$AddButton.pressed.connect(func(): set_count(presses + 1))
	$ResetButton.pressed.connect(func(): set_count(0))
	set_count(0)


func set_count(value: int) -> void:
	presses = value
	$Label.text = "Tryck: %d" % presses
