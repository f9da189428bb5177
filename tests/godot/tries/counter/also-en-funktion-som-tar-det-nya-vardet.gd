extends Control

var presses := 0


func _ready() -> void:
	$AddButton.pressed.connect(_on_add_button_pressed)
	$ResetButton.pressed.connect(_on_reset_button_pressed)
	set_presses(0)


func set_presses(value: int) -> void:
	presses = value
	$Label.text = "Tryck: %d" % presses


func _on_add_button_pressed() -> void:
	set_presses(presses + 1)


func _on_reset_button_pressed() -> void:
	set_presses(0)
