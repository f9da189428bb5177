extends Control

var presses := 0


func _ready() -> void:
	$AddButton.pressed.connect(_on_reset_pressed)
	$ResetButton.pressed.connect(_on_reset_pressed)
	show_presses()


func _on_reset_pressed() -> void:
	presses = 0
	show_presses()


func show_presses() -> void:
	$Label.text = "Tryck: %d" % presses
